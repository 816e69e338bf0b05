import {
  applicableHint,
  causeOf,
  type ProblemCause,
  type Remedy,
  remedyFor,
} from '#domain/actions/remedy.ts';
import {
  isMerchantDecision,
  isRemedyPermitted,
  type MerchantDecision,
  remedyOfUser,
} from '#domain/actions/remedyOfUser.ts';
import { isCancellationRequest } from '#domain/event/cancellation.ts';
import { concernsItem, type OrderEvent } from '#domain/event/event.ts';
import type { ErrorHint } from '#domain/item/errorHints.ts';
import { begunStatus, type Item, itemFulfillerId } from '#domain/item/item.ts';
import { ISSUE_RANKS, type ItemIssue, itemIssues } from '#domain/item/itemIssues.ts';
import { problemsFirst } from '#domain/item/problemsFirst.ts';
import { type DefaultRemediation, defaultRemediation } from '#domain/item/remediation.ts';
import { linksOf } from '#domain/links/links.ts';
import type { Permissions } from '#domain/permissions.ts';
import type { Order } from './order.ts';
import type { ModalTarget } from './orderModal.ts';

export interface ProblemItem {
  item: Item;
  issue: ItemIssue;
}

/** A problem of one item, or the same problem of several items. */
export interface OrderProblem {
  key: string;
  cause: ProblemCause;
  remedy: Remedy | MerchantDecision;
  /** At least one, oldest first. */
  items: readonly [ProblemItem, ...ProblemItem[]];
}

/**
 * Whether a cancellation of the item was requested, according to its status, a redirect or an event. Null if
 * only the events could show this and they are not loaded (`events` is null).
 */
export function wasCancellationRequested(item: Item, events: readonly OrderEvent[] | null): boolean | null {
  if (begunStatus(item, 'pendingCancellation') || linksOf(item.links, 'redirectedItem').length > 0)
    return true;
  return events?.some((event) => isCancellationRequest(event) && concernsItem(event, item.itemId)) ?? null;
}

interface Context {
  /** The events of the order; null if they are not loaded. */
  events: readonly OrderEvent[] | null;
  permissions: Permissions;
  /** Returns the public ID of a fulfiller for either of its IDs (R417). */
  publicId: (fulfillerId: string) => string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The fulfiller that the user must contact; '' for other remedies. Items of one order can have different
 * fulfillers, but they have the same merchant.
 */
function askedParty(remedy: OrderProblem['remedy'], item: Item, { publicId }: Context): string {
  return remedy === 'askFulfiller' ? publicId(itemFulfillerId(item)).toLowerCase() : '';
}

/** Epoch milliseconds; Infinity sorts problems without a date last. */
const beganAt = ({ since }: ItemIssue) => (since === null ? Number.POSITIVE_INFINITY : Date.parse(since));

/** R115: sorts by kind and then by age. The `|| 0` replaces NaN, the difference of two missing dates. */
function byKindAndAge({ issue: a }: ProblemItem, { issue: b }: ProblemItem): number {
  return ISSUE_RANKS[a.kind] - ISSUE_RANKS[b.kind] || beganAt(a) - beganAt(b) || 0;
}

/** A problem of one item. `key` is the same for problems that differ only in the platform's text. */
interface FoundProblem extends Omit<OrderProblem, 'items'> {
  one: ProblemItem;
}

function problemsOfItems(items: readonly Item[], context: Context): readonly FoundProblem[] {
  const { events, permissions, now } = context;
  return problemsFirst(items, now)
    .flatMap((item) => itemIssues(item, now).map((issue) => ({ item, issue })))
    .filter(
      ({ item, issue }) => issue.status !== 'cancelled' || wasCancellationRequested(item, events) === false,
    )
    .sort(byKindAndAge)
    .map((one) => {
      const { item, issue } = one;
      const cause = causeOf(issue, item);
      const remedy = remedyOfUser(issue, item, permissions);
      const key = [issue.kind, issue.status, cause, remedy, askedParty(remedy, item, context)].join(' ');
      return { one, key, cause, remedy };
    });
}

/** R165: the problems in sequence, but with the matching ones at the end. */
function withMatchesLast(
  matches: (problem: OrderProblem) => boolean,
  all: readonly OrderProblem[],
): OrderProblem[] {
  return [...all.filter((problem) => !matches(problem)), ...all.filter(matches)];
}

/**
 * S2.73: the problems of an order's items, worst first. Equal problems of several items are combined (R95),
 * even if their texts differ (R134), unless the user must contact different fulfillers. A cancellation is a
 * problem only if it is known that nobody requested it.
 */
export function orderProblems(items: readonly Item[], context: Context): OrderProblem[] {
  const all = problemsOfItems(items, context);
  const found = new Map<string, OrderProblem>();
  for (const { one, key, cause, remedy } of all) {
    const same = found.get(key);
    found.set(key, same ? { ...same, items: [...same.items, one] } : { key, cause, remedy, items: [one] });
  }
  return withMatchesLast((problem) => problem.remedy === 'fulfillerRejected', [...found.values()]);
}

export interface ItemWithIssues {
  item: Item;
  issues: ItemIssue[];
}

/** The items that have these problems. The issues of each item are only these problems. */
export function problemItems(problems: readonly OrderProblem[]): ItemWithIssues[] {
  const found = new Map<string, ItemWithIssues>();
  for (const { item, issue } of problems.flatMap(({ items }) => items)) {
    const issues = found.get(item.itemId)?.issues ?? [];
    found.set(item.itemId, { item, issues: [...issues, issue] });
  }
  return [...found.values()];
}

export function countProblemItems(problems: readonly OrderProblem[]): number {
  return new Set(problems.flatMap(({ items }) => items.map(({ item }) => item.itemId))).size;
}

/** The text that explains what to do about a problem, beside the button of its remedy. */
export type ProblemAdvice =
  /**
   * Why there is nothing to do: the merchant decides (R164, R165), or nobody can reorder the item (S4.46).
   */
  | { kind: MerchantDecision | 'cancelled' }
  | { kind: 'hint'; hint: ErrorHint }
  /** With `ofMerchant`, the text says what the merchant can do (R419). */
  | { kind: 'default' | 'ofMerchant'; status: DefaultRemediation };

/** The hint that applies to all items of the problem, if any (S8.28). */
function sharedHint({ items }: OrderProblem): ErrorHint | null {
  const [only = null, ...others] = new Set(
    items.map(({ item, issue }) => applicableHint(issue.detail, [item])),
  );
  return others.length === 0 ? only : null;
}

/** Hints that tell the person to contact the fulfiller, which R210 rules out for the fulfiller itself. */
const ASK_FULFILLER_HINTS: readonly ErrorHint[] = ['setup', 'transmission'];

/**
 * The advice for a problem; null if its remedy needs none. A rejected item gets no hint, because it needs a
 * new order. The default text for a suspension (S8.29) appears only if the remedy is to contact support,
 * because other remedies resolve the suspension.
 */
export function problemAdvice(problem: OrderProblem): ProblemAdvice | null {
  const { cause, remedy, items } = problem;
  const [{ item, issue }] = items;
  if (remedy === 'fulfillerRejected') return { kind: remedy };
  if (issue.status === 'cancelled') return { kind: 'cancelled' };
  const hint = cause === 'rejected' ? null : sharedHint(problem);
  if (hint !== null && !(remedy === 'askSupport' && ASK_FULFILLER_HINTS.includes(hint)))
    return { kind: 'hint', hint };
  if (remedy === 'merchantDecides') return { kind: remedy };
  const status = defaultRemediation(item, issue.status);
  if (status === null || (status === 'suspended' && remedy !== 'askSupport')) return null;
  return { kind: remedy === 'askMerchant' ? 'ofMerchant' : 'default', status };
}

/** A problem for which this user can do something, or ask somebody. */
interface RemediableProblem extends OrderProblem {
  remedy: Remedy;
}

function hasRemedy(problem: OrderProblem): problem is RemediableProblem {
  return !isMerchantDecision(problem.remedy);
}

/**
 * The worst problem with a remedy that this user has the permission for; null if there is none. A problem
 * that someone else must resolve does not count, although the order shows whom to ask (R136). Cancellations
 * are ignored, because the events that could show a request for them are not loaded.
 */
export function firstRemediableProblem(
  order: Order,
  permissions: Permissions,
  now: number,
): RemediableProblem | null {
  const problems = orderProblems(order.items, { events: null, permissions, publicId: (id) => id, now });
  const isPermitted = ({ cause, items: [{ item }] }: OrderProblem) =>
    isRemedyPermitted(remedyFor(cause, item, permissions), order.merchantId, permissions);
  return problems.filter(hasRemedy).find(isPermitted) ?? null;
}

/** A dialog of the order with its initial values. */
export interface RemedyDialog {
  modal: 'retryRouting' | 'retryRoutings' | 'changeAddress' | 'reorder' | 'updateStatus' | 'clearAlerts';
  target: ModalTarget;
}

/** R95: the dialog that remedies a problem for all its items; null if the user must contact someone. */
export function remedyDialog({ remedy, items }: OrderProblem): RemedyDialog | null {
  const [first] = items;
  const ids = items.map(({ item }) => item.itemId);
  switch (remedy) {
    case 'retryRouting':
      return items.length === 1
        ? { modal: 'retryRouting', target: { itemId: first.item.itemId } }
        : { modal: 'retryRoutings', target: { items: ids } };
    case 'reorderWithChanges':
      return { modal: 'reorder', target: { items: ids, mode: 'changes' } };
    case 'clearAlerts':
      return { modal: 'clearAlerts', target: { items: ids, status: first.issue.status } };
    case 'changeAddress':
    case 'reorder':
    case 'updateStatus':
      return { modal: remedy, target: { items: ids } };
    default:
      return null;
  }
}
