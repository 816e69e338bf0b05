import { createAction } from '@reduxjs/toolkit';
import { type NamedWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { createOperation } from '#store/operation.ts';

/**
 * The wait of a dialog's write, or of its check under the same name, for its next try, until a time in epoch
 * milliseconds. Only the saga of the write dispatches it: `succeeded` when the wait begins, `dismissed` when it
 * ends.
 */
export const waitForNextTry = createOperation<NamedWrite, { until: number }>()('waitForNextTry', writeKey);

/** The user has ended the wait of a write: it is tried now or, if called off, not at all. */
export const writeWaitEnded = createAction<NamedWrite & { isCalledOff: boolean }>('writes/waitEnded');
