const CONTROLS = 'a, button, input, select, textarea';
/** The parts of a page that can have the focus themselves. */
const PARTS = 'section, aside, [role="tabpanel"], [role="dialog"], [tabindex]';

/**
 * A part of a page says in its attributes where the focus goes after the control with the focus was removed:
 * - `data-focus-list`: to the icon button that has taken the place of the removed one among those of this part
 * - `data-focus-after`: to the first element that matches this selector
 *
 * If there is no such place, the focus goes to the innermost of PARTS.
 */
interface Focused {
  element: Element;
  list: Element | null;
  /** The position of the element among the icon buttons of the list. */
  position: number;
  after: string | null;
  /** The PARTS around the element, the innermost one first. */
  parts: readonly Element[];
}

function iconButtonsIn(list: Element | null): Element[] {
  return [...(list?.querySelectorAll('.btn-icon') ?? [])];
}

/** Returns where the element is, which is unknown once the element is removed. */
function locate(element: Element): Focused {
  const list = element.closest('[data-focus-list]');
  const parts: Element[] = [];
  for (let part = element.parentElement?.closest(PARTS); part; part = part.parentElement?.closest(PARTS))
    parts.push(part);
  return {
    element,
    list,
    position: iconButtonsIn(list).indexOf(element),
    after: element.closest('[data-focus-after]')?.getAttribute('data-focus-after') ?? null,
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

function moveFocus({ list, position, after, parts }: Focused): void {
  const buttons = iconButtonsIn(list);
  const candidates = [
    buttons[Math.min(position, buttons.length - 1)],
    ...(after === null ? [] : document.querySelectorAll(after)),
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
