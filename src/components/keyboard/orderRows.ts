/** The link that opens a row's order, which is also what gets the focus in its row. */
export const ROW_LINK = '[data-order-id]';

export function rowOf(element: Element | null): Element | null {
  return element?.closest('tr') ?? null;
}
