import { type RedirectChoice, type RedirectSelection, whyNotOption } from '#domain/actions/redirect.ts';
import type { Routing } from '#domain/actions/routing.ts';
import { byKey, lookUp, withEntry, withoutKey } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';

export interface RedirectDraft extends RedirectSelection {
  step: number;
}

export interface RedirectStepProps {
  order: Order;
  draft: RedirectDraft;
  onChange: (draft: RedirectDraft) => void;
}

const EMPTY_DRAFT: RedirectDraft = { step: 0, choices: {}, waitForFulfiller: true };

/** R109: returns the initial draft with the items selected in the list, or with the order's only item. */
export function initialRedirectDraft(items: readonly Item[], openedFor: readonly string[]): RedirectDraft {
  const selected = items.length === 1 ? items.map(({ itemId }) => itemId) : openedFor;
  return { ...EMPTY_DRAFT, choices: byKey(selected.map((itemId) => [itemId, null])) };
}

export function hasSelectedItems(draft: RedirectDraft): boolean {
  return Object.keys(draft.choices).length > 0;
}

export function withItemSelected(draft: RedirectDraft, itemId: string, isWanted: boolean): RedirectDraft {
  const others = withoutKey(draft.choices, itemId);
  const choice = lookUp(draft.choices, itemId) ?? null;
  return { ...draft, choices: isWanted ? withEntry(others, itemId, choice) : others };
}

export function withChoice(draft: RedirectDraft, itemId: string, choice: RedirectChoice): RedirectDraft {
  return { ...draft, choices: withEntry(draft.choices, itemId, choice) };
}

/**
 * R347: the choice with the current cost and date of its configuration; null if routing does not offer the
 * configuration any more.
 */
export function offeredChoice(
  choice: RedirectChoice,
  { options }: Routing,
  item: Item,
): RedirectChoice | null {
  const { fulfillmentConfigurationHref } = choice;
  const option = options.find((one) => one.fulfillmentConfigurationHref === fulfillmentConfigurationHref);
  if (!option || whyNotOption(option, item) !== null) return null;
  const { cost, expectedArrivalDate } = option;
  return { ...choice, cost, expectedArrivalDate };
}
