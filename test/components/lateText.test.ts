import { describe, expect, test } from 'vitest';
import { lateText } from '#components/status/dueText.ts';
import type { Language } from '#domain/people/languages.ts';
import { createFormat } from '#i18n/format.ts';
import { initI18n } from '#i18n/texts.ts';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const DAYS_AGO = '2026-11-21T12:00:00Z';
const HOURS_AGO = '2026-11-26T09:00:00Z';

describe('R113: how late a status is', () => {
  test.each<[Language, string, string]>([
    ['en', '5 days late', '3 hr late'],
    ['de', '5 Tage verspätet', '3 Std. verspätet'],
    ['fr', '5 jours de retard', '3 h de retard'],
  ])('is in whole words for days, in %s', async (language, days, hours) => {
    const text = (await initI18n(language)).getFixedT(language, 'status');
    const format = createFormat(language, language, 'UTC');
    expect(lateText(text, format, DAYS_AGO, NOW)).toBe(days);
    expect(lateText(text, format, HOURS_AGO, NOW).replaceAll(/\s/g, ' ')).toBe(hours);
  });
});
