import fc from 'fast-check';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { Item, StatusEntry } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import { aGroup, anItem, anOrder, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { NOW } from './ordersTableScene.ts';

/** Generated search results: orders in every state that has its own status text, late and on time. */

const PLACES: readonly (readonly StatusEntry[])[] = [
  [aStatus('production')],
  [aStatus('preparing')],
  [aStatus('preparing'), aStatus('inventoryCheck')],
  [aStatus('routing')],
  [aStatus('routing'), aStatus('suspended')],
  [aStatus('production'), aStatus('suspended')],
  [aStatus('suspended')],
  [aStatus('production'), aStatus('onHold')],
  [aStatus('onHold')],
  [aStatus('fulfilled')],
  [aStatus('fulfilled', { quantity: 100 }), aStatus('fulfillment')],
  [aStatus('cancelled')],
  [aStatus('cancelled', { quantity: 100 }), aStatus('production')],
  [aStatus('cancelled', { quantity: 50 }), aStatus('fulfilled', { quantity: 100 }), aStatus('production')],
  [aStatus('cancelled', { quantity: 150 }), aStatus('fulfilled', { quantity: 100 })],
  [aStatus('cancelled', { state: 'closed' }), aStatus('preparing')],
  [aStatus('rejected')],
  [aStatus('documentReviewRejected')],
  [aStatus('heldAtCustoms')],
  [],
];

const address = fc.constantFrom('', 'NL', 'DE', 'XK').map((country) => ({ ...EMPTY_ADDRESS, country }));
/** Hours since the due date, negative before it; null for an item without a due date. */
const late = fc.option(fc.integer({ min: -100, max: 200 }));

const item: fc.Arbitrary<Item> = fc
  .record({
    statuses: fc.constantFrom(...PLACES),
    late,
    fulfillerId: fc.constantFrom('', 'k3vd81mq0z', 'p2', 'p3'),
    fulfillerName: fc.constantFrom('', 'Small Press'),
    /** In ten-thousandths: the platform's prices can have parts of a cent. */
    price: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
    currencyCode: fc.constantFrom('EUR', 'USD', 'KWD'),
    destinationAddress: fc.option(address),
  })
  .map(({ statuses, late: hours, price, currencyCode, ...over }) => {
    const expectedCloseDate = hours === null ? null : new Date(NOW - hours * 3_600_000).toISOString();
    return anItem({
      ...over,
      globalFulfillerId: over.fulfillerId,
      fulfillerName: over.fulfillerId === 'p2' ? over.fulfillerName : '',
      statuses: statusesOf(...statuses.map((entry) => ({ ...entry, expectedCloseDate }))),
      itemPricing: price === null ? null : { basePrice: price / 10_000, shippingPrice: 1.5, currencyCode },
    });
  });

const LOCAL = [
  '2026-11-16T18:00:00',
  '2026-11-18T18:00:00',
  '2026-11-19T18:00:00',
  '2026-11-20T18:00:00',
  '2026-11-23T18:00:00',
  '2026-11-27T18:00:00',
  '2027-01-05T09:00:00',
];
/** Instants whose day in Berlin is not their day in UTC. */
const NEAR_MIDNIGHT = [
  '2026-11-18T23:30:00',
  '2026-11-19T23:30:00',
  '2026-11-20T23:30:00',
  '2026-11-23T23:30:00',
];
const order = fc
  .record({
    merchantId: fc.constantFrom('acme-print', 'other'),
    localPromisedArrivalDate: fc.option(fc.constantFrom(...LOCAL)),
    items: fc.array(item, { maxLength: 3 }),
    group: fc.option(
      fc.record({
        destinationAddress: address,
        promisedArrivalDate: fc.option(
          fc.constantFrom(...[...LOCAL, ...NEAR_MIDNIGHT].map((local) => `${local}.000Z`)),
        ),
      }),
    ),
  })
  .map(({ group, items, ...over }): Partial<Order> => {
    const named = items.map((one, index) => ({ ...one, itemId: `item-${index}` }));
    const itemIds = named.map(({ itemId }) => itemId);
    return { ...over, items: named, fulfillmentGroups: group ? [aGroup({ ...group, itemIds })] : [] };
  });

export const searchedOrders: fc.Arbitrary<Order[]> = fc
  .array(order, { maxLength: 40 })
  .map((all) => all.map((over, index) => anOrder({ ...over, orderId: `order-${index}` })));
