import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { Item } from '#domain/item/item.ts';
import { factsByItem } from '#domain/order/staleness.ts';
import type { EventTraces } from '#domain/writes/eventTraces.ts';
import type { GuardedWrite, WriteTrace } from '#domain/writes/sentWrite.ts';
import { addressFingerprint, tracedFacts } from '#domain/writes/tracedFacts.ts';
import { judgeWrite, type WriteEvidence } from '#domain/writes/writeEvidence.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { anItem, aSentWrite } from '#test/domainBuilders.ts';

const facts = (items: readonly Item[]) => tracedFacts(factsByItem(items, 0));
const QUIET: EventTraces = { events: [], triedEventIds: [], maybeTriedEventIds: [], isIncomplete: false };

const judgedAs = (operation: GuardedWrite, evidence: WriteEvidence, trace: WriteTrace) =>
  judgeWrite(aSentWrite({ operation, trace }), evidence);

describe('R268: an address change is recognized by the address that it requests', () => {
  const basel = { ...EMPTY_ADDRESS, street1: 'Rheinweg 1', city: 'Basel', country: 'CH' };
  const requested = { ...basel, country: 'DE' };
  const items = (...addresses: (typeof basel)[]) =>
    facts(addresses.map((destinationAddress, at) => anItem({ itemId: `item-${at}`, destinationAddress })));
  const seen = items(basel, basel);
  const asked: EventTraces = {
    ...QUIET,
    events: [
      {
        eventId: '',
        itemId: '',
        eventType: 'changeRequestReceived',
        parcels: [],
        isOlder: false,
        isNear: true,
      },
    ],
  };

  test.each<[string, WriteEvidence['facts'], EventTraces | null, CheckResult]>([
    ['the items have it', items(requested, requested), QUIET, 'applied'],
    ['one of the items has it', items(basel, requested), QUIET, 'applied'],
    ['no item has it', seen, QUIET, 'notApplied'],
    [
      'an earlier change has taken effect, or the platform has rewritten it',
      items({ ...basel, street1: 'Rheinweg 2' }, basel),
      QUIET,
      'cannotTell',
    ],
    [
      'an earlier change has taken effect, and the events are not available',
      items({ ...basel, street1: 'Rheinweg 2' }, basel),
      null,
      'cannotTell',
    ],
    [
      'an earlier change has taken effect, and an event shows this one',
      items({ ...basel, street1: 'Rheinweg 2' }, basel),
      asked,
      'applied',
    ],
  ])('%s', (_title, after, eventTraces, result) => {
    const sent = { seen, address: addressFingerprint(requested) };
    expect(judgedAs('changeAddress', { facts: after, eventTraces }, sent)).toBe(result);
  });

  test('an item that had it before shows nothing', () => {
    const sent = { seen: items(requested), address: addressFingerprint(requested) };
    expect(judgedAs('changeAddress', { facts: items(requested), eventTraces: QUIET }, sent)).toBe(
      'notApplied',
    );
  });

  test('in a record of an earlier version, which does not name it, another address is inconclusive', () => {
    expect(judgedAs('changeAddress', { facts: items(requested), eventTraces: QUIET }, { seen })).toBe(
      'cannotTell',
    );
    expect(judgedAs('changeAddress', { facts: seen, eventTraces: QUIET }, { seen })).toBe('notApplied');
  });
});
