import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUrlWriter } from '#components/page/useUrlWriter.ts';
import { RETURN_FLAG } from '#domain/actions/watch.ts';
import { MODAL_PARAMETERS } from '#domain/order/orderModal.ts';
import { screenStateOfLocation } from '#domain/order/orderScreenState.ts';
import { entryOfModal } from '#domain/order/skippedEntries.ts';

/** The router's key for a history entry that it did not create, such as that of a typed URL. */
const FIRST_ENTRY = 'default';

/**
 * Returns whether the history entry below the modal is missing, because the first URL already names the modal.
 * The entry is then inserted, so that Back closes the modal instead of leaving the order. Until that is done, the
 * modal must not be rendered, because its own navigation would interfere.
 */
export function useIsEntryBelowMissing(isOpen: boolean): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const write = useUrlWriter();
  const isBegun = useRef(false);
  const [isAdded, setIsAdded] = useState(false);
  const isMissing = isOpen && location.key === FIRST_ENTRY && !isAdded;
  useEffect(() => {
    if (!isMissing || isBegun.current) return;
    isBegun.current = true;
    const isOfModal = ([name]: [string, string]) =>
      name === RETURN_FLAG || MODAL_PARAMETERS.some((known) => known === name);
    const entries = [...new URLSearchParams(location.search)];
    const below = new URLSearchParams(entries.filter((entry) => !isOfModal(entry)));
    void (async () => {
      await navigate({ search: `?${below}` }, { replace: true });
      // The only item of an order may have opened in the meantime, and the URL then names it (S2.77).
      write((now) => {
        const params = new URLSearchParams(now.params);
        for (const [name, value] of entries.filter(isOfModal)) params.append(name, value);
        const { skipped, replace } = entryOfModal(now);
        return { params, state: { ...screenStateOfLocation(now), skipped }, replace };
      });
      setIsAdded(true);
    })();
  }, [isMissing, location, navigate, write]);
  return isMissing;
}
