import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPrintJobStatus, PRINT_JOB_STATUSES, printJobTone } from '#domain/item/printJob.ts';
import { hasRelations, relatedItemHrefs } from '#domain/item/relatedItem.ts';
import { defaultRemediations, withCurrentValues } from '#domain/item/remediation.ts';
import { currentEntries, needsReason } from '#domain/item/statusEntries.ts';
import { claimsOfItem } from '#domain/order/claim.ts';
import { actorParty, clientIdOf } from '#domain/people/actor.ts';
import { shorten, shortenLink } from '#domain/shorten.ts';
import { durationParts } from '#domain/time/duration.ts';
import { anItem, anItemIn, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { anyText, holds } from './holds.ts';

describe('S4.31: print jobs', () => {
  test('each of the seven states is known, others are not', () => {
    expect(PRINT_JOB_STATUSES).toHaveLength(7);
    expect(isPrintJobStatus('pending-acceptance')).toBe(true);
    expect(isPrintJobStatus('exploded')).toBe(false);
  });

  test.each([
    ['error', 'danger'],
    ['rejected', 'danger'],
    ['pending-acceptance', 'warning'],
    ['accepted', 'neutral'],
    ['closed', 'success'],
    ['exploded', 'neutral'],
  ])('%s is shown in %s', (status, tone) => {
    expect(printJobTone(status)).toBe(tone);
  });
});

describe('S8.29: default remediation', () => {
  test('a rejected or suspended item has its own text, others have none', () => {
    expect(defaultRemediations(anItemIn('rejected'))).toEqual(['rejected']);
    expect(defaultRemediations(anItemIn('suspended'))).toEqual(['suspended']);
    expect(defaultRemediations(anItemIn('production'))).toEqual([]);
  });

  test('R96: a completed item needs none', () => {
    const shipped = anItem({ statuses: statusesOf(aStatus('fulfilled'), aStatus('suspended')) });
    expect(defaultRemediations(shipped)).toEqual([]);
  });
});

describe('S7.14: an unmet expectation', () => {
  const links = (href: string) => ({ self: [{ href, name: null }] });
  const own = { expectationCode: 'a', name: 'Own', failedReason: 'Late', links: links('https://a') };

  test('has the values of its linked resource, as far as they are known', () => {
    expect(withCurrentValues(own, null)).toEqual(own);
    const current = { expectationCode: '', name: 'New', failedReason: '', links: links('https://b') };
    expect(withCurrentValues(own, current)).toEqual({ ...own, name: 'New', links: links('https://b') });
  });
});

describe('the relations of an item', () => {
  const links = {
    redirectedItem: [{ href: 'https://a', name: null }],
    self: [{ href: 'https://b', name: null }],
  };

  test('its links to other items, and nothing else', () => {
    expect(relatedItemHrefs(anItem({ links }))).toEqual([{ relation: 'redirectedItem', href: 'https://a' }]);
  });

  test('include a claim, a complaint, a reorder and another item', () => {
    const one = [{ id: 'C-1', href: '' }];
    expect(hasRelations(anItem())).toBe(false);
    expect(hasRelations(anItem({ links }))).toBe(true);
    expect(hasRelations(anItem({ claims: one }))).toBe(true);
    expect(hasRelations(anItem({ complaints: one }))).toBe(true);
    expect(hasRelations(anItem({ claimReorders: one }))).toBe(true);
    expect(hasRelations(anItem({ complaintReorders: one }))).toBe(true);
  });

  test('a claim without an item is about the whole order', () => {
    const claim = (id: string, itemIds: string[]) => ({ id, itemIds, reorders: [], page: null });
    const claims = [claim('mine', ['item-1']), claim('other', ['item-2']), claim('all', [])];
    expect(claimsOfItem(claims, 'item-1').map(({ id }) => id)).toEqual(['mine', 'all']);
  });
});

describe('the current statuses of an item', () => {
  test('a blocking status comes first, then the latest change', () => {
    const item = anItem({
      statuses: statusesOf(
        aStatus('preparing', { updatedDate: '2026-11-18T10:00:00.000Z' }),
        aStatus('inventoryCheck', { updatedDate: '2026-11-18T12:00:00.000Z' }),
        aStatus('suspended', { updatedDate: '2026-11-18T11:00:00.000Z' }),
        aStatus('routing', { state: 'closed' }),
      ),
    });
    expect(currentEntries(item).map(({ name }) => name)).toEqual([
      'suspended',
      'inventoryCheck',
      'preparing',
    ]);
  });

  test('S8.29: rejections and suspensions need a reason', () => {
    expect(needsReason('rejected')).toBe(true);
    expect(needsReason('suspended')).toBe(true);
    expect(needsReason('production')).toBe(false);
  });
});

describe('actors', () => {
  test.each([
    ['abc123@clients', 'abc123'],
    ['auth0|5f1e', null],
    ['@clients', null],
    ['', null],
  ])('S7.26: %s is the application %s', (actor, client) => {
    expect(clientIdOf(actor)).toBe(client);
  });

  test('a side of the platform is not a person', () => {
    expect(actorParty('Fulfiller')).toBe('fulfiller');
    expect(actorParty('auth0|fulfiller')).toBeNull();
  });
});

test.each([
  [0, [[0, 'second']]],
  [999, [[0, 'second']]],
  [40_000, [[40, 'second']]],
  [60_000, [[1, 'minute']]],
  [
    3_661_000,
    [
      [1, 'hour'],
      [1, 'minute'],
    ],
  ],
  [
    90_000_000,
    [
      [1, 'day'],
      [1, 'hour'],
    ],
  ],
  [-5, [[0, 'second']]],
] as const)('%d ms is shown in its two largest units', (ms, expected) => {
  expect(durationParts(ms).map(({ amount, unit }) => [amount, unit])).toEqual(expected);
});

test('S9.15: a shortened text has at most that many characters and starts like the whole text', () => {
  holds(
    fc.property(anyText({ maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, max) => {
      const short = shorten(text, max);
      expect(Array.from(short).length).toBeLessThanOrEqual(max);
      if (Array.from(text).length <= max) expect(short).toBe(text);
      else expect(text.startsWith(short.slice(0, -1))).toBe(true);
    }),
  );
});

test('S9.15: a link shows at most 99 characters and an ellipsis', () => {
  expect(shortenLink('x'.repeat(100))).toBe('x'.repeat(100));
  expect(shortenLink('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
});
