const CONTROLS = 'a, button, input, select, textarea';
/** The parts of a page that can have the focus themselves. */
const PARTS = 'section, aside, [role="tabpanel"], [role="dialog"], [tabindex]';

/** Better places than the part itself for a control in `part`, the best one first. */
const PLACES: readonly (readonly [part: string, place: string])[] = [
  ['.search-screen > .filter-tags', '.search-form-actions > button:not([type="submit"])'],
  ['.selection-bar', '.selection-bar > [role="status"]:not(:empty)'],
  ['.selection-bar', '.results-table thead input'],
  ['.new-orders', '.table-frame'],
  ['#search-results', '.table-frame'],
  ['.snackbars', '.snackbars button'],
  // R125: not the next remedy, which the next press of Enter would start.
  ['.health-panel', '#health-title'],
];

interface Focused {
  element: Element;
  /** The filter tags around the element, and its position among the buttons that remove one. */
  tags: Element | null;
  position: number;
  places: readonly string[];
  /** The parts of the page around the element, the innermost one first. */
  parts: readonly Element[];
}

function removeButtonsIn(tags: Element | null): Element[] {
  return [...(tags?.querySelectorAll('.btn-icon') ?? [])];
}

/** Returns where the element is, which is unknown once the element is removed. */
function locate(element: Element): Focused {
  const tags = element.closest('.filter-tags');
  const parts: Element[] = [];
  for (let part = element.parentElement?.closest(PARTS); part; part = part.parentElement?.closest(PARTS))
    parts.push(part);
  return {
    element,
    tags,
    position: removeButtonsIn(tags).indexOf(element),
    places: PLACES.filter(([part]) => element.closest(part)).map(([, place]) => place),
    parts,
  };
}

/** Moves the focus to the element. Returns false if it is no longer on the page or is hidden. */
function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  const isFocusable = element.matches(`${CONTROLS}, [tabindex]`);
  if (!isFocusable) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const hasFocus = document.activeElement === element;
  const restore = () => element.removeAttribute('tabindex');
  if (!isFocusable && !hasFocus) restore();
  else if (!isFocusable) element.addEventListener('blur', restore, { once: true });
  return hasFocus;
}

function moveFocus({ tags, position, places, parts }: Focused): void {
  const buttons = removeButtonsIn(tags);
  const candidates = [
    buttons[Math.min(position, buttons.length - 1)],
    ...places.map((place) => document.querySelector(place)),
    ...parts,
    document.querySelector('main'),
  ];
  candidates.some(takesFocus);
}

/**
 * R286: if the element with the focus is removed, moves the focus to a place nearby. Otherwise, a screen reader
 * and the keyboard would continue at the top of the page. Returns a function that stops this.
 */
export function watchLostFocus(page: Window): () => void {
  // The user may have moved the focus before this code was loaded.
  let focused: Focused | null = document.activeElement && locate(document.activeElement);
  const handleFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? locate(target) : null;
  };
  // Some browsers also fire `focusout` when they remove the element; `focused` must survive that.
  const handleBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const isLeft = target instanceof Element && target.isConnected && document.activeElement !== target;
      if (isLeft && focused?.element === target) focused = null;
    });
  const observer = new MutationObserver(() => {
    if (focused?.element.isConnected !== false) return;
    const lost = focused;
    focused = null;
    // Later, because the effects of a dialog or menu return the focus themselves.
    setTimeout(() => {
      if (document.activeElement === document.body) moveFocus(lost);
    });
  });
  observer.observe(page.document.body, { childList: true, subtree: true });
  page.addEventListener('focusin', handleFocus);
  page.addEventListener('focusout', handleBlur);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', handleFocus);
    page.removeEventListener('focusout', handleBlur);
  };
}
