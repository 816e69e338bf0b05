/** Selects the link to the order in each row. It receives the focus when the user moves between rows. */
export const ROW_LINK_SELECTOR = '[data-order-id]';

export function closestRow(element: Element | null): Element | null {
  return element?.closest('tr') ?? null;
}
