import { createAction } from '@reduxjs/toolkit';
import { type WriteIdentity, writeKey } from '#domain/actions/sentWrite.ts';
import { createOperation } from '#store/operation.ts';

/**
 * The wait of a guarded write for its next try, until a time in epoch milliseconds. Only the saga of the write
 * dispatches it: `succeeded` when the wait begins, `dismissed` when it ends.
 */
export const waitForNextTry = createOperation<WriteIdentity, { until: number }>()('waitForNextTry', writeKey);

/** The user has ended the wait of a guarded write: it is tried now or, if called off, not at all. */
export const writeWaitEnded = createAction<WriteIdentity & { isCalledOff: boolean }>('writes/waitEnded');
