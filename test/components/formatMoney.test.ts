import { expect, test } from 'vitest';
import { createFormat } from '#i18n/format.ts';

test.each([
  ['en-GB', '', '1,234.50'],
  ['de-DE', '', '1.234,50'],
  ['de-DE', 'EURO', '1.234,50 EURO'],
  ['fr-FR', 'EURO', '1 234,50 EURO'],
  ['de-DE', 'EUR', '1.234,50 €'],
])('R564: in the region %s, an amount with the currency %j is %j', (region, currency, text) => {
  const shown = createFormat('en', region, 'UTC').money({ amount: 1234.5, currency });
  expect(shown.replaceAll(/\s/g, ' ')).toBe(text);
});

test('R564: an amount without a currency is rounded as in the file', () => {
  expect(createFormat('en', 'en', 'UTC').money({ amount: 1.005, currency: '' })).toBe('1.01');
});
