/** The events of a click that follow its `mousedown`. */
const LATER_CLICK_EVENTS = ['mouseup', 'click', 'dblclick'] as const;
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"]';

/**
 * Prevents a double click from activating two different controls, for example because something opened or
 * moved between the clicks. The second click then does nothing and does not move the focus. Returns a
 * function that removes this guard.
 */
export function guardDoubleClicks(page: Window): () => void {
  const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest(CONTROLS) : null);
  let pressed: Element | null = null;
  let isDropped = false;
  const handlePress = (event: MouseEvent) => {
    if (event.detail < 2) pressed = controlOf(event);
    isDropped = event.detail >= 2 && controlOf(event) !== pressed;
    drop(event);
  };
  const drop = (event: MouseEvent) => {
    if (!isDropped || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('mousedown', handlePress, true);
  for (const rest of LATER_CLICK_EVENTS) page.addEventListener(rest, drop, true);
  return () => {
    page.removeEventListener('mousedown', handlePress, true);
    for (const rest of LATER_CLICK_EVENTS) page.removeEventListener(rest, drop, true);
  };
}
