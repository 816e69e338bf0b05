import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeptInput } from '#components/dialog/ActionModal.tsx';
import type { Wait } from '#components/notice/WaitLine.tsx';
import type { Failure } from '#domain/failure.ts';
import type { Item } from '#domain/item/item.ts';
import type { Order } from '#domain/order/order.ts';
import type { GroupAddressOf } from '#domain/order/staleness.ts';
import { GUARDED_WRITE_ROWS } from '#domain/writes/guardedWrites.ts';
import {
  type GuardedWrite,
  type SendingDialog,
  subjectOfWrite,
  type WriteIdentity,
} from '#domain/writes/sentWrite.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import { type WriteState, writeState } from '#domain/writes/writeState.ts';
import { partialFailureOf } from '#store/actions/announcements.ts';
import type { PartialFailure } from '#store/actions/partialFailures.ts';
import { type GuardedParams, sendingSubject } from '#store/actions/writeOperations.ts';
import { useAppDispatch } from '#store/hooks.ts';
import type { Operation, OperationState } from '#store/operation.ts';
import { useReadOperation } from '#store/useReadOperation.ts';
import { awaitSameWrite } from '#store/writes/followIntents.ts';
import { useAgreement, usePartialFailure } from './useAgreement.ts';
import { useDialogOperation, useWriteWait } from './useDialogOperation.ts';
import { useWriteCheck } from './useWriteCheck.ts';

export interface WriteOperation<Params extends GuardedParams, Value>
  extends Operation<Params, WriteResult<Value>> {
  name: GuardedWrite;
}

export interface GuardedWriteOptions<Params extends GuardedParams, Value> {
  operation: WriteOperation<Params, Value>;
  order: Order;
  /** null for a write on the order or on several of its items. */
  item: Item | null;
  /** The items that the write may affect, as the user sees them. Defaults to the item or to all of the order. */
  items?: readonly Item[];
  /** Only for a write that depends on the addresses of the groups. */
  groupAddressOf?: GroupAddressOf;
  /** Only if the dialog has a draft, or if an order can have several dialogs of this action. */
  dialog?: SendingDialog;
  /** Keys of the earlier intents that the user has accepted outside this hook. */
  accepted?: readonly string[];
  /** The draft of the dialog's input, and whether the user has edited it in this dialog. */
  draft?: KeptInput & { isEdited: boolean };
  /**
   * Called when the write was applied, so that the caller can discard drafts. Not called for a write from an
   * earlier dialog if the user has edited the input in this dialog. `value` is null if a check has found that
   * the write was applied.
   */
  onApplied?: (value: Value | null) => void;
  /** Called when a check has found that the write was applied to only these items. */
  onPartlyApplied?: (itemIds: readonly string[]) => void;
  /** Called when everything that this dialog sent was applied, so that the caller can close the dialog. */
  onDone: (value: Value) => void;
}

export interface UseGuardedWriteReturn<Params extends GuardedParams> {
  order: Order;
  item: Item | null;
  draft: KeptInput | undefined;
  state: WriteState<PartialFailure>;
  /** The failure of the last attempt, or those of its parts. */
  failures: readonly Failure[];
  /** Whether the write is compared with earlier intents right before it is sent (R48). */
  isCompared: boolean;
  /** The wait of this dialog's write, or of its check, for its next try; null if neither waits. */
  wait: Wait | null;
  /** `itemIds` are the items that this write affects; all of them if omitted. */
  submit: (params: Omit<Params, keyof GuardedParams | 'itemId'>, itemIds?: readonly string[]) => void;
  check: () => void;
  /** Accepts the current data after changes. */
  acceptCurrent: () => void;
  acceptEarlier: () => void;
}

/**
 * Returns whether another dialog or tab is sending the same write, or has ended it, since the user was told so;
 * null after `acknowledge`. The user is told after a refused `attempt`, or if there is a record of the write
 * that has been open since `recordedAt` (epoch milliseconds).
 */
function useSameWrite(
  write: WriteIdentity & { orderId: string },
  attempt: OperationState<WriteResult<unknown>>,
  recordedAt: number | null,
) {
  const isRefused = attempt.status === 'succeeded' && attempt.result.kind === 'elsewhere';
  const since = isRefused ? attempt.at : recordedAt;
  const [told, setTold] = useState(since);
  if (since !== null && since !== told) setTold(since);
  const { state } = useReadOperation(awaitSameWrite, write, { since: told ?? 0, isEnabled: told !== null });
  const hasEnded = told !== null && state.status === 'succeeded' && state.at >= told;
  return {
    elsewhere: hasEnded ? ('ended' as const) : told !== null ? ('sending' as const) : null,
    acknowledge: () => setTold(null),
  };
}

function shownFailures(state: WriteState<PartialFailure>): readonly Failure[] {
  const ofParts = 'parts' in state ? state.parts?.failures : null;
  return ofParts ?? ('failure' in state ? [state.failure] : []);
}

export function useGuardedWrite<Params extends GuardedParams, Value>(
  options: GuardedWriteOptions<Params, Value>,
): UseGuardedWriteReturn<Params> {
  const { operation, order, item, dialog, items = item ? [item] : order.items } = options;
  const sender = { ...dialog, orderId: order.orderId, ...(item && { itemId: item.itemId }) };
  const ownSubject = sendingSubject(sender);
  const dispatch = useAppDispatch();
  const dismiss = () => dispatch(operation.dismissed(ownSubject));
  // A write without a response remains in the journal after its messages were discarded.
  const attempt = useDialogOperation(operation, ownSubject);
  const isSending = attempt.status === 'running';
  const result = attempt.status === 'succeeded' ? attempt.result : null;
  const write = { operation: operation.name, subject: subjectOfWrite(sender) };
  const wait = useWriteWait([write], isSending);
  const check = useWriteCheck(write, { orderId: order.orderId, dialogKey: dialog?.dialogKey, isSending });
  const sameWrite = useSameWrite({ ...write, orderId: order.orderId }, attempt, check.sendingSince);
  const agreement = useAgreement(items, options.groupAddressOf);
  const partial = usePartialFailure(items, agreement.acceptFacts);
  const isSent = useRef(false);
  const isInputSent = () => isSent.current || !options.draft?.isEdited;
  const handleApplied = (value: Value | null) => {
    if (isInputSent()) options.onApplied?.(value);
  };

  const applied = result?.kind === 'done' ? result : null;
  const failedParts = applied && partialFailureOf(operation.name, applied, null);
  const isDone = applied !== null && failedParts === null && isSent.current;
  const handleResult = useEffectEvent(() => {
    if (!applied) return;
    handleApplied(applied.value);
    // The result is dismissed when the dialog is closed, which can take a moment.
    if (isDone) return options.onDone(applied.value);
    dismiss();
    if (failedParts) partial.show(failedParts);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is handled once
  useEffect(() => handleResult(), [result]);

  const found = check.isOwn ? check.result : null;
  const handleFound = useEffectEvent(() => {
    if (found === 'applied') handleApplied(null);
    else if (typeof found === 'object' && found) options.onPartlyApplied?.(found.appliedItemIds);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result of a check is handled once
  useEffect(() => handleFound(), [found]);

  const state = writeState({
    isSending,
    isDone,
    elsewhere: sameWrite.elsewhere,
    result,
    failure: attempt.status === 'failed' ? attempt.failure : null,
    parts: partial.parts,
    unknownOutcome: check.unknownOutcome,
    // Once this dialog has sent its input, later edits belong to it and are discarded if a check finds that it
    // was applied.
    otherWrite: check.isOwn && isInputSent() ? null : check.write,
    check,
  });
  return {
    order,
    item,
    draft: options.draft,
    state,
    failures: shownFailures(state),
    isCompared: GUARDED_WRITE_ROWS[operation.name].intent !== null,
    wait: isSending || check.isRunning ? wait : null,
    submit: (params, itemIds) => {
      isSent.current = true;
      check.forget();
      partial.forget();
      sameWrite.acknowledge();
      const guarded: GuardedParams = {
        ...sender,
        seenFacts: agreement.seenFacts(itemIds),
        accepted: [...agreement.accepted, ...(options.accepted ?? [])],
      };
      dispatch(operation.requested({ ...params, ...guarded } as Params));
    },
    check: () => {
      partial.forget();
      check.start();
    },
    acceptCurrent: () => {
      sameWrite.acknowledge();
      if (state.kind === 'stale') agreement.acceptFacts(state.current);
      dismiss();
    },
    acceptEarlier: () => {
      if (state.kind === 'earlier') agreement.acceptEarlier(state.earlier);
      dismiss();
    },
  };
}
