import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { lookUp } from '#domain/byKey.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import { ADDRESS_MAX } from '#domain/limits.ts';
import { keptTextKey, withKeptText } from '#domain/search/searchUrl.ts';
import { draftKept } from '#store/actions/draftsSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

const draftKey = (key: string) => `searchText:${key}`;

interface KeptText {
  /** null if the URL contains the text itself. */
  text: string | null;
  /** The URL refers to a text that this tab does not have. */
  isLost: boolean;
  /** The URL is about to be replaced by a shorter one. */
  isTooLong: boolean;
}

/**
 * Hundreds of pasted IDs would make a URL that servers reject: this tab keeps them, and the URL refers to them by key.
 */
export function useKeptText(params: URLSearchParams): KeptText {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const key = keptTextKey(params);
  const kept = useAppSelector((state) => (key === null ? null : lookUp(state.drafts, draftKey(key))));
  const text = params.get('searchTerm') ?? '';
  const isTooLong = text !== '' && String(params).length > ADDRESS_MAX;
  useLayoutEffect(() => {
    if (!isTooLong) return;
    const newKey = fingerprint(text);
    dispatch(draftKept({ key: draftKey(newKey), value: text }));
    void navigate(withKeptText(params, newKey), { replace: true });
  }, [dispatch, navigate, params, text, isTooLong]);
  const isKept = typeof kept === 'string';
  return { text: isKept ? kept : null, isLost: key !== null && !isKept, isTooLong };
}
