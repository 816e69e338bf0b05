import { isAction } from '@reduxjs/toolkit';
import { call, cancel, fork, type Saga, select, take } from '#sagas/core/effects.ts';
import { type SettledResult, settle } from '#sagas/core/settle.ts';

function statusOf(jobId: string): Saga<string | undefined> {
  return select((state) => state.bulk.runs[jobId]?.status);
}

/** Waits while the run is paused. Returns false if it was stopped or no longer exists. */
export function* waitWhilePaused(jobId: string): Saga<boolean> {
  let status = yield* statusOf(jobId);
  while (status === 'paused') {
    yield* take(isAction);
    status = yield* statusOf(jobId);
  }
  return status === 'running';
}

function* abortOnceHalted(jobId: string, controller: AbortController): Saga {
  while ((yield* statusOf(jobId)) === 'running') yield* take(isAction);
  controller.abort();
}

/**
 * Sends a write. If the run is paused, stopped or left by a sign-out while the write waits for its next try,
 * the wait ends and the write is not sent (R406).
 */
export function* sendWhileRunning<T>(
  jobId: string,
  send: (signal: AbortSignal) => Promise<T>,
): Saga<SettledResult<T>> {
  const controller = new AbortController();
  const watching = yield* fork(() => abortOnceHalted(jobId, controller));
  const settled = yield* call(() => settle(send(controller.signal)));
  yield* cancel(watching);
  return settled;
}
