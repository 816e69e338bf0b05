/** Selects the link to the order in each row. It receives the focus when the user moves between rows. */
export const ROW_LINK = '[data-order-id]';

export function rowOf(element: Element | null): Element | null {
  return element?.closest('tr') ?? null;
}
