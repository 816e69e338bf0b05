import { describe, expect, test } from 'vitest';
import type { UpdateType } from '#domain/actions/statusUpdate.ts';
import { byKey, entriesOf } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import type { EventTraces } from '#domain/writes/eventTraces.ts';
import type { GuardedWrite, WriteTrace } from '#domain/writes/sentWrite.ts';
import { tracedFacts } from '#domain/writes/tracedFacts.ts';
import {
  judgeClearedAlerts,
  judgeResentEvents,
  judgeStatusUpdate,
  judgeWrite,
  type WriteEvidence,
} from '#domain/writes/writeEvidence.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { anItem, anItemIn, aSentWrite, aStatus, statusesOf } from '#test/domainBuilders.ts';

const facts = (items: readonly Item[]) => tracedFacts(factsByItem(items, 0));
const awaiting = (itemId: string) => anItemIn('awaitingFulfillerResponse', { itemId });
const accepted = (itemId: string) => anItemIn('productionAccepted', { itemId });
const QUIET: EventTraces = { events: [], triedEventIds: [], maybeTriedEventIds: [], isIncomplete: false };

/** Events saying that the fulfiller accepted the production of these items. */
function traces(...itemIds: string[]): EventTraces {
  return {
    ...QUIET,
    events: itemIds.map((itemId) => ({
      eventId: '',
      itemId,
      eventType: 'productionAccepted',
      parcels: [],
      isOlder: false,
      isNear: true,
    })),
  };
}

function judged(before: readonly Item[], after: readonly Item[], since: EventTraces | null): CheckResult {
  const seen = facts(before);
  return judgeStatusUpdate(
    { facts: facts(after), eventTraces: since },
    { seen, updateType: 'productionAccepted' },
  );
}

describe('R13: each item is one call, and is checked by its own traces', () => {
  const [a, b] = [awaiting('a'), awaiting('b')];

  test.each<[string, readonly Item[], EventTraces | null, CheckResult]>([
    ['both show it', [accepted('a'), accepted('b')], null, 'applied'],
    ['one shows it, the other has an event', [accepted('a'), b], traces('b'), 'applied'],
    ['only one shows it', [accepted('a'), b], QUIET, { appliedItemIds: ['a'], rest: 'notApplied' }],
    ['only one has an event', [a, b], traces('b'), { appliedItemIds: ['b'], rest: 'notApplied' }],
    [
      'one shows it, and the events are not available',
      [accepted('a'), b],
      null,
      { appliedItemIds: ['a'], rest: 'cannotTell' },
    ],
    [
      'one shows it, an event names no item',
      [accepted('a'), b],
      traces(''),
      { appliedItemIds: ['a'], rest: 'cannotTell' },
    ],
    ['an event names no item', [a, b], traces(''), 'cannotTell'],
    ['neither shows it', [a, b], QUIET, 'notApplied'],
    ['neither shows it, and the events are not available', [a, b], null, 'cannotTell'],
  ])('%s', (_title, after, since, result) => {
    expect(judged([a, b], after, since)).toEqual(result);
  });

  test('an event without an item belongs to the only item that was sent', () => {
    expect(judged([a], [a], traces(''))).toBe('applied');
  });
});

const judgedAs = (operation: GuardedWrite, evidence: WriteEvidence, trace: WriteTrace) =>
  judgeWrite(aSentWrite({ operation, trace }), evidence);

describe('one request for several alerts or events', () => {
  const alerts = [
    { itemId: 'a', status: 'routing' },
    { itemId: 'b', status: 'preparing' },
    { itemId: 'b', status: 'shipping' },
  ];
  const factsWith = (left: Readonly<Record<string, string>>) => {
    const facts = factsByItem([anItem({ itemId: 'a' }), anItem({ itemId: 'b' })], 0);
    return byKey(entriesOf(facts).map(([itemId, fact]) => [itemId, { ...fact, alerts: left[itemId] ?? '' }]));
  };

  test.each<[string, Record<string, string>, CheckResult]>([
    ['all are cleared', {}, 'applied'],
    ['none is cleared', { a: 'routing', b: 'preparing, shipping' }, 'notApplied'],
    [
      'those of one item are cleared',
      { b: 'preparing, shipping' },
      { appliedItemIds: ['a'], rest: 'notApplied' },
    ],
    ['one of two of an item is cleared', { a: 'routing', b: 'shipping' }, 'notApplied'],
    ['and those of another item', { b: 'shipping' }, { appliedItemIds: ['a'], rest: 'notApplied' }],
  ])('alerts: %s', (_title, left, result) => {
    expect(
      judgeClearedAlerts({ facts: factsWith(left), eventTraces: QUIET }, { seen: factsWith({}), alerts }),
    ).toEqual(result);
  });

  test.each<[string, string[] | null, CheckResult]>([
    ['all were tried again', ['e1', 'e2'], 'applied'],
    ['none was tried again', [], 'notApplied'],
    ['one was tried again, possibly by the platform itself', ['e2'], 'cannotTell'],
    ['unknown', null, 'cannotTell'],
  ])('events: %s', (_title, tried, result) => {
    const since = tried && { ...QUIET, triedEventIds: tried };
    const sent = { seen: {}, eventIds: ['e1', 'e2'] };
    expect(judgeResentEvents({ facts: {}, eventTraces: since }, sent)).toBe(result);
  });
});

describe('R268: only what a write causes shows that it was applied', () => {
  const producing = anItemIn('production', { itemId: 'a', quantity: 10 });
  const withAlso = (...more: Parameters<typeof statusesOf>) =>
    anItem({ itemId: 'a', quantity: 10, statuses: statusesOf(aStatus('production'), ...more) });
  const pending = withAlso(aStatus('pendingCancellation'));

  test.each<[UpdateType, string, Item, Item, CheckResult]>([
    ['fulfillment', 'a cancellation request', producing, pending, 'notApplied'],
    [
      'fulfillment',
      'a part is shipped',
      producing,
      withAlso(aStatus('fulfilled', { quantity: 4 })),
      'applied',
    ],
    ['fulfillment', 'it is shipped', producing, anItemIn('fulfilled', { itemId: 'a' }), 'applied'],
    ['productionStarted', 'it is in production', awaiting('a'), producing, 'applied'],
    [
      'productionStarted',
      'it is rejected',
      awaiting('a'),
      anItemIn('rejected', { itemId: 'a' }),
      'notApplied',
    ],
    ['productionAccepted', 'it is accepted', awaiting('a'), accepted('a'), 'applied'],
    ['fulfillerRejected', 'it is rejected', producing, anItemIn('rejected', { itemId: 'a' }), 'applied'],
    ['fulfillerRejected', 'it is shipped', producing, anItemIn('fulfilled', { itemId: 'a' }), 'notApplied'],
    ['cancellationResponse', 'it is cancelled', pending, anItemIn('cancelled', { itemId: 'a' }), 'applied'],
    ['cancellationResponse', 'the request has ended', pending, producing, 'notApplied'],
    ['nothingCancelled', 'the request has ended', pending, producing, 'applied'],
    ['nothingCancelled', 'it is cancelled', pending, anItemIn('cancelled', { itemId: 'a' }), 'notApplied'],
  ])('%s: %s', (updateType, _title, before, after, result) => {
    const sent = { seen: facts([before]), updateType };
    expect(judgeStatusUpdate({ facts: facts([after]), eventTraces: QUIET }, sent)).toBe(result);
  });

  const cancelled = (itemId: string) => anItemIn('cancelled', { itemId });
  const refused = (itemId: string) =>
    anItem({
      itemId,
      statuses: statusesOf(aStatus('awaitingFulfillerResponse'), aStatus('cancellationRejected')),
    });
  const asked = (...itemIds: string[]): EventTraces => ({
    ...QUIET,
    events: itemIds.map((itemId) => {
      return {
        eventId: '',
        itemId,
        eventType: 'cancellationRequestReceived',
        parcels: [],
        isOlder: false,
        isNear: true,
      };
    }),
  });

  test.each<[string, readonly Item[], EventTraces | null, CheckResult]>([
    ['every item is cancelled', [cancelled('a'), cancelled('b')], null, 'applied'],
    ['one is cancelled, the other has an event', [cancelled('a'), awaiting('b')], asked('b'), 'applied'],
    ['an event concerns the whole order', [awaiting('a'), awaiting('b')], asked(''), 'applied'],
    ['the fulfiller has refused both', [refused('a'), refused('b')], null, 'applied'],
    ['only one is cancelled, perhaps by someone else', [cancelled('a'), awaiting('b')], QUIET, 'cannotTell'],
    ['only one has an event', [awaiting('a'), awaiting('b')], asked('a'), 'cannotTell'],
    ['nothing has happened', [awaiting('a'), awaiting('b')], QUIET, 'notApplied'],
    [
      'nothing has happened, and the events are not available',
      [awaiting('a'), awaiting('b')],
      null,
      'cannotTell',
    ],
  ])('the cancellation or redirect of two items: %s', (_title, after, eventTraces, result) => {
    const seen = facts([awaiting('a'), awaiting('b')]);
    expect(judgedAs('cancelOrder', { facts: facts(after), eventTraces }, { seen })).toBe(result);
  });
});

test('R13: if some items of a status update failed, a check that finds it applied names only the others', () => {
  const seen = facts([awaiting('a')]);
  const sent = aSentWrite({ operation: 'updateStatus', trace: { seen, updateType: 'productionAccepted' } });
  const evidence = { facts: facts([accepted('a')]), eventTraces: traces('a') };
  expect(judgeWrite(sent, evidence)).toBe('applied');
  expect(judgeWrite({ ...sent, refusedItemIds: ['b'] }, evidence)).toEqual({
    appliedItemIds: ['a'],
    rest: 'notApplied',
  });
});
