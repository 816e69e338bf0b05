import type { Wait } from '#components/notice/WaitLine.tsx';
import { type NamedWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import { waitForNextTry, writeWaitEnded } from '#store/writes/writeWaits.ts';

/**
 * R411: returns the longest wait of these writes, or of their checks, for their next try; null if none of them
 * waits. A check cannot be called off.
 */
export function useWriteWait(writes: readonly NamedWrite[], isSending: boolean): Wait | null {
  const dispatch = useAppDispatch();
  const until = useAppSelector((state) =>
    Math.max(
      ...writes.map(
        (write) => latestResult(selectOperation(state, waitForNextTry, writeKey(write)))?.until ?? 0,
      ),
    ),
  );
  if (until <= 0) return null;
  const end = (isCalledOff: boolean) => {
    for (const write of writes) dispatch(writeWaitEnded({ ...write, isCalledOff }));
  };
  return { until, onTryNow: () => end(false), onCallOff: isSending ? () => end(true) : null };
}
