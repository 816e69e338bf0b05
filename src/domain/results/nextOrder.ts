/** The next order to open: another order on this page, the first order of the next page, or none. */
export type NextOrder = { orderId: string } | 'nextPage' | null;

/**
 * The first order below this one that is not done, or else the next page. On the last page, the first order
 * above that is not done, or else null.
 */
export function nextOrderAfter(
  orderId: string,
  pageIds: readonly string[],
  { isDone, isLastPage }: { isDone: (orderId: string) => boolean; isLastPage: boolean },
): NextOrder {
  const at = pageIds.indexOf(orderId);
  const open = (ids: readonly string[]) => ids.find((id) => id !== orderId && !isDone(id));
  const below = open(pageIds.slice(at + 1));
  if (below !== undefined) return { orderId: below };
  if (!isLastPage) return 'nextPage';
  const above = open(pageIds.slice(0, Math.max(0, at)));
  return above === undefined ? null : { orderId: above };
}
