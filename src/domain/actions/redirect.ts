import { type ByKey, lookUp, valuesOf } from '#domain/byKey.ts';
import { currentStatus, type Item, itemFulfillerId } from '#domain/item/item.ts';
import { firstLink } from '#domain/links.ts';
import type { RedirectRequest } from './redirectRequest.ts';
import type { RoutingOption } from './routing.ts';

/** The reason why an order cannot be redirected now; a key of the `redirect` texts. */
export type RedirectObstacle = 'noItems' | 'baton' | 'cancelled' | 'rejected' | 'redirected';

function obstacleOf(item: Item): RedirectObstacle | null {
  if (currentStatus(item, 'cancelled')) return 'cancelled';
  if (currentStatus(item, 'rejected')) return 'rejected';
  if (firstLink(item.links, 'routedItem') || firstLink(item.links, 'redirectedItem')) return 'redirected';
  return lookUp(item.statuses, 'baton')?.state === 'closed' ? null : 'baton';
}

/**
 * S4.51: every item must have its baton status closed, be neither cancelled nor rejected now, and have no routedItem or
 * redirectedItem link. Null if the order can be redirected.
 */
export function whyNotRedirect(items: readonly Item[]): RedirectObstacle | null {
  if (items.length === 0) return 'noItems';
  return items.reduce<RedirectObstacle | null>((found, item) => found ?? obstacleOf(item), null);
}

/** The reason why one of routing's options cannot be chosen for an item. */
export type OptionObstacle = 'excluded' | 'present' | 'noConfiguration';

export function whyNotOption(option: RoutingOption, item: Item): OptionObstacle | null {
  if (option.excludedReasons.length > 0) return 'excluded';
  if (option.fulfillerId === itemFulfillerId(item)) return 'present';
  return option.fulfillmentConfigurationHref === null ? 'noConfiguration' : null;
}

/** The choices so far (S3.45): the selected items, each with its new fulfillment configuration or null. */
export interface RedirectSelection {
  /** By item ID; items that are not selected are missing. */
  choices: ByKey<RedirectChoice | null>;
  waitForFulfiller: boolean;
}

/** The option that was chosen for an item. */
export interface RedirectChoice {
  fulfillmentConfigurationHref: string;
  fulfillerId: string;
  fulfillerName: string;
  /** Routing offers the fulfiller more than once, so only the configuration identifies the option. */
  isOneOfSeveral: boolean;
}

export const REDIRECT_STEPS = ['items', 'configurations', 'confirm'] as const;
export type RedirectStep = (typeof REDIRECT_STEPS)[number];

/** S4.49: Next requires a selected item in step 1, and a new configuration for each selected item in step 2. */
export function whyNotNext(
  step: RedirectStep,
  { choices }: RedirectSelection,
): 'noItem' | 'noConfiguration' | null {
  const chosen = valuesOf(choices);
  if (chosen.length === 0) return 'noItem';
  if (step === 'items') return null;
  return chosen.includes(null) ? 'noConfiguration' : null;
}

/** The request (S7.12) identifies the selected items by their own link, and leaves out items without one. */
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
