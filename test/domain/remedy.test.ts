import { describe, expect, test } from 'vitest';
import { applicableHint, CAUSE_RULES, causeOf, type Remedy, remedyFor } from '#domain/actions/remedy.ts';
import {
  isHintForMerchant,
  isLeftToMerchant,
  permittedRemedy,
  remedyOfUser,
} from '#domain/actions/remedyOfUser.ts';
import type { Item } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { inStatus, late, NOW, OPERATOR, routing, STAFF } from './problemScene.ts';

const rejectedFor = (reason: string) =>
  inStatus(aStatus('rejected', { detail: `Rejected by the fulfiller: ${reason}` }));
const held = (detail: string) => inStatus(aStatus('onHold', { detail }), aStatus('production'));
/** The cause and the remedy of the item's first problem. */
function judged(item: Item, permissions: Permissions = NO_PERMISSIONS) {
  const [issue] = itemIssues(item, NOW);
  if (!issue) throw new Error('The item has no problem');
  const cause = causeOf(issue, item);
  return [cause, remedyFor(cause, item, permissions)];
}

const unrouted = { fulfillerId: '', globalFulfillerId: '' };

describe('a problem’s only remedy, by its cause', () => {
  test.each([
    ['resolvedOutside', 'clearAlerts', inStatus(aStatus('fulfilled'), late('preparing'))],
    ['cancelled', 'askFulfiller', inStatus(aStatus('cancelled'))],
    ['artwork', 'reorderWithChanges', inStatus(late('prepressFailed'))],
    ['artwork', 'reorderWithChanges', inStatus(late('documentReviewRejected'))],
    ['artwork', 'reorderWithChanges', inStatus(aStatus('rejected', { detail: 'Drawing Failed: no image' }))],
    ['artwork', 'reorderWithChanges', inStatus(late('suspended', 'Surface spec does not match'))],
    ['rejected', 'reorder', inStatus(aStatus('rejected', { detail: 'No stock' }))],
    // R116: a quick reorder would repeat the cause of the rejection.
    ['rejectedAddress', 'reorderWithChanges', rejectedFor('delivery address is incomplete.')],
    ['artwork', 'reorderWithChanges', rejectedFor('artwork resolution too low (72 dpi).')],
    ['artwork', 'reorderWithChanges', rejectedFor('the artwork holds a trademark.')],
    // R135: so would one of a product that the fulfiller does not make.
    ['rejectedProduct', 'reorderWithChanges', rejectedFor('size is not produced at this site.')],
    ['rejectedProduct', 'reorderWithChanges', rejectedFor('SKU is not set up.')],
    ['rejectedProduct', 'reorderWithChanges', rejectedFor('Article discontinued')],
    ['rejected', 'reorder', inStatus(late('inventoryCheckRejected'))],
    ['address', 'changeAddress', inStatus(late('suspended', 'Invalid postal code'), routing)],
    ['price', 'askMerchant', inStatus(late('suspended', 'Missing price for quantity 250'), routing)],
    ['setup', 'askFulfiller', inStatus(late('suspended', 'SKU is not set up'))],
    ['routingSuspended', 'retryRouting', inStatus(late('suspended'), routing)],
    ['routingSuspended', 'retryRouting', inStatus(late('suspended', 'Request timed out'), routing)],
    ['fulfillerSystem', 'askFulfiller', inStatus(late('suspended', 'HTTP status 503'))],
    ['onHold', 'askMerchant', inStatus(aStatus('onHold'), aStatus('production'))],
    ['heldBySupport', 'askSupport', held('Held by platform support: suspected fraud')],
    ['heldBySupport', 'askSupport', held('Held by the platform’s support: missing price')],
    ['onHold', 'askMerchant', held('Held by the merchant: payment not settled')],
    ['customerFeedback', 'askMerchant', inStatus(late('documentReviewFeedback'))],
    ['customerFeedback', 'askMerchant', inStatus(late('documentReviewFeedback', 'Low resolution (96 dpi)'))],
    ['fulfillerLate', 'askFulfiller', inStatus(late('awaitingFulfillerResponse'))],
    ['pendingCancellation', 'askFulfiller', inStatus(late('pendingCancellation'), aStatus('production'))],
    ['platform', 'askSupport', inStatus(late('suspended', 'Report generation failed'))],
    ['platform', 'askSupport', inStatus(late('preparing'))],
  ])('%s: %s', (cause, remedy, item) => {
    expect(judged(item)).toEqual([cause, remedy]);
  });

  test('every row of the table is covered by a case above', () => {
    expect(CAUSE_RULES.map(({ cause }) => cause).toSorted()).toEqual(
      [
        ...['address', 'artwork', 'cancelled', 'customerFeedback', 'fulfillerLate', 'fulfillerSystem'],
        ...['heldBySupport', 'onHold', 'pendingCancellation', 'price', 'rejected', 'rejectedAddress'],
        ...['rejectedProduct', 'resolvedOutside', 'routingSuspended', 'setup'],
      ].toSorted(),
    );
  });

  test('users who act for the fulfiller report in its name', () => {
    expect(judged(inStatus(late('pendingCancellation'), aStatus('production')), OPERATOR)).toEqual([
      'pendingCancellation',
      'updateStatus',
    ]);
  });

  test('without a fulfiller to ask, the contact is the platform’s support', () => {
    const item = anItem({
      ...unrouted,
      statuses: statusesOf(late('suspended', 'SKU is not set up'), routing),
    });
    expect(judged(item)).toEqual(['setup', 'askSupport']);
  });

  test('the rest of a partly shipped item is still late, not resolved', () => {
    const shipped = aStatus('fulfilled', { quantity: 100 });
    expect(judged(inStatus(shipped, late('fulfillment')))).toEqual(['fulfillerLate', 'askFulfiller']);
  });
});

describe('R96: a hint is for items that it can still help', () => {
  const detail = 'Missing price for quantity 250';
  test.each<[string, string, Item[], string | null]>([
    ['an active item', detail, [inStatus(aStatus('preparing'))], 'pricing'],
    ['unknown items', detail, [], 'pricing'],
    ['a shipped item', detail, [inStatus(aStatus('fulfilled'), late('suspended'))], null],
    ['a cancelled item', detail, [inStatus(aStatus('cancelled'))], null],
    ['a part that is shipped', detail, [inStatus(aStatus('fulfilled', { quantity: 1 }))], 'pricing'],
    ['one item of two', detail, [inStatus(aStatus('fulfilled')), inStatus(aStatus('preparing'))], 'pricing'],
    ['a rejected item, which needs a new order', detail, [inStatus(aStatus('rejected'))], null],
    ['artwork that a new order needs, too', 'Font missing', [inStatus(aStatus('rejected'))], 'prepress'],
    ['the address of a rejected item', 'Invalid address', [inStatus(aStatus('rejected'))], null],
  ])('%s', (_title, words, items, hint) => {
    expect(applicableHint(words, items)).toBe(hint);
  });
});

describe('R136: users who cannot apply a remedy of the merchant ask the merchant', () => {
  const updating: Permissions = {
    ...NO_PERMISSIONS,
    merchants: [{ identifier: 'acme-print', permissions: ['update:order'] }],
  };
  const creating: Permissions = {
    ...NO_PERMISSIONS,
    merchants: [{ identifier: 'acme-print', permissions: ['create:order'] }],
  };
  test.each<[Remedy, Permissions, string, Remedy]>([
    ['reorder', OPERATOR, 'acme-print', 'askMerchant'],
    ['reorderWithChanges', updating, 'acme-print', 'askMerchant'],
    ['retryRouting', OPERATOR, 'acme-print', 'askMerchant'],
    ['retryRouting', updating, 'acme-print', 'retryRouting'],
    ['changeAddress', updating, 'other', 'askMerchant'],
    // R395
    ['changeAddress', updating, 'acme-print', 'askMerchant'],
    ['changeAddress', STAFF, 'acme-print', 'changeAddress'],
    ['reorder', creating, 'acme-print', 'askMerchant'],
    ['reorder', OPERATOR, '', 'reorder'],
    ['clearAlerts', OPERATOR, 'acme-print', 'clearAlerts'],
    ['askFulfiller', OPERATOR, 'acme-print', 'askFulfiller'],
  ])('%s', (remedy, permissions, merchantId, expected) => {
    expect(permittedRemedy(remedy, merchantId, permissions)).toBe(expected);
  });

  const suspended = (merchantId: string, detail: string, ...more: Parameters<typeof statusesOf>) =>
    anItem({ merchantId, statuses: statusesOf(late('suspended', detail), ...more) });
  const rejected = (merchantId: string) => anItem({ merchantId, statuses: statusesOf(aStatus('rejected')) });
  const problem = (item: Item) => {
    const [issue] = itemIssues(item, NOW);
    if (!issue) throw new Error('The item has no problem');
    return { item, issue };
  };

  test('R419: only a remedy that is refused to the user is left to the merchant', () => {
    const left = (item: Item, permissions: Permissions) =>
      isLeftToMerchant(problem(item).issue, item, permissions);
    const inRouting = suspended('acme-print', '', routing);
    expect([rejected('acme-print'), inRouting].map((item) => left(item, NO_PERMISSIONS))).toEqual([
      true,
      true,
    ]);
    expect([rejected('acme-print'), inRouting].map((item) => left(item, STAFF))).toEqual([false, false]);
    expect(left(suspended('acme-print', 'Missing price'), STAFF)).toBe(false);
  });

  test.each([
    ['pricing', true],
    ['setup', true],
    ['address', true],
    ['drawing', true],
    ['transmission', false],
  ] as const)(
    'R441: the hint %s is for the merchant if the user cannot take its step: %s',
    (hint, expected) => {
      expect(isHintForMerchant(hint, 'acme-print', NO_PERMISSIONS)).toBe(expected);
      expect(isHintForMerchant(hint, 'acme-print', STAFF)).toBe(false);
      // The permissions for an unknown merchant are unknown.
      expect(isHintForMerchant(hint, '', NO_PERMISSIONS)).toBe(false);
    },
  );

  describe('R164: the merchant’s own operator is not sent to the merchant', () => {
    const onHold = inStatus(aStatus('onHold'), aStatus('production'));
    const everywhere = { ...updating, merchants: [{ identifier: '*', permissions: ['update:order'] }] };
    const reading = { ...updating, merchants: [{ identifier: 'acme-print', permissions: ['read:order'] }] };
    test.each<[string, Item, Permissions, string]>([
      ['a hold', onHold, updating, 'merchantDecides'],
      ['a missing price', suspended('acme-print', 'Missing price'), updating, 'merchantDecides'],
      ['feedback of the customer', inStatus(late('documentReviewFeedback')), updating, 'merchantDecides'],
      [
        'R433: a hold, in another letter case',
        { ...onHold, merchantId: 'ACME-Print' },
        updating,
        'merchantDecides',
      ],
      ['a hold of another merchant', { ...onHold, merchantId: 'other' }, updating, 'askMerchant'],
      ['a hold, for platform support', onHold, everywhere, 'askMerchant'],
      ['a hold, for a person who only reads', onHold, reading, 'askMerchant'],
      ['a reorder that a colleague must place', rejected('acme-print'), updating, 'askMerchant'],
    ])('%s', (_title, item, permissions, expected) => {
      expect(remedyOfUser(problem(item).issue, item, permissions)).toBe(expected);
    });
  });

  describe('R165: the merchant decides about an item that its fulfiller rejected', () => {
    const both = { ...updating, fulfillers: OPERATOR.fulfillers };
    test.each<[string, Item, Permissions, string]>([
      ['without a reason', rejected('acme-print'), OPERATOR, 'fulfillerRejected'],
      ['for its artwork', rejectedFor('artwork resolution too low.'), OPERATOR, 'fulfillerRejected'],
      [
        'of another fulfiller',
        { ...rejected('acme-print'), globalFulfillerId: 'x' },
        OPERATOR,
        'askMerchant',
      ],
      ['of a user who also acts for the merchant', rejected('acme-print'), both, 'askMerchant'],
      ['of a user who can reorder', rejected('acme-print'), STAFF, 'reorder'],
      ['with another problem', inStatus(late('prepressFailed')), OPERATOR, 'askMerchant'],
    ])('%s', (_title, item, permissions, expected) => {
      expect(remedyOfUser(problem(item).issue, item, permissions)).toBe(expected);
    });
  });

  describe('R210: a user who cannot contact the fulfiller contacts platform support', () => {
    const setup = (over: Partial<Item> = {}) => ({
      ...inStatus(late('suspended', 'SKU is not set up')),
      ...over,
    });
    const everywhere = {
      ...OPERATOR,
      fulfillers: [{ identifier: '*', permissions: ['read:order', 'read:profile'] }],
    };
    const seeing = { ...updating, fulfillers: [{ identifier: '*', permissions: ['read:profile'] }] };
    const withMerchant = { ...STAFF, fulfillers: OPERATOR.fulfillers };
    test.each<[string, Item, Permissions, string]>([
      ['a missing setup', setup(), OPERATOR, 'askSupport'],
      [
        'R433: an item that names the fulfiller in another letter case',
        setup({ globalFulfillerId: setup().globalFulfillerId.toUpperCase() }),
        OPERATOR,
        'askSupport',
      ],
      [
        'a system that cannot be reached',
        inStatus(late('suspended', 'HTTP status 503')),
        OPERATOR,
        'askSupport',
      ],
      [
        'the item of a fulfiller whose contact the user cannot see',
        setup({ globalFulfillerId: 'x' }),
        OPERATOR,
        'askSupport',
      ],
      ['for the merchant’s operator, who sees no contact', setup(), updating, 'askSupport'],
      ['for a user who sees the contact', setup(), seeing, 'askFulfiller'],
      ['for platform support', setup(), everywhere, 'askFulfiller'],
      ['for a user who also reads for the merchant', setup(), withMerchant, 'askFulfiller'],
    ])('%s', (_title, item, permissions, expected) => {
      expect(remedyOfUser(problem(item).issue, item, permissions)).toBe(expected);
    });
  });
});
