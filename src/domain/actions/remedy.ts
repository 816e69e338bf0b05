import { type ErrorHint, errorHintFor } from '#domain/item/errorHints.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import type { ItemIssue } from '#domain/item/itemIssues.ts';
import { isFinished, isRoutingSuspended } from '#domain/item/itemStage.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { canActForFulfiller, type Permissions } from '#domain/permissions.ts';

export type ProblemCause =
  | 'resolvedOutside'
  | 'artwork'
  | 'rejected'
  | 'rejectedAddress'
  | 'rejectedProduct'
  | 'cancelled'
  | 'address'
  | 'price'
  | 'setup'
  | 'routingSuspended'
  | 'fulfillerSystem'
  | 'pendingCancellation'
  | 'fulfillerLate'
  | 'customerFeedback'
  | 'onHold'
  | 'heldBySupport'
  | 'platform';

/** A way to resolve a problem: an action on the order or item, or a contact to ask. */
export type Remedy =
  | 'retryRouting'
  | 'changeAddress'
  | 'reorder'
  | 'reorderWithChanges'
  | 'updateStatus'
  | 'clearAlerts'
  | 'askFulfiller'
  | 'askMerchant'
  | 'askSupport';

interface Facts {
  issue: Pick<ItemIssue, 'status' | 'detail' | 'clearable'>;
  item: Item;
  hint: ErrorHint | null;
}

interface CauseRule {
  cause: ProblemCause;
  applies: (facts: Facts) => boolean;
  remedy: Remedy;
}

const named =
  (...names: string[]) =>
  ({ issue }: Facts) =>
    names.includes(issue.status);
const hinted =
  (...hints: ErrorHint[]) =>
  ({ hint }: Facts) =>
    hint !== null && hints.includes(hint);
const detailed =
  (pattern: RegExp) =>
  ({ issue }: Facts) =>
    pattern.test(issue.detail);

/** Hints about a faulty document. Reordering a rejected item needs a corrected document too. */
const ARTWORK_HINTS: readonly ErrorHint[] = ['drawing', 'prepress', 'surfaceSpec'];

/** A rejection because the fulfiller does not make such a product, for example in this size. */
const NOT_PRODUCED =
  /\b(not|no longer|cannot|can['’]t)\b.{0,20}\b(produced?|manufactured?|offer(ed)?|supported)\b|\bdiscontinued\b/i;

/**
 * The first matching rule applies. A cause in the platform's message (S8.28) usually takes precedence over
 * the status: retrying routing does not help while a price is missing. A rejected item needs a new order,
 * with changes if it would otherwise be rejected for the same reason (R116).
 */
export const CAUSE_RULES: readonly CauseRule[] = [
  // The item is finished, so clearing the alert is enough.
  {
    cause: 'resolvedOutside',
    applies: ({ issue, item }) => issue.clearable && isFinished(item),
    remedy: 'clearAlerts',
  },
  // S4.46: a cancelled item cannot be reordered.
  { cause: 'cancelled', applies: named('cancelled'), remedy: 'askFulfiller' },
  { cause: 'pendingCancellation', applies: named('pendingCancellation'), remedy: 'updateStatus' },
  // Platform support holds orders for reasons that the merchant does not know, such as suspected fraud.
  {
    cause: 'heldBySupport',
    applies: (facts) => named('onHold')(facts) && detailed(/\bplatform(['’]s)? support\b/i)(facts),
    remedy: 'askSupport',
  },
  // The customer has already been asked for another document, so the item needs no new order.
  { cause: 'customerFeedback', applies: named('documentReviewFeedback'), remedy: 'askMerchant' },
  {
    cause: 'artwork',
    applies: (facts) =>
      named('prepressFailed', 'documentReviewRejected')(facts) ||
      hinted(...ARTWORK_HINTS)(facts) ||
      (named('rejected')(facts) && detailed(/\bartwork\b/i)(facts)),
    remedy: 'reorderWithChanges',
  },
  {
    cause: 'rejectedAddress',
    applies: (facts) => named('rejected')(facts) && hinted('address')(facts),
    remedy: 'reorderWithChanges',
  },
  // R135: the same product would be rejected again.
  {
    cause: 'rejectedProduct',
    applies: (facts) => named('rejected')(facts) && (hinted('setup')(facts) || detailed(NOT_PRODUCED)(facts)),
    remedy: 'reorderWithChanges',
  },
  { cause: 'rejected', applies: named('rejected', 'inventoryCheckRejected'), remedy: 'reorder' },
  { cause: 'address', applies: hinted('address'), remedy: 'changeAddress' },
  { cause: 'price', applies: hinted('pricing', 'quoterFile'), remedy: 'askMerchant' },
  { cause: 'setup', applies: hinted('setup'), remedy: 'askFulfiller' },
  { cause: 'routingSuspended', applies: ({ item }) => isRoutingSuspended(item), remedy: 'retryRouting' },
  { cause: 'fulfillerSystem', applies: hinted('transmission'), remedy: 'askFulfiller' },
  { cause: 'onHold', applies: named('onHold'), remedy: 'askMerchant' },
  {
    cause: 'fulfillerLate',
    applies: named('awaitingFulfillerResponse', 'fulfillment', 'fulfillmentDelayed', 'onTimeToCustomer'),
    remedy: 'updateStatus',
  },
];

/**
 * R96: the hint for a message about these items (S8.28); null if there is none, or if it helps none of them.
 * A finished item needs no hint, and a rejected item needs only a hint about its document. If `items` is
 * empty, the items are unknown, and any matching hint is returned.
 */
export function applicableHint(detail: string, items: readonly Item[]): ErrorHint | null {
  const hint = errorHintFor(detail);
  if (hint === null || items.length === 0) return hint;
  const isHelped = (item: Item) =>
    !isFinished(item) && (itemStatus(item).type !== 'rejected' || ARTWORK_HINTS.includes(hint));
  return items.some(isHelped) ? hint : null;
}

export function causeOf(issue: Facts['issue'], item: Item): ProblemCause {
  const facts = { issue, item, hint: errorHintFor(issue.detail) };
  return CAUSE_RULES.find(({ applies }) => applies(facts))?.cause ?? 'platform';
}

/**
 * The remedy for a problem with this cause. Only users who act for the fulfiller can report a status on its
 * behalf. Others contact the fulfiller, or platform support if the item has no fulfiller.
 */
export function remedyFor(cause: ProblemCause, item: Item, permissions: Permissions): Remedy {
  const remedy = CAUSE_RULES.find((rule) => rule.cause === cause)?.remedy ?? 'askSupport';
  const fulfillerId = itemFulfillerId(item);
  if (remedy === 'updateStatus' && canActForFulfiller(permissions, fulfillerId)) return remedy;
  if (remedy !== 'updateStatus' && remedy !== 'askFulfiller') return remedy;
  return fulfillerId === '' ? 'askSupport' : 'askFulfiller';
}
