import { expect, test, vi } from 'vitest';
import { createFormat } from '#i18n/format.ts';

test.each(['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'])(
  'a day is the same day in a browser in %s',
  (host) => {
    vi.stubEnv('TZ', host);
    const { day } = createFormat('en', 'en', 'Etc/UTC');
    expect(day('2026-11-25', '2026-11-20')).toBe('Nov 25');
    expect(day('2027-01-01', '2026-11-20')).toBe('Jan 1, 2027');
  },
);

test.each([
  ['en', 'en-US', 'Dec 1'],
  ['en', 'en-GB', '1 Dec'],
  ['de', 'de-AT', '1. Dez.'],
  ['en', 'de-DE', 'Dec 1'],
])('R36: a day in the language %s and the region %s is %j', (language, region, text) => {
  expect(createFormat(language, region, 'UTC').day('2026-12-01', '2026-11-20')).toBe(text);
});
