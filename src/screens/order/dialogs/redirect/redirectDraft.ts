import type { RedirectChoice, RedirectSelection } from '#domain/actions/redirect.ts';
import { byKey, lookUp, withEntry, without } from '#domain/byKey.ts';

export interface RedirectDraft extends RedirectSelection {
  step: number;
}

const EMPTY_DRAFT: RedirectDraft = { step: 0, choices: {}, waitForFulfiller: true };

/** Returns the initial draft, which contains the items that are selected in the list. */
export function startWith(itemIds: readonly string[]): RedirectDraft {
  return { ...EMPTY_DRAFT, choices: byKey(itemIds.map((itemId) => [itemId, null])) };
}

export function hasChanges(draft: RedirectDraft): boolean {
  return Object.keys(draft.choices).length > 0;
}

/** Returns the draft with the item selected or deselected. */
export function withItem(draft: RedirectDraft, itemId: string, isWanted: boolean): RedirectDraft {
  const others = without(draft.choices, itemId);
  const choice = lookUp(draft.choices, itemId) ?? null;
  return { ...draft, choices: isWanted ? withEntry(others, itemId, choice) : others };
}

export function withChoice(draft: RedirectDraft, itemId: string, choice: RedirectChoice): RedirectDraft {
  return { ...draft, choices: withEntry(draft.choices, itemId, choice) };
}
