import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'react-redux';
import { COUNT_REFRESH_MS } from '#domain/limits.ts';
import { isFresh } from '#domain/time/freshness.ts';
import { useAppSelector } from '#store/hooks.ts';
import { type Operation, selectOperation } from '#store/operation.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { lastHandledAt } from '#store/results/handledOrdersSlice.ts';
import type { RootState } from '#store/rootReducer.ts';
import { usePageVisible } from './usePageVisible.ts';

/** R645: a timer that runs a little early must not find its last request too recent. */
const TIMER_LATENESS_MS = 1_000;

/** The reads that each mounted component repeats. */
const repeated = new Set<ReadonlyMap<string, unknown>>();

/**
 * Repeats these reads every minute while the component is mounted and the browser tab is visible, and after a
 * change of the time zone, because a search without dates has other bounds then (R4, R103). After a write or
 * a run of this tab, those requested before it are repeated at once (R468). A read that is no longer needed is
 * called off, unless another component repeats it too (R607). With `since`, the minute begins at this time at the
 * earliest (epoch milliseconds).
 */
export function usePeriodicRefresh<Params, Result>(
  operation: Operation<Params, Result>,
  paramsList: readonly Params[],
  since = 0,
): void {
  const store = useStore<RootState>();
  const isVisible = usePageVisible();
  const timezone = useAppSelector(selectTimezone);
  const handledAt = useAppSelector(lastHandledAt);
  const knownZone = useRef(timezone);
  const reads = new Map(
    paramsList.map((params) => [`${operation.name} ${operation.subjectOf(params)}`, params]),
  );
  const latest = useEffectEvent(() => reads);
  const keys = [...reads.keys()].join('\n');
  useEffect(() => {
    if (!isVisible || keys === '') return;
    const current = latest();
    repeated.add(current);
    const isZoneNew = knownZone.current !== timezone;
    knownZone.current = timezone;
    const isWanted = (subject: string) => {
      const known = selectOperation(store.getState(), operation, subject);
      if (known.status === 'running') return false;
      // A read that was never requested counts as older than any write.
      const at = Math.max(since, known.status === 'idle' ? 0 : known.at);
      return at <= handledAt || !isFresh(at, Date.now(), COUNT_REFRESH_MS - TIMER_LATENESS_MS);
    };
    const refresh = (isNeeded = isWanted) => {
      for (const params of current.values())
        if (isNeeded(operation.subjectOf(params))) store.dispatch(operation.requested(params));
    };
    refresh(isZoneNew ? () => true : isWanted);
    const timer = setInterval(() => refresh(), COUNT_REFRESH_MS);
    return () => {
      clearInterval(timer);
      repeated.delete(current);
      for (const [read, params] of current)
        if (![...repeated].some((others) => others.has(read)))
          store.dispatch(operation.abandoned(operation.subjectOf(params)));
    };
  }, [store, operation, isVisible, keys, timezone, handledAt, since]);
}
