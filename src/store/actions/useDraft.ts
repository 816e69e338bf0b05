import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { lookUp } from '#domain/byKey.ts';
import { recallDraft } from '#domain/people/draft.ts';
import type { RootState } from '#store/rootReducer.ts';
import { draftDiscarded, draftKept } from './draftsSlice.ts';

/** Typing stays in the component; what is kept follows once it pauses, in milliseconds. */
const KEEP_AFTER_MS = 300;

export interface Draft<T> {
  value: T;
  /** When the form was opened it held input that was kept from before. */
  isRestored: boolean;
  change: (next: (current: T) => T) => void;
  /** Sent or discarded: the draft is not restored. */
  discard: () => void;
}

/**
 * The input of a form, kept for this tab and person until it is discarded, even after a closed dialog, a
 * reload or a new sign-in. `key` names the form and what it is about (`reorder:<order id>`), `initial` is
 * plain data. Call `discard` once it has been sent, and when the person gives it up.
 */
export function useDraft<T>(key: string, initial: T): Draft<T> {
  const store = useStore<RootState>();
  const [value, setValue] = useState<T>(() => recallDraft(lookUp(store.getState().drafts, key), initial));
  const [isRestored, setIsRestored] = useState(() => JSON.stringify(value) !== JSON.stringify(initial));
  const unkept = useRef<{ value: T } | null>(null);
  const keep = useRef<() => void>(() => undefined);
  keep.current = () => {
    if (unkept.current) store.dispatch(draftKept({ key, value: unkept.current.value }));
    unkept.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => keep.current(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  useEffect(() => {
    const handleLeave = () => keep.current();
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      handleLeave();
    };
  }, []);
  const change = useCallback((next: (current: T) => T) => {
    setValue((current) => {
      const changed = next(current);
      unkept.current = { value: changed };
      return changed;
    });
  }, []);
  return {
    value,
    isRestored,
    change,
    discard: () => {
      unkept.current = null;
      setValue(initial);
      setIsRestored(false);
      store.dispatch(draftDiscarded(key));
    },
  };
}
