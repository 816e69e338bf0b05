import type { RedirectChoice, RedirectSelection } from '#domain/redirect.ts';

/** What a person has chosen in the wizard, and the step that is open. */
export interface RedirectDraft extends RedirectSelection {
  step: number;
}

export const EMPTY_DRAFT: RedirectDraft = { step: 0, choices: {}, waitForFulfiller: true };

export function hasChanges(draft: RedirectDraft): boolean {
  return Object.keys(draft.choices).length > 0;
}

/** The item is wanted, or no longer. */
export function withItem(draft: RedirectDraft, itemId: string, isWanted: boolean): RedirectDraft {
  const { [itemId]: choice = null, ...others } = draft.choices;
  return { ...draft, choices: isWanted ? { ...others, [itemId]: choice } : others };
}

export function withChoice(draft: RedirectDraft, itemId: string, choice: RedirectChoice): RedirectDraft {
  return { ...draft, choices: { ...draft.choices, [itemId]: choice } };
}
