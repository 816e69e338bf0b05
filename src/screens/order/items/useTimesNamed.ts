import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { timesNamedAgain } from '#domain/order/orderScreenState.ts';

/**
 * Counts the navigations to a different item, and those to the same item through a link. `itemId` is the item
 * that the URL names.
 */
export function useTimesNamed(itemId: string | null): number {
  const { key, search, state } = useLocation();
  const type = useNavigationType();
  const again = timesNamedAgain(state);
  const [seen, setSeen] = useState({ key, search, itemId, again, times: 0 });
  if (seen.key === key) return seen.times;
  // A link outside the order's items has no state. Other changes of the URL without state, such as those of
  // the filter, replace the entry with a different one.
  const isPlainLink = state === null && (type === 'PUSH' || search === seen.search);
  const isNamedAgain = type !== 'POP' && (isPlainLink || (again > 0 && again !== seen.again));
  const isNamed = itemId !== null && (itemId !== seen.itemId || isNamedAgain);
  const times = isNamed ? seen.times + 1 : seen.times;
  setSeen({ key, search, itemId, again, times });
  return times;
}
