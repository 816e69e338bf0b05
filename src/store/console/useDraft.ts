import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { lookUp } from '#domain/byKey.ts';
import { recallDraft } from '#domain/people/draft.ts';
import { selectCurrentUser } from '#store/people/userSelectors.ts';
import type { RootState } from '#store/rootReducer.ts';
import { draftChanged, draftDiscarded } from './draftsSlice.ts';

/** The pause in typing, in milliseconds, before the input is stored. Until then, the component holds it. */
const KEEP_AFTER_MS = 300;

export interface Draft<T> {
  value: T;
  /** Whether the form was opened with input that was stored earlier. */
  isRestored: boolean;
  /** Whether the user has changed the input since the form was opened or the draft was discarded. */
  isEdited: boolean;
  change: (next: (current: T) => T) => void;
  /** The same as `discard`, for a button; null if the input is still `initial`. */
  startOver: (() => void) | null;
  /** Removes the draft and resets the input to `initial`. */
  discard: () => void;
}

/**
 * The key of a form and its subject, such as an order or some of its items, so that input for one subject
 * does not appear in the form for another. Empty parts are left out.
 */
export function draftKey(form: string, ...parts: readonly string[]): string {
  return [form, ...parts].filter(Boolean).join(':');
}

/**
 * The input of a form. The tab keeps it until it is discarded or the user signs out, even if the user closes
 * the dialog or reloads the page. `key` is a `draftKey`, and `initial` is plain data. If `key` changes while the
 * form is open, as in the filters beside the list, the input stays and is stored under the new key. Call
 * `discard` once the form has been sent.
 */
export function useDraft<T>(key: string, initial: T): Draft<T> {
  const store = useStore<RootState>();
  const [value, setValue] = useState<T>(() => recallDraft(lookUp(store.getState().drafts, key), initial));
  const isChanged = JSON.stringify(value) !== JSON.stringify(initial);
  const [isRestored, setIsRestored] = useState(isChanged);
  const [isEdited, setIsEdited] = useState(false);
  // Stored again when the form closes: the draft is removed when an earlier request of the form succeeds.
  const typed = useRef<{ value: T } | null>(null);
  const keep = useEffectEvent(() => {
    // After a sign-out, nothing is stored (R54).
    if (typed.current && selectCurrentUser(store.getState()))
      store.dispatch(draftChanged({ key, value: typed.current.value }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value restarts the pause
  useEffect(() => {
    const timer = setTimeout(() => keep(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const keptKey = useRef(key);
  useEffect(() => {
    const oldKey = keptKey.current;
    keptKey.current = key;
    const draft = lookUp(store.getState().drafts, oldKey);
    if (oldKey === key || draft === undefined) return;
    store.dispatch(draftDiscarded(oldKey));
    store.dispatch(draftChanged({ key, value: draft }));
  }, [key, store]);
  useEffect(() => {
    const handleLeave = () => keep();
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      handleLeave();
    };
  }, []);
  const change = useCallback((next: (current: T) => T) => {
    setIsEdited(true);
    setValue((current) => {
      const changed = next(current);
      typed.current = { value: changed };
      return changed;
    });
  }, []);
  const discard = () => {
    typed.current = null;
    setValue(initial);
    setIsRestored(false);
    setIsEdited(false);
    store.dispatch(draftDiscarded(key));
  };
  return { value, isRestored, isEdited, change, startOver: isChanged ? discard : null, discard };
}
