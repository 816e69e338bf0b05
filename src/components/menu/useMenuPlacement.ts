import { type RefObject, useLayoutEffect } from 'react';
import { RESIZE_DEBOUNCE_MS } from '#domain/limits.ts';

/** The space in pixels that the panel keeps free at the edges of the visible area and beside its button. */
const GAP = 8;

/** The area in which an element is visible: the viewport, limited by ancestors that scroll or clip. */
function visibleBox(element: Element): { top: number; bottom: number; left: number; right: number } {
  const parent = element.parentElement;
  if (!parent) return { top: 0, bottom: window.innerHeight, left: 0, right: document.body.clientWidth };
  const around = visibleBox(parent);
  if (getComputedStyle(parent).overflowY === 'visible') return around;
  // The rectangle includes the scroll bars, so only its start is used.
  const { top, left } = parent.getBoundingClientRect();
  const { clientTop, clientLeft, clientWidth, clientHeight } = parent;
  return {
    top: Math.max(top, around.top),
    bottom: Math.min(top + clientTop + clientHeight, around.bottom),
    left: Math.max(left, around.left),
    right: Math.min(left + clientLeft + clientWidth, around.right),
  };
}

/**
 * Places the panel below its button, or above it if it does not fit below and there is more space above.
 * Limits the height of the panel to that space, and shifts the panel into the visible width.
 */
function place(opener: Element, panel: HTMLElement): void {
  panel.removeAttribute('data-side');
  panel.style.removeProperty('--menu-room');
  panel.style.removeProperty('--menu-shift');
  // The style sheet places a panel that has `position: fixed`.
  if (getComputedStyle(panel).position === 'fixed') return;
  const visible = visibleBox(opener);
  const below = visible.bottom - opener.getBoundingClientRect().bottom - GAP;
  // R576: in the menu of tools, the panel is above the whole menu, not only above its button.
  const above = (panel.offsetParent ?? opener).getBoundingClientRect().top - visible.top - GAP;
  const box = panel.getBoundingClientRect();
  const isAbove = box.height > below && above > below;
  if (isAbove) panel.dataset.side = 'above';
  panel.style.setProperty('--menu-room', `${isAbove ? above : below}px`);
  const beyondRight = Math.max(box.right - visible.right + GAP, 0);
  const beyondLeft = Math.max(visible.left - box.left + GAP, 0);
  panel.style.setProperty('--menu-shift', `${beyondLeft || -beyondRight}px`);
}

/**
 * Keeps an open panel in the visible area. Places it when it opens, when its content changes and when the
 * window is resized.
 */
export function useMenuPlacement(
  isOpen: boolean,
  opener: RefObject<Element | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [button, element] = [opener.current, panel.current];
    if (!isOpen || !button || !element) return;
    const update = () => place(button, element);
    update();
    // Places the panel again before the browser paints content that loads later. The changes that `place`
    // makes do not trigger this.
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    let timer = 0;
    const handleResize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(update, RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener('resize', handleResize);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('resize', handleResize);
    };
  }, [isOpen, opener, panel]);
}
