import { useLayoutEffect, useMemo } from 'react';
import { lookUp } from '#domain/byKey.ts';
import { fingerprint } from '#domain/fingerprint.ts';
import { URL_MAX_LENGTH } from '#domain/limits.ts';
import {
  hasSearchCriteria,
  parseColumns,
  parseCriteria,
  queryWithTextKey,
  storedTextKey,
} from '#domain/search/searchUrl.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { searchTextStored } from '#store/search/searchTextsSlice.ts';

interface TypedText {
  /** The text that this tab stores; null if the URL contains the text itself or the text is lost. */
  text: string | null;
  /** Whether the URL refers to a text that this tab does not have. */
  isLost: boolean;
  /** Whether the URL is too long and will be replaced by a shorter one. */
  isTooLong: boolean;
}

/**
 * Hundreds of pasted IDs would make a URL so long that servers reject it. This tab stores such a text, and
 * the URL contains only its key.
 */
function useTypedText(params: URLSearchParams, replaceQuery: (query: string) => void): TypedText {
  const dispatch = useAppDispatch();
  const key = storedTextKey(params);
  const stored = useAppSelector((state) => (key === null ? null : (lookUp(state.searchTexts, key) ?? null)));
  const text = params.get('searchTerm') ?? '';
  const isTooLong = text !== '' && String(params).length > URL_MAX_LENGTH;
  useLayoutEffect(() => {
    if (!isTooLong) return;
    const newKey = fingerprint(text);
    dispatch(searchTextStored({ key: newKey, text }));
    replaceQuery(queryWithTextKey(params, newKey));
  }, [dispatch, replaceQuery, params, text, isTooLong]);
  return { text: stored, isLost: key !== null && stored === null, isTooLong };
}

/**
 * Returns the search and the columns in a URL's query. If the query is too long, calls `replaceQuery` with a
 * shorter one of the same search; the search must not run before that.
 */
export function useCriteriaOfUrl(query: string, replaceQuery: (query: string) => void) {
  const params = useMemo(() => new URLSearchParams(query), [query]);
  const { text, isLost, isTooLong } = useTypedText(params, replaceQuery);
  const criteria = useMemo(
    () => ({ ...parseCriteria(params), ...(text !== null && { searchTerm: text }) }),
    [params, text],
  );
  const columns = useMemo(() => parseColumns(params), [params]);
  return {
    criteria,
    columns,
    hasSearch: hasSearchCriteria(params),
    isTextStored: text !== null,
    isLost,
    isTooLong,
  };
}
