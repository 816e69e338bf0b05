import { expect, test } from 'vitest';
import { newestKnown } from '#domain/search/newestKnown.ts';
import { anOrder, aPage, aSearch } from '#test/domainBuilders.ts';

const RECEIVED_AT = Date.parse('2026-11-20T12:00:00Z');
const RANGE = { start: '2026-11-01T00:00:00.000Z', end: '2026-11-30T23:59:59.999Z' };

const known = (dates: (string | null)[], over: Partial<Parameters<typeof newestKnown>[0]> = {}) =>
  newestKnown({
    criteria: aSearch({ sortField: 'createdDate', sortOrder: 'descending' }),
    range: RANGE,
    ...aPage(dates.map((createdDate) => anOrder({ createdDate }))),
    directHit: null,
    receivedAt: RECEIVED_AT,
    ...over,
  });

test.each<[string, number, string]>([
  ['the creation of the newest order', known(['2026-11-20T08:00:00.250Z']), '2026-11-20T08:00:00.250Z'],
  ['the end of its second if the date has none', known(['2026-11-20T08:00:00Z']), '2026-11-20T08:00:00.999Z'],
  ['just before the range if there are no orders', known([]), '2026-10-31T23:59:59.999Z'],
  [
    'the response if an order has no date',
    known(['2026-11-20T08:00:00.250Z', null]),
    '2026-11-20T12:00:00.000Z',
  ],
  [
    'the response if the newest order may be on another page',
    known(['2026-11-20T08:00:00.250Z'], { total: 2, criteria: aSearch({ sortField: 'relevance' }) }),
    '2026-11-20T12:00:00.000Z',
  ],
])('orders count as new from %s', (_title, moment, expected) => {
  expect(new Date(moment).toISOString()).toBe(expected);
});
