import { type ByKey, lookUp, valuesOf } from '#domain/byKey.ts';
import { currentStatus, type Item } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { firstLink } from '#domain/links/links.ts';
import type { Money } from '#domain/money.ts';
import { isSameId } from '#domain/sameId.ts';
import type { RoutingOption } from './routing.ts';

/** The body of a redirect request (S3.45): each item with its new configuration, both as links. */
export interface RedirectRequest {
  /** Whether the platform waits until the current fulfiller has accepted the cancellation (S4.50). */
  waitForFulfiller: boolean;
  redirects: readonly { fulfillableItemHref: string; fulfillmentConfigurationHref: string }[];
}

/** The reasons why an order cannot be redirected now; each has a text in `actions:whyNot`. */
export type RedirectObstacle = 'noItems' | 'baton' | 'cancelled' | 'rejected' | 'redirected';

function obstacleOf(item: Item): RedirectObstacle | null {
  if (currentStatus(item, 'cancelled')) return 'cancelled';
  if (currentStatus(item, 'rejected')) return 'rejected';
  if (firstLink(item.links, 'routedItem') || firstLink(item.links, 'redirectedItem')) return 'redirected';
  return lookUp(item.statuses, 'baton')?.state === 'closed' ? null : 'baton';
}

/** S4.51: the reason why the order cannot be redirected, or null. A single item can prevent it. */
export function whyNotRedirect(items: readonly Item[]): RedirectObstacle | null {
  if (items.length === 0) return 'noItems';
  return items.reduce<RedirectObstacle | null>((found, item) => found ?? obstacleOf(item), null);
}

/** R201: the items of which at least a part has been shipped. S4.51 still allows redirecting them. */
export function shippedItems(items: readonly Item[]): Item[] {
  return items.filter((item) => itemStatus(item).type === 'shipped');
}

export type OptionObstacle = 'excluded' | 'currentFulfiller' | 'noConfiguration';

export function whyNotOption(option: RoutingOption, item: Item): OptionObstacle | null {
  if (option.excludedReasons.length > 0) return 'excluded';
  // Routing may name the fulfiller by either of its IDs.
  if (isSameId(item.fulfillerId, option.fulfillerId) || isSameId(item.globalFulfillerId, option.fulfillerId))
    return 'currentFulfiller';
  return option.fulfillmentConfigurationHref === null ? 'noConfiguration' : null;
}

/** The choices so far (S3.45): each selected item with its new configuration, null until one is chosen. */
export interface RedirectSelection {
  /** By item ID; contains only the selected items. */
  choices: ByKey<RedirectChoice | null>;
  waitForFulfiller: boolean;
}

export interface RedirectChoice {
  fulfillmentConfigurationHref: string;
  fulfillerId: string;
  fulfillerName: string;
  /** Whether routing offers this fulfiller several times. Only the configuration identifies the option. */
  isOneOfSeveral: boolean;
  /** Whether another offered fulfiller has the same name. Missing in a draft from an earlier version. */
  isNameShared?: boolean;
  /** Null if routing did not say, and missing in a draft from an earlier version of the console. */
  cost?: Money | null;
  /** UTC instant; null or missing like `cost`. */
  expectedArrivalDate?: string | null;
}

export const REDIRECT_STEPS = ['items', 'configurations', 'confirm'] as const;
export type RedirectStep = (typeof REDIRECT_STEPS)[number];

/** S4.49: the reason why the Next button is disabled, or null. */
export function nextStepObstacle(
  step: RedirectStep,
  { choices }: RedirectSelection,
): 'noItem' | 'noConfiguration' | null {
  const chosen = valuesOf(choices);
  if (chosen.length === 0) return 'noItem';
  if (step === 'items') return null;
  return chosen.includes(null) ? 'noConfiguration' : null;
}

/**
 * The body of the request (S7.12), with the items that have a new configuration. The request identifies each
 * item by its self link, so items without one are omitted.
 */
export function redirectRequest(
  items: readonly Item[],
  { choices, waitForFulfiller }: RedirectSelection,
): RedirectRequest {
  const redirects = items.flatMap((item) => {
    const choice = lookUp(choices, item.itemId);
    const self = firstLink(item.links, 'self');
    if (!choice || !self) return [];
    const { fulfillmentConfigurationHref } = choice;
    return [{ fulfillableItemHref: self.href, fulfillmentConfigurationHref }];
  });
  return { waitForFulfiller, redirects };
}
