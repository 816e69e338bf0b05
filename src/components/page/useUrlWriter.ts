import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router';

export interface UrlState {
  params: URLSearchParams;
  /** The state of the history entry, which the router keeps beside the URL. */
  state: unknown;
}

interface CurrentUrl extends UrlState {
  pathname: string;
  /** The router's key of the history entry. */
  key: string;
}

interface NewUrl extends UrlState {
  /** Whether to replace the history entry; false by default. `options` take precedence. */
  replace?: boolean;
}

export type WriteUrl = (
  change: (now: CurrentUrl) => NewUrl | null,
  options?: { replace: boolean },
) => boolean;

/**
 * Returns a function that changes the parameters of the current URL, not of the URL at render time. Two
 * changes in a row therefore add up, and a page that the user has left changes nothing. `change` returns null
 * to leave the URL unchanged. The function returns whether it changed the URL.
 *
 * `useSearchParams` starts from the URL of the last render, and the router has no public way to read the
 * current one.
 */
export function useUrlWriter(): WriteUrl {
  const drawn = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const navigate = useNavigate();
  return (change, options) => {
    const now = router?.state.location ?? drawn;
    if (now.pathname !== drawn.pathname) return false;
    const next = change({ ...now, params: new URLSearchParams(now.search) });
    if (!next) return false;
    const to = { pathname: now.pathname, search: `?${next.params}` };
    const { replace = false, state } = next;
    void navigate(to, { replace, ...options, state, preventScrollReset: true });
    return true;
  };
}
