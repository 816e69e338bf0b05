import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router';

export interface Address {
  params: URLSearchParams;
  /** The other state of the history entry. */
  state: unknown;
}

export type WriteAddress = (
  change: (now: Address) => Address | null,
  options?: { replace: boolean },
) => boolean;

/**
 * Changes the parameters of the address as it is now, not as it was when the screen was drawn: two changes in a row
 * add up, and a page that has been left changes nothing any more. `change` returns null to leave the address alone.
 * Returns whether it was changed.
 *
 * `useSearchParams` starts from the address of the last drawing, and the router has no public way to ask for the
 * present one.
 */
export function useAddressWriter(): WriteAddress {
  const drawn = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const navigate = useNavigate();
  return (change, options) => {
    const now = router?.state.location ?? drawn;
    if (now.pathname !== drawn.pathname) return false;
    const next = change({ params: new URLSearchParams(now.search), state: now.state });
    if (!next) return false;
    const to = { pathname: now.pathname, search: `?${next.params}` };
    void navigate(to, { ...options, state: next.state, preventScrollReset: true });
    return true;
  };
}
