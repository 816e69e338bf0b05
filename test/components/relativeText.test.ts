import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/people/languages.ts';
import { relativeText } from '#i18n/relativeText.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');

test.each(LANGUAGES)(
  'R558: an age counts time and names no calendar day, month or year, because it is rounded, in %s',
  (language) => {
    const relative = (instant: string) => relativeText(language, instant, NOW);
    const counted = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
    // Each is on an earlier calendar day, month or year than 'yesterday' and the like say.
    expect(relative('2026-11-24T13:00:00Z')).toBe(counted.format(-1, 'day'));
    expect(relative('2026-11-23T13:00:00Z')).toBe(counted.format(-2, 'day'));
    expect(relative('2026-09-30T12:00:00Z')).toBe(counted.format(-1, 'month'));
    expect(relative('2024-12-05T12:00:00Z')).toBe(counted.format(-1, 'year'));
  },
);

test('R558: less than a second ago is now', () => {
  expect(relativeText('en', '2026-11-26T12:00:00Z', NOW)).toBe('now');
});

test('R581: an age is never in the future, although this computer’s clock may be slow', () => {
  expect(relativeText('en', '2026-11-26T12:00:20Z', NOW)).toBe('now');
  expect(relativeText('en', '2026-11-26T15:00:00Z', NOW)).toBe('now');
});
