import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/people/languages.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { createFormat } from '#i18n/format.ts';
import { initI18n } from '#i18n/texts.ts';
import { orderUrgency } from '#screens/search/table/cells/statusCell.tsx';
import { anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';

test.each(LANGUAGES)('R133: a suspension that the status names is not repeated, in %s', async (language) => {
  const texts = (await initI18n(language)).getFixedT(language, 'status');
  const routing = aStatus('routing', { expectedCloseDate: '2026-11-20T09:00:00.000Z' });
  const order = anOrder({ items: [anItem({ statuses: statusesOf(routing, aStatus('suspended')) })] });
  const label = texts('suspendedIn', { status: 'X' });
  const current = currentTime(Date.parse('2026-11-20T12:00:00.000Z'), 'Etc/UTC');
  const format = createFormat(language, language, 'Etc/UTC');
  expect(orderUrgency(order, 'routing', label, { statusTexts: texts, format, current })).toMatchObject({
    reason: '',
    subject: '',
  });
});
