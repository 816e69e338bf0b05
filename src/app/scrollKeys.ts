/** The keys with which a browser scrolls. */
const SCROLL_KEYS = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '];

/** Returns the element that scrolls the screen: the order or, if no order is open, the table of the results. */
function scrollContainer(): HTMLElement | undefined {
  const candidates = document.querySelectorAll<HTMLElement>('main, .table-frame');
  return [...candidates].find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
}

/**
 * R191: makes these keys scroll the screen while no element has the focus, for example after a link was opened.
 * The page itself never scrolls, so the browser would ignore them.
 */
export function watchScrollKeys(page: Window): void {
  page.addEventListener('keydown', ({ key }) => {
    if (document.activeElement !== document.body || !SCROLL_KEYS.includes(key)) return;
    scrollContainer()?.focus({ preventScroll: true });
  });
}
