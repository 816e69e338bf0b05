import { describe, expect, test } from 'vitest';
import type { Item } from '#domain/item/item.ts';
import {
  carrierServiceKeys,
  carrierServiceName,
  expectedShipping,
  shippedDates,
} from '#domain/results/columnValues.ts';
import { aDelivery, anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const _late = (name: string, hours: number) => aStatus(name, { expectedCloseDate: hoursAgo(hours) });
const withItems = (...items: Item[]) => anOrder({ items });

describe('S2.58: the expected ship date and its warnings', () => {
  const planned = (expectedShipDate: string | null, ...more: ReturnType<typeof aStatus>[]) =>
    anItem({
      statuses: statusesOf(...more),
      deliveryConfigurations: [aDelivery({ expectedShipDate })],
    });
  const [monday, friday] = ['2026-11-23T08:00:00.000Z', '2026-11-27T08:00:00.000Z'];
  test.each([
    [
      'all have a date',
      [planned(friday), planned(monday)],
      { dates: [monday, friday], undated: 0, delayed: 0 },
    ],
    ['the same date once', [planned(monday), planned(monday)], { dates: [monday], undated: 0, delayed: 0 }],
    ['an item has no date', [planned(monday), planned(null)], { dates: [monday], undated: 1, delayed: 0 }],
    ['no item has one', [planned(null), anItem()], { dates: [], undated: 2, delayed: 0 }],
    [
      'a cancelled item needs none',
      [planned(null, aStatus('cancelled'))],
      { dates: [], undated: 0, delayed: 0 },
    ],
    [
      'R561: a shipped item needs none, and its delay is over',
      [planned(null, aStatus('fulfilled')), planned(friday, aStatus('fulfilled'), aStatus('delayed'))],
      { dates: [friday], undated: 0, delayed: 0 },
    ],
    [
      'R245: an item of which only a part is cancelled needs one',
      [
        { ...planned(monday, aStatus('cancelled', { quantity: 2 })), quantity: 10 },
        { ...planned(null, aStatus('cancelled', { quantity: 2 })), quantity: 10 },
      ],
      { dates: [monday], undated: 1, delayed: 0 },
    ],
    [
      'S4.17: the date of a delay replaces the planned one',
      [planned(monday, aStatus('delayed', { expectedCloseDate: friday }))],
      { dates: [friday], undated: 0, delayed: 1 },
    ],
    [
      'marked as delayed without a new date',
      [planned(monday, aStatus('fulfillmentDelayed'))],
      { dates: [monday], undated: 0, delayed: 1 },
    ],
    [
      'S4.17: the date of a delay with the name fulfillmentDelayed replaces it too',
      [planned(monday, aStatus('fulfillmentDelayed', { expectedCloseDate: friday }))],
      { dates: [friday], undated: 0, delayed: 1 },
    ],
    [
      'a delay that is over',
      [planned(monday, aStatus('delayed', { state: 'closed', expectedCloseDate: friday }))],
      { dates: [monday], undated: 0, delayed: 0 },
    ],
  ])('%s', (_, items, shown) => expect(expectedShipping(withItems(...items))).toEqual(shown));
});

describe('S2.59, S2.60: shipped dates and carrier services', () => {
  const shipment = (date: string | null, carrierServiceKey: string) => ({
    shipmentId: 's',
    shipmentCreationDateTime: date,
    carrierServiceKey,
  });
  const order = withItems(
    anItem({ shipments: [shipment('2026-11-19T10:00:00.000Z', 'recs:ups-ground'), shipment(null, '')] }),
    anItem({ shipments: [shipment('2026-11-18T10:00:00.000Z', 'recs:ups-ground')] }),
    anItem({ shipments: [shipment('2026-11-19T10:00:00.000Z', 'own-van')] }),
  );

  test('dates once, earliest first', () => {
    expect(shippedDates(order)).toEqual(['2026-11-18T10:00:00.000Z', '2026-11-19T10:00:00.000Z']);
    expect(shippedDates(withItems(anItem()))).toEqual([]);
  });

  test('services once, in the order of the items', () => {
    expect(carrierServiceKeys(order)).toEqual(['recs:ups-ground', 'own-van']);
  });

  test.each([
    ['recs:ups-ground', 'UPS Ground'],
    ['recs:gone', 'recs:gone'],
    ['own-van', 'own-van'],
    ['ups-ground', 'ups-ground'],
  ])('S7.29: %s reads %s', (key, name) => {
    const names = new Map([
      ['recs:ups-ground', 'UPS Ground'],
      ['ups-ground', 'not a reference'],
    ]);
    expect(carrierServiceName(key, names)).toBe(name);
  });
});
