import { lookUp, withEntry, without } from '#domain/byKey.ts';
import type { RedirectChoice, RedirectSelection } from '#domain/redirect.ts';

/** The choices in the wizard, and the open step. */
export interface RedirectDraft extends RedirectSelection {
  step: number;
}

export const EMPTY_DRAFT: RedirectDraft = { step: 0, choices: {}, waitForFulfiller: true };

export function hasChanges(draft: RedirectDraft): boolean {
  return Object.keys(draft.choices).length > 0;
}

/** The item is wanted, or no longer. */
export function withItem(draft: RedirectDraft, itemId: string, isWanted: boolean): RedirectDraft {
  const others = without(draft.choices, itemId);
  const choice = lookUp(draft.choices, itemId) ?? null;
  return { ...draft, choices: isWanted ? withEntry(others, itemId, choice) : others };
}

export function withChoice(draft: RedirectDraft, itemId: string, choice: RedirectChoice): RedirectDraft {
  return { ...draft, choices: withEntry(draft.choices, itemId, choice) };
}
