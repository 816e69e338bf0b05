/** The events of a click that follow its `mousedown`. */
const LATER_CLICK_EVENTS = ['mouseup', 'click', 'dblclick'] as const;
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="tab"]';

/**
 * Prevents a double click or a held Enter key from doing two different things, for example because something
 * opened or moved after the first click, or because "Next" became the button that sends. The second click
 * then does nothing and does not move the focus. Returns a function that removes this guard.
 */
export function guardDoubleClicks(page: Window): () => void {
  const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest(CONTROLS) : null);
  let pressed: Element | null = null;
  let label: string | null = null;
  let isDropped = false;
  const handlePress = (event: MouseEvent) => {
    const control = controlOf(event);
    if (event.detail < 2) {
      pressed = control;
      label = control?.textContent ?? null;
    }
    isDropped = event.detail >= 2 && (control !== pressed || (control?.textContent ?? null) !== label);
    drop(event);
  };
  const drop = (event: MouseEvent) => {
    if (!isDropped || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('mousedown', handlePress, true);
  page.addEventListener('keydown', handleKey, true);
  for (const rest of LATER_CLICK_EVENTS) page.addEventListener(rest, drop, true);
  return () => {
    page.removeEventListener('mousedown', handlePress, true);
    page.removeEventListener('keydown', handleKey, true);
    for (const rest of LATER_CLICK_EVENTS) page.removeEventListener(rest, drop, true);
  };
}
