/** The keys with which a browser scrolls. */
const SCROLL_KEYS = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '];

/** Returns the element that scrolls the screen: the order or, if no order is open, the table of the results. */
function scrollContainer(): HTMLElement | undefined {
  const candidates = document.querySelectorAll<HTMLElement>('main, .table-frame');
  return [...candidates].find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
}

/**
 * R191: makes these keys scroll the screen while no element has the focus, for example after a link was opened,
 * or only a part that does not scroll. The browser would ignore them, because the page itself never scrolls.
 * Returns a function that stops this.
 */
export function watchScrollKeys(page: Window): () => void {
  const handleKey = ({ key }: KeyboardEvent) => {
    if (!document.activeElement?.matches('body, main, #search-results') || !SCROLL_KEYS.includes(key)) return;
    scrollContainer()?.focus({ preventScroll: true });
  };
  page.addEventListener('keydown', handleKey);
  return () => page.removeEventListener('keydown', handleKey);
}
