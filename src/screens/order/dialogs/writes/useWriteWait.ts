import type { Wait } from '#components/WaitLine.tsx';
import { type WriteIdentity, writeKey } from '#domain/actions/sentWrite.ts';
import { waitForNextTry, writeWaitEnded } from '#store/actions/writeWaits.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { latestResult, selectOperation } from '#store/selectors.ts';

/** R411: returns the longest wait of these writes for their next try; null if none of them waits. */
export function useWriteWait(writes: readonly WriteIdentity[]): Wait | null {
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
  return { until, onTryNow: () => end(false), onCallOff: () => end(true) };
}
