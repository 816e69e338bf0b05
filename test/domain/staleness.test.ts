import { describe, expect, test } from 'vitest';
import { type Address, EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { Item } from '#domain/item/item.ts';
import {
  changedFacts,
  type FactChange,
  type FactName,
  factAddress,
  factsByItem,
  listedStatuses,
} from '#domain/order/staleness.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { keyed } from '#test/keyed.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

function changesBetween(
  shown: Partial<Item>,
  current: Partial<Item>,
  facts: readonly FactName[],
): FactChange[] {
  return changedFacts(factsByItem([anItem(shown)], NOW), factsByItem([anItem(current)], NOW), facts);
}

test('R477: an added item is a change of its own, for a write that also affects it', () => {
  const shown = factsByItem([anItem({ itemId: 'a' })], NOW);
  const current = factsByItem([anItem({ itemId: 'a' }), anItem({ itemId: 'b' })], NOW);
  const change = { itemId: 'b', fact: 'status', before: '', after: 'unknown' };
  expect(changedFacts(shown, current, ['status', 'quantity'], true)).toEqual([change]);
  expect(changedFacts(shown, current, ['status', 'quantity'])).toEqual([]);
});

describe('R12: a delivery address has changed', () => {
  const basel: Address = { ...EMPTY_ADDRESS, lastName: 'Ruiz', street1: 'Rheinweg 1', city: 'Basel' };

  test.each<Partial<Address>>([
    { country: 'DE' },
    { phone: '+41 61 555 01 01' },
    { phoneExt: '7' },
    { email: 'ana@example.com' },
    { doorCode: 'B12' },
    { isPOBox: true },
    { isResidential: true },
    { city: 'Bern' },
  ])('with %j', (other) => {
    const current = { ...basel, ...other };
    const [change, ...more] = changesBetween({ destinationAddress: basel }, { destinationAddress: current }, [
      'address',
    ]);
    expect(more).toEqual([]);
    expect(factAddress(change?.before ?? null)).toEqual(basel);
    expect(factAddress(change?.after ?? null)).toEqual(current);
  });

  test('but not without a difference, in whatever order its fields are', () => {
    const facts = ['address'] as const;
    const turned = Object.fromEntries(Object.entries(basel).reverse()) as unknown as Address;
    expect(changesBetween({ destinationAddress: basel }, { destinationAddress: turned }, facts)).toEqual([]);
  });
});

describe('R345: the address of a fulfillment group has changed', () => {
  const basel: Address = { ...EMPTY_ADDRESS, street1: 'Rheinweg 1', city: 'Basel' };
  const bern: Address = { ...basel, city: 'Bern' };
  const factsIn = (own: Address | null, group: Address | null) =>
    factsByItem([anItem({ destinationAddress: own })], NOW, () => group);

  test.each<[string, Address | null, Address | null, FactName[]]>([
    ['but its item has no address', null, bern, ['groupAddress']],
    ['and that of its item', bern, bern, ['groupAddress']],
  ])('%s', (_title, own, group, facts) => {
    const shown = factsIn(own && basel, basel);
    const changes = changedFacts(shown, factsIn(own, group), ['address', 'groupAddress']);
    expect(changes.map(({ fact }) => fact)).toEqual(facts);
    expect(factAddress(changes[0]?.after ?? null)).toEqual(bern);
  });

  test('is no change if only its item has another one', () => {
    const changes = changedFacts(factsIn(basel, basel), factsIn(bern, basel), ['address', 'groupAddress']);
    expect(changes.map(({ fact }) => fact)).toEqual(['address']);
  });
});

describe('S4.51: a displayed item can no longer be redirected', () => {
  const baton = aStatus('baton', { state: 'closed' });
  const shown = { statuses: statusesOf(baton, aStatus('production')) };
  const link = [{ href: 'https://items.example/2', name: null }];

  test.each<[string, Partial<Item>]>([
    ['redirected', { ...shown, links: keyed({ redirectedItem: link }) }],
    ['redirected', { ...shown, links: keyed({ routedItem: link }) }],
    ['rejected', { statuses: statusesOf(baton, aStatus('production'), aStatus('rejected')) }],
    ['baton', { statuses: statusesOf(aStatus('baton'), aStatus('production')) }],
  ])('%s', (after, current) => {
    expect(changesBetween(shown, current, ['redirectObstacle'])).toEqual([
      { itemId: 'item-1', fact: 'redirectObstacle', before: '', after },
    ]);
  });
});

describe('R12, R158: a status that limits the quantity of a shipment has changed', () => {
  const facts = ['currentStatuses', 'completedStatuses'] as const;
  const shipped = (quantity: number, state: 'current' | 'closed', name = 'fulfilled') => ({
    quantity: 250,
    statuses: statusesOf(aStatus(name, { state, quantity }), aStatus('production')),
  });

  test.each([
    ['fulfilled', 'current', 'currentStatuses'],
    ['fulfilled', 'closed', 'completedStatuses'],
    ['cancelled', 'closed', 'completedStatuses'],
  ] as const)('%s, %s', (name, state, fact) => {
    const changes = changesBetween(shipped(100, state, name), shipped(200, state, name), facts);
    expect(changes).toMatchObject([{ fact }]);
    expect(changes[0]?.before).toContain(`${name} (100)`);
    expect(changes[0]?.after).toContain(`${name} (200)`);
  });

  test.each([
    ['fulfilled (100)', { name: 'fulfilled', quantity: 100 }],
    ['fulfilled (2.5)', { name: 'fulfilled', quantity: 2.5 }],
    ['fulfilled', { name: 'fulfilled', quantity: null }],
    ['odd (name)', { name: 'odd (name)', quantity: null }],
  ])('%s is read as listed', (text, listed) => {
    expect(listedStatuses(text)).toEqual([listed]);
  });

  test('but not another completed status', () => {
    const over = (quantity: number) => shipped(quantity, 'closed', 'documentReview');
    expect(changesBetween(over(100), over(200), facts)).toEqual([]);
  });
});
