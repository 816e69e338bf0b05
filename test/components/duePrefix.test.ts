import { expect, test } from 'vitest';
import { dueStatusPrefix } from '#components/status/duePrefix.ts';
import { dueText } from '#components/status/dueText.ts';
import type { DueFact } from '#domain/order/dueFact.ts';
import type { Language } from '#domain/people/languages.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { createFormat } from '#i18n/format.ts';
import { initI18n } from '#i18n/texts.ts';

const FACT: DueFact = { kind: 'late', status: 'onTimeToCustomer', at: '2026-11-24T12:00:00Z' };

test.each<[Language, string]>([
  ['en', 'Arrival at the customer: 2 days late'],
  ['de', 'Ankunft beim Kunden: 2 Tage verspätet'],
  ['fr', 'Arrivée chez le client : 2 jours de retard'],
  ['it', 'Arrivo al cliente: 2 giorni di ritardo'],
  ['nl', 'Aankomst bij de klant: 2 dagen te laat'],
])('R630: a late arrival at the customer says once that it is late, in %s', async (language, due) => {
  const text = (await initI18n(language)).getFixedT(language, 'status');
  const format = createFormat(language, language, 'UTC');
  const current = currentTime(Date.parse('2026-11-26T12:00:00Z'), 'UTC');
  const plain = (shown: string) => shown.replaceAll(/\s/g, ' ');
  const prefix = dueStatusPrefix(text, format, FACT, 'Shipped');
  expect(plain(prefix + dueText(text, format, FACT, current))).toBe(due);
});
