import { describe, expect, test } from 'vitest';
import type { Item } from '#domain/item/item.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { urgentReason } from '#domain/order/urgentReason.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const late = (name: string, hours: number) => aStatus(name, { expectedCloseDate: ago(hours) });
const withStatuses = (...entries: ReturnType<typeof aStatus>[]) =>
  anItem({ statuses: statusesOf(...entries) });

describe('the most urgent reason of an order', () => {
  test('R565: of equally urgent ones, it is the same in any sequence of the items', () => {
    const items = ['routing', 'inventoryCheck', 'preparing'].map((name) => withStatuses(late(name, 3)));
    const reasonOf = (all: Item[]) => urgentReason({ items: all }, 'unknown', NOW);
    expect(reasonOf(items)).toMatchObject({ status: 'inventoryCheck' });
    expect(reasonOf(items.toReversed())).toEqual(reasonOf(items));
  });

  test.each<[string, Item[], string | null, number | null]>([
    ['late in routing', [withStatuses(late('routing', 3))], 'routing', 3],
    [
      'late in the inventory check',
      [withStatuses(aStatus('preparing'), late('inventoryCheck', 5))],
      'inventoryCheck',
      5,
    ],
    [
      'the longest overdue',
      [withStatuses(late('routing', 3)), withStatuses(late('preparing', 9))],
      'preparing',
      9,
    ],
    [
      'an error before a delay',
      [withStatuses(late('preparing', 9), late('prepressFailed', 1))],
      'prepressFailed',
      1,
    ],
    [
      'a reason that the status does not name',
      [withStatuses(late('preparing', 9)), withStatuses(aStatus('rejected'))],
      'preparing',
      9,
    ],
    ['on hold', [withStatuses(aStatus('production'), aStatus('onHold'))], 'onHold', null],
    [
      'a delay before a cancelled item',
      [withStatuses(late('preparing', 2)), withStatuses(aStatus('cancelled'))],
      'preparing',
      2,
    ],
    [
      'a cancelled item beside an active one',
      [withStatuses(aStatus('production')), withStatuses(aStatus('cancelled'))],
      'cancelled',
      null,
    ],
    [
      'R96: nothing for a shipped item that is still on hold',
      [withStatuses(aStatus('fulfilled'), aStatus('onHold'))],
      null,
      null,
    ],
    [
      'R96: nothing for a shipped item that is still late in routing',
      [withStatuses(aStatus('fulfilled'), late('routing', 240))],
      null,
      null,
    ],
    [
      'R96: nothing but the cancellation for a cancelled item that is still on hold and late',
      [
        withStatuses(aStatus('cancelled'), aStatus('onHold'), late('routing', 240)),
        withStatuses(aStatus('production')),
      ],
      'cancelled',
      null,
    ],
    [
      'the suspension of an item that is late in routing, because both are one problem',
      [withStatuses(aStatus('suspended'), late('routing', 3))],
      'suspended',
      3,
    ],
    ['nothing that the status already says', [withStatuses(aStatus('cancelled'))], null, null],
    [
      'nothing for an order on time',
      [withStatuses(aStatus('routing', { expectedCloseDate: ago(-1) }))],
      null,
      null,
    ],
  ])('%s', (_title, items, status, hours) => {
    const expected = status === null ? null : { status, due: hours === null ? null : ago(hours) };
    expect(urgentReason({ items }, orderStatus({ items }, NOW).type, NOW)).toEqual(expected);
  });
});
