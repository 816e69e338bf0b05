import { createAction } from '@reduxjs/toolkit';
import { writeKey } from '#domain/actions/sentWrite.ts';
import { createOperation } from '#store/operation.ts';

/** A write of a dialog; a check of its outcome waits under the same name. */
export interface WaitingWrite {
  operation: string;
  subject: string;
}

/**
 * The wait of a write, or of its check, for its next try, until a time in epoch milliseconds. Only the saga of
 * the write dispatches it: `succeeded` when the wait begins, `dismissed` when it ends.
 */
export const waitForNextTry = createOperation<WaitingWrite, { until: number }>()('waitForNextTry', writeKey);

/** The user has ended the wait of a write: it is tried now or, if called off, not at all. */
export const writeWaitEnded = createAction<WaitingWrite & { isCalledOff: boolean }>('writes/waitEnded');
