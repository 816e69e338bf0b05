import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/address.ts';
import type { Item } from '#domain/item.ts';
import { factsOf } from '#domain/staleness.ts';
import { type Happened, judgeAddressChange, judgeStatusUpdate } from '#domain/writeEvidence.ts';
import type { CheckResult } from '#domain/writeResult.ts';
import { anItem, anItemIn } from '#test/domainBuilders.ts';

const awaiting = (itemId: string) => anItemIn('awaitingFulfillerResponse', { itemId });
const accepted = (itemId: string) => anItemIn('productionAccepted', { itemId });
const QUIET: Happened = { events: [], triedEventIds: [] };

/** Something was accepted, of these items. */
function happened(...itemIds: string[]): Happened {
  return { ...QUIET, events: itemIds.map((itemId) => ({ itemId, eventType: 'productionAccepted' })) };
}

function judged(before: readonly Item[], after: readonly Item[], since: Happened | null): CheckResult {
  const seen = factsOf(before, 0);
  return judgeStatusUpdate(
    { facts: factsOf(after, 0), happened: since },
    { seen, update: { type: 'productionAccepted' } },
  );
}

describe('readings, Update status: each item is one call, and is judged by its own traces', () => {
  const [a, b] = [awaiting('a'), awaiting('b')];

  test.each<[string, readonly Item[], Happened | null, CheckResult]>([
    ['both show it', [accepted('a'), accepted('b')], null, 'applied'],
    ['one shows it, the other has an event', [accepted('a'), b], happened('b'), 'applied'],
    ['only one shows it', [accepted('a'), b], QUIET, { appliedItemIds: ['a'], rest: 'notApplied' }],
    ['only one has an event', [a, b], happened('b'), { appliedItemIds: ['b'], rest: 'notApplied' }],
    [
      'one shows it, no events to be had',
      [accepted('a'), b],
      null,
      { appliedItemIds: ['a'], rest: 'cannotTell' },
    ],
    [
      'one shows it, an event names no item',
      [accepted('a'), b],
      happened(''),
      { appliedItemIds: ['a'], rest: 'cannotTell' },
    ],
    ['an event names no item', [a, b], happened(''), 'cannotTell'],
    ['neither shows it', [a, b], QUIET, 'notApplied'],
    ['neither shows it, no events to be had', [a, b], null, 'cannotTell'],
  ])('%s', (_title, after, since, result) => {
    expect(judged([a, b], after, since)).toEqual(result);
  });

  test('an event that names no item is about the only one that was sent', () => {
    expect(judged([a], [a], happened(''))).toBe('applied');
  });
});

test('an address change shows in any field of the address', () => {
  const basel = { ...EMPTY_ADDRESS, city: 'Basel', country: 'CH' };
  const seen = factsOf([anItem({ destinationAddress: basel })], 0);
  const facts = factsOf([anItem({ destinationAddress: { ...basel, country: 'DE' } })], 0);
  expect(judgeAddressChange({ facts, happened: QUIET }, { seen })).toBe('applied');
  expect(judgeAddressChange({ facts: seen, happened: QUIET }, { seen })).toBe('notApplied');
});
