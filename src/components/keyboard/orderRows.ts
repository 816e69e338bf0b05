/** The link that opens a row's order; it is also where the row's focus is. */
export const ROW_LINK = '[data-order-id]';

export function rowOf(element: Element | null): Element | null {
  return element?.closest('tr') ?? null;
}
