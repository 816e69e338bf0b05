/**
 * Scrolls to the item's card or row unless its top is in view. Returns false if the item is not rendered.
 */
export function scrollToItem(itemId: string): boolean {
  const rows = [...document.querySelectorAll('[data-item-row]')];
  const row = rows.find((element) => element.getAttribute('data-item-row') === itemId);
  const top = row?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top >= window.innerHeight) row?.scrollIntoView({ block: 'start' });
  return row !== undefined;
}
