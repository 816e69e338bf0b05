import type { RedirectChoice, RedirectSelection } from '#domain/actions/redirect.ts';
import { byKey, lookUp, withEntry, withoutKey } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';

export interface RedirectDraft extends RedirectSelection {
  step: number;
}

const EMPTY_DRAFT: RedirectDraft = { step: 0, choices: {}, waitForFulfiller: true };

/** R109: returns the initial draft with the items selected in the list, or with the order's only item. */
export function initialRedirectDraft(items: readonly Item[], chosen: readonly string[]): RedirectDraft {
  const selected = items.length === 1 ? items.map(({ itemId }) => itemId) : chosen;
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
