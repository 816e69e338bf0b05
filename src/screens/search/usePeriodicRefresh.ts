import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { usePageVisible } from '#components/usePageVisible.ts';
import { isFresh } from '#domain/freshness.ts';
import { COUNT_REFRESH_MS } from '#domain/limits.ts';
import type { ReadOperation } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';
import { selectOperation } from '#store/selectors.ts';

/** A read that is repeated while its result is on screen. */
export interface RefreshedRead {
  /** Equal for reads of the same data. */
  key: string;
  isWanted: (state: RootState) => boolean;
  requested: () => UnknownAction;
  abandoned: () => UnknownAction;
}

export function refreshedRead<Params, Result>(
  operation: ReadOperation<Params, Result>,
  params: Params,
): RefreshedRead {
  const subject = operation.subjectOf(params);
  return {
    key: `${operation.name} ${subject}`,
    isWanted: (state) => {
      const known = selectOperation(state, operation, subject);
      if (known.status === 'idle') return true;
      return known.status !== 'running' && !isFresh(known.at, Date.now(), COUNT_REFRESH_MS);
    },
    requested: () => operation.requested(params),
    abandoned: () => operation.abandoned(subject),
  };
}

/** Repeats these reads every minute while the component is mounted and the browser tab is visible. */
export function usePeriodicRefresh(reads: readonly RefreshedRead[]): void {
  const store = useStore<RootState>();
  const isVisible = usePageVisible();
  const latest = useEffectEvent(() => reads);
  const keys = reads.map(({ key }) => key).join('\n');
  useEffect(() => {
    if (!isVisible || keys === '') return;
    const current = latest();
    const refresh = () => {
      for (const { isWanted, requested } of current)
        if (isWanted(store.getState())) store.dispatch(requested());
    };
    refresh();
    const timer = setInterval(refresh, COUNT_REFRESH_MS);
    return () => {
      clearInterval(timer);
      for (const { abandoned } of current) store.dispatch(abandoned());
    };
  }, [store, isVisible, keys]);
}
