import { EMPTY_STATUS_UPDATE, withoutItems } from '#domain/actions/statusUpdate.ts';
import { lookUp } from '#domain/byKey.ts';
import { recallDraft } from '#domain/people/draft.ts';
import type { SentWrite } from '#domain/writes/sentWrite.ts';
import type { CheckResult } from '#domain/writes/writeResult.ts';
import { put, type Saga, select } from '#sagas/core/effects.ts';
import { draftChanged, draftDiscarded } from '#store/console/draftsSlice.ts';

/**
 * R246: input that was applied must not be sent again from a draft, even if its dialog is closed. `applied`
 * are the items to which the write was applied. If it was applied only to some items, the input for the others
 * stays. Alerts that were cleared and items that were redirected can no longer be selected, so their drafts
 * need no change.
 */
export function* removeAppliedInput(
  { operation, dialogKey }: Pick<SentWrite, 'operation' | 'dialogKey'>,
  applied: 'all' | readonly string[],
): Saga {
  if (!dialogKey) return;
  if (applied === 'all') {
    yield* put(draftDiscarded(dialogKey));
    return;
  }
  if (operation !== 'updateStatus') return;
  const draft = yield* select((state) => lookUp(state.drafts, dialogKey));
  if (draft === undefined) return;
  const value = withoutItems(recallDraft(draft, EMPTY_STATUS_UPDATE), applied);
  yield* put(draftChanged({ key: dialogKey, value }));
}

/** Removes the input that a check has found to be applied. */
export function* removeCheckedInput(write: SentWrite, result: CheckResult): Saga {
  if (result === 'applied') yield* removeAppliedInput(write, 'all');
  else if (typeof result !== 'string') yield* removeAppliedInput(write, result.appliedItemIds);
}
