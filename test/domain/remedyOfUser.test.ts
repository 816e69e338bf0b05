import { describe, expect, test } from 'vitest';
import type { Remedy } from '#domain/actions/remedy.ts';
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
import { inStatus, late, NOW, OPERATOR, rejectedFor, routing, STAFF } from './problemScene.ts';

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
