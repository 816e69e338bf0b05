import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { furtherStepsBack } from '#domain/order/skippedEntries.ts';

/**
 * R394: lets Back leave an order in one step after modals were closed. The browser offers no way to remove the
 * entry from which a modal was opened, so this goes on when Back reaches it.
 */
export function useSkippedEntries(): void {
  const location = useLocation();
  const isTraversal = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const left = useRef(location);
  // A layout effect, because the entry that is skipped must not be painted.
  useLayoutEffect(() => {
    const steps = isTraversal ? furtherStepsBack(left.current, location) : 0;
    left.current = location;
    if (steps > 0) void navigate(-steps);
  }, [location, isTraversal, navigate]);
}
