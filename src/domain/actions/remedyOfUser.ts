import { hasKey } from '#domain/byKey.ts';
import type { ErrorHint } from '#domain/item/errorHints.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import type { ItemIssue } from '#domain/item/itemIssues.ts';
import {
  canActForFulfiller,
  canCancelOrClear,
  canReadFulfiller,
  canReadMerchant,
  canReorder,
  canUpdate,
  type Permissions,
} from '#domain/permissions.ts';
import { isSameId } from '#domain/sameId.ts';
import { causeOf, type Remedy, remedyFor } from './remedy.ts';

/** Why this user can neither apply a remedy nor ask for one. In each case, the merchant decides. */
const MERCHANT_DECISIONS = ['merchantDecides', 'fulfillerRejected'] as const;
export type MerchantDecision = (typeof MERCHANT_DECISIONS)[number];

export function isMerchantDecision(remedy: Remedy | MerchantDecision): remedy is MerchantDecision {
  return MERCHANT_DECISIONS.some((decision) => decision === remedy);
}

/** The parts of a problem that determine its remedy. */
type RemedyIssue = Pick<ItemIssue, 'status' | 'detail' | 'clearable'>;

/**
 * Whether the user has the permission for a remedy that `remedyFor` returned. `remedyFor` already checks the
 * permission for status updates, and contacting someone needs none.
 */
export function isRemedyPermitted(remedy: Remedy, merchantId: string, permissions: Permissions): boolean {
  switch (remedy) {
    case 'retryRouting':
      return canUpdate(permissions, merchantId);
    // R395
    case 'changeAddress':
      return canUpdate(permissions, merchantId) && canReadMerchant(permissions, merchantId);
    case 'reorder':
    case 'reorderWithChanges':
      return canReorder(permissions, merchantId) && canReadMerchant(permissions, merchantId);
    case 'clearAlerts':
      return canCancelOrClear(permissions, merchantId);
    default:
      return true;
  }
}

/** The remedies that a user can ask the merchant for. Clearing alerts is not one of them (R96). */
const MERCHANT_REMEDIES: ReadonlySet<Remedy> = new Set([
  'retryRouting',
  'changeAddress',
  'reorder',
  'reorderWithChanges',
]);

/**
 * R136: the remedy, or `askMerchant` if the user has to ask the merchant for it. If `merchantId` is '', the
 * permission is unknown, and the remedy does not change.
 */
export function permittedRemedy(remedy: Remedy, merchantId: string, permissions: Permissions): Remedy {
  const isRefused = merchantId !== '' && !isRemedyPermitted(remedy, merchantId, permissions);
  return isRefused && MERCHANT_REMEDIES.has(remedy) ? 'askMerchant' : remedy;
}

/**
 * R164: whether the user has the update permission for this merchant by name. For platform support, the
 * permission is granted for all merchants (S6.2).
 */
function isOperatorOf(merchantId: string, permissions: Permissions): boolean {
  const own = permissions.merchants.filter(({ identifier }) => isSameId(identifier, merchantId));
  return canUpdate({ ...permissions, merchants: own }, merchantId);
}

/** R165: whether the user acts for the fulfiller that rejected the item, and not for its merchant. */
function isOnlyRejectingFulfiller({ status }: RemedyIssue, item: Item, permissions: Permissions): boolean {
  const isMerchant = canReorder(permissions, item.merchantId) || canUpdate(permissions, item.merchantId);
  return status === 'rejected' && !isMerchant && canActForFulfiller(permissions, itemFulfillerId(item));
}

/**
 * Whether the user can read the order only for this fulfiller, by name. The permissions of platform support are
 * for all fulfillers.
 */
function isOnlyItsFulfiller(item: Item, permissions: Permissions): boolean {
  const own = itemFulfillerId(item);
  const isReader = permissions.fulfillers.some(
    (grant) => isSameId(grant.identifier, own) && grant.permissions.includes('read:order'),
  );
  return isReader && !canReadMerchant(permissions, item.merchantId);
}

/** R210: whether the user can contact the item's fulfiller: sees its contact, and does not only act for it. */
function canAskFulfiller(item: Item, permissions: Permissions): boolean {
  return canReadFulfiller(permissions, itemFulfillerId(item)) && !isOnlyItsFulfiller(item, permissions);
}

/** The remedy that this user can apply or ask for, or the reason why there is none. */
export function remedyOfUser(
  issue: RemedyIssue,
  item: Item,
  permissions: Permissions,
): Remedy | MerchantDecision {
  const remedy = remedyFor(causeOf(issue, item), item, permissions);
  if (remedy !== 'clearAlerts' && isOnlyRejectingFulfiller(issue, item, permissions))
    return 'fulfillerRejected';
  if (remedy === 'askMerchant' && isOperatorOf(item.merchantId, permissions)) return 'merchantDecides';
  if (remedy === 'askFulfiller' && !canAskFulfiller(item, permissions)) return 'askSupport';
  return permittedRemedy(remedy, item.merchantId, permissions);
}

/** R419: whether only the merchant can apply the remedy, because this user has no permission for it. */
export function isLeftToMerchant(issue: RemedyIssue, item: Item, permissions: Permissions): boolean {
  const remedy = remedyFor(causeOf(issue, item), item, permissions);
  return remedy !== 'askMerchant' && remedyOfUser(issue, item, permissions) === 'askMerchant';
}

/** The remedy that a hint advises. Hints about which the user can do nothing here are missing. */
const REMEDIES_OF_HINTS = {
  drawing: 'reorderWithChanges',
  quoterFile: 'retryRouting',
  pricing: 'retryRouting',
  setup: 'retryRouting',
  address: 'changeAddress',
  timeout: 'retryRouting',
} as const satisfies Partial<Record<ErrorHint, Remedy>>;

type RemediableHint = keyof typeof REMEDIES_OF_HINTS;

function isRemediable(hint: ErrorHint): hint is RemediableHint {
  return hasKey(REMEDIES_OF_HINTS, hint);
}

/** R441: whether only the merchant can apply the remedy that the hint advises. */
export function isHintForMerchant(
  hint: ErrorHint,
  merchantId: string,
  permissions: Permissions,
): hint is RemediableHint {
  return (
    isRemediable(hint) && permittedRemedy(REMEDIES_OF_HINTS[hint], merchantId, permissions) === 'askMerchant'
  );
}
