import { useState } from 'react';
import { lookUp } from '#domain/byKey.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import { needsCheck, type SentWrite, type WriteIdentity, writeKey } from '#domain/writes/sentWrite.ts';
import { checkWrite } from '#store/actions/writeOperations.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import type { RootState } from '#store/rootReducer.ts';
import { useDismissedOnClose } from './useDialogOperation.ts';

const NO_RESPONSE = consoleFailure('', 'unknown');

/**
 * The failure of the write that any tab has recorded under this key, if its outcome is unknown and no check has
 * left the decision to the user; otherwise null.
 */
export function selectUnknownOutcome(state: RootState, key: string): Failure | null {
  const sent = lookUp(state.sentWrites, key);
  return sent && needsCheck(sent.write) ? (sent.failure ?? NO_RESPONSE) : null;
}

/** When the write was sent, in epoch milliseconds, if it has not ended yet; otherwise null. */
function openSince(write: SentWrite | undefined): number | null {
  return write?.state === 'open' ? write.sentAt : null;
}

interface Options {
  orderId: string;
  /** The key of this dialog, if it has one. */
  dialogKey: string | undefined;
  /** Whether this dialog is sending the write. What was recorded before then no longer counts. */
  isSending: boolean;
}

/**
 * Returns the recorded state of the write and the state of its last check, with functions to start and
 * dismiss a check.
 */
export function useWriteCheck(named: WriteIdentity, { orderId, dialogKey, isSending }: Options) {
  const dispatch = useAppDispatch();
  const key = writeKey(named);
  const state = useDismissedOnClose(checkWrite, key);
  const sent = useAppSelector((root) => lookUp(root.sentWrites, key) ?? null);
  const unknownOutcome = useAppSelector((root) => selectUnknownOutcome(root, key));
  // Remembered until the dialog closes, because a check may remove the record.
  const [known, setKnown] = useState(sent);
  if (sent && sent !== known) setKnown(sent);
  const write = (sent ?? known)?.write ?? null;
  // A check without a record was about a write from before this dialog.
  const result = known && state.status === 'succeeded' ? state.result : null;
  return {
    unknownOutcome: isSending ? null : unknownOutcome,
    /** The write that the unknown outcome or the check is about; null if there is neither. */
    write: !isSending && (unknownOutcome || result) ? write : null,
    /** Whether this dialog, or an earlier one with the same input, sent that write. */
    isOwn: write?.dialogKey === dialogKey,
    /** Since when another dialog or tab has been sending the write, in epoch milliseconds; null if none is. */
    sendingSince: isSending ? null : openSince(sent?.write),
    result,
    failure: state.status === 'failed' ? state.failure : null,
    isRunning: state.status === 'running',
    start: () => dispatch(checkWrite.requested({ ...named, orderId })),
    forget: () => dispatch(checkWrite.dismissed(key)),
  };
}
