import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useNow } from '#components/time/useNow.ts';
import { type RedirectChoice, type RedirectSelection, whyNotOption } from '#domain/actions/redirect.ts';
import type { Routing } from '#domain/actions/routing.ts';
import { type ByKey, byKey, entriesOf, lookUp, withEntry, withoutKey } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
import { firstLink } from '#domain/links/links.ts';
import type { Order } from '#domain/order/order.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOperation } from '#store/operation.ts';
import { loadRouting } from '#store/order/itemOperations.ts';
import { useReadOperation } from '#store/useReadOperation.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

export interface RedirectDraft extends RedirectSelection {
  step: number;
  /** R611: the names of the selected items by ID, for those that the order no longer contains. */
  names: ByKey<string>;
}

export interface RedirectStepProps {
  order: Order;
  draft: RedirectDraft;
  onChange: (draft: RedirectDraft) => void;
}

const EMPTY_DRAFT: RedirectDraft = { step: 0, choices: {}, waitForFulfiller: true, names: {} };

/** Stores the current names of the selected items that are among `items`. */
export function withItemNames(draft: RedirectDraft, items: readonly Item[]): RedirectDraft {
  const nameOf = (itemId: string) => {
    const item = items.find((one) => one.itemId === itemId);
    return item ? itemNameWithId(item) : (lookUp(draft.names, itemId) ?? itemId);
  };
  return { ...draft, names: byKey(Object.keys(draft.choices).map((itemId) => [itemId, nameOf(itemId)])) };
}

/** R109: returns the initial draft with the items selected in the list, or with the order's only item. */
export function initialRedirectDraft(items: readonly Item[], openedFor: readonly string[]): RedirectDraft {
  const selected = items.length === 1 ? items.map(({ itemId }) => itemId) : openedFor;
  const choices = byKey(selected.map((itemId) => [itemId, null]));
  return withItemNames({ ...EMPTY_DRAFT, choices }, items);
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
function offeredChoice(choice: RedirectChoice, { options }: Routing, item: Item): RedirectChoice | null {
  const { fulfillmentConfigurationHref } = choice;
  const option = options.find((one) => one.fulfillmentConfigurationHref === fulfillmentConfigurationHref);
  if (!option || whyNotOption(option, item) !== null) return null;
  const { cost, expectedArrivalDate } = option;
  return { ...choice, cost, expectedArrivalDate };
}

/** How old the routing of an item may be when a step opens, in milliseconds. */
const FRESH_MS = 60_000;
/** How old it may become while the last step is open, in milliseconds. */
const OPEN_STEP_MS = 600_000;

export function routingHref(item: Item): string {
  return firstLink(item.links, 'routingRequest')?.href ?? '';
}

/** R347: the time since which the routing must have been read when a step opens. */
function useFreshSince(): number {
  return useState(() => Date.now() - FRESH_MS)[0];
}

/** Reads the routing of an item for the user's choice, and again whenever the order is reloaded. */
export function useRouting(href: string) {
  return useOrderReadOperation(loadRouting, { href }, { since: useFreshSince() });
}

/**
 * Reads the routing of an item for the last step, and again while that step stays open (R363). A reload of the
 * order does not read it again, because the request could not be sent meanwhile.
 */
export function useRoutingToConfirm(href: string) {
  const since = Math.max(useFreshSince(), useNow() - OPEN_STEP_MS);
  useReadOperation(loadRouting, { href }, { since });
}

/**
 * R347: the draft with only those configurations that routing still offers, each with its current cost and
 * date. R589: `missingIds` are the selected items that the order no longer contains; the draft omits them.
 * `routingState` is about the routing of the items with a configuration: 'loading' while at least one is
 * being loaded, 'failed' if at least one could not be loaded, and null once all are known.
 */
export function useOfferedDraft(items: readonly Item[], draft: RedirectDraft) {
  const isMissing = (itemId: string) => !items.some((item) => item.itemId === itemId);
  const listed = entriesOf(draft.choices).filter(([itemId]) => !isMissing(itemId));
  const chosen = listed.flatMap(([itemId, choice]): [Item, RedirectChoice][] => {
    const item = choice && items.find((one) => one.itemId === itemId);
    return item ? [[item, choice]] : [];
  });
  const states = useAppSelector(
    (state) => chosen.map(([item]) => selectOperation(state, loadRouting, routingHref(item))),
    shallowEqual,
  );
  const offered = chosen.map(([item, choice], index) => {
    const state = states[index];
    const known = state?.status === 'succeeded' ? offeredChoice(choice, state.result, item) : choice;
    return [item.itemId, known] as const;
  });
  const isLoading = states.some(({ status }) => status === 'idle' || status === 'running');
  const hasFailed = states.some(({ status }) => status === 'failed');
  return {
    draft: { ...draft, choices: byKey([...listed, ...offered]) },
    missingIds: Object.keys(draft.choices).filter(isMissing),
    routingState: hasFailed ? ('failed' as const) : isLoading ? ('loading' as const) : null,
  };
}
