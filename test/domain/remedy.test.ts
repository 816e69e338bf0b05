import { describe, expect, test } from 'vitest';
import { applicableHint, CAUSE_RULES, causeOf, remedyFor } from '#domain/actions/remedy.ts';
import type { Item } from '#domain/item/item.ts';
import { itemIssues } from '#domain/item/itemIssues.ts';
import { NO_PERMISSIONS, type Permissions } from '#domain/permissions.ts';
import { anItem, aStatus, statusesOf } from '#test/domainBuilders.ts';
import { inStatus, late, NOW, OPERATOR, rejectedFor, routing } from './problemScene.ts';

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
