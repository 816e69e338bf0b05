import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { timesNamedAgain } from '#domain/order/orderScreenState.ts';

/**
 * Counts the navigations to a different item, and those to the same item through a link. `itemId` is the item
 * that the URL names.
 */
export function useTimesNamed(itemId: string | null): number {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const again = timesNamedAgain(state);
  const [seen, setSeen] = useState({ key, itemId, again, times: 0 });
  if (seen.key === key) return seen.times;
  const isNamedAgain = !isBack && again > 0 && again !== seen.again;
  const isNamed = itemId !== null && (itemId !== seen.itemId || isNamedAgain);
  const times = isNamed ? seen.times + 1 : seen.times;
  setSeen({ key, itemId, again, times });
  return times;
}
