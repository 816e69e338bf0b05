import type { ShownTip } from './AnchoredTip.tsx';

/** Selects the texts of due facts. Their exact time is in the `title`, which appears only on hover. */
const FACT = '[data-exact]';
/** Selects the control of a row: the link to the order, or the button that expands the item. */
const CONTROL = '[data-order-id], [data-item-toggle], [data-due-link]';

/**
 * R89: returns a tooltip with the exact time of the due fact in the control or in its row. Null if there is
 * no such fact or the control does not have the keyboard focus.
 */
export function exactTimeTip(control: EventTarget): ShownTip | null {
  if (!(control instanceof HTMLElement) || !control.matches(':focus-visible')) return null;
  const place = control.matches(FACT) ? control : control.matches(CONTROL) && control.closest('tr, li');
  if (!place) return null;
  const anchor = place.matches(FACT) ? place : place.querySelector(FACT);
  return anchor instanceof HTMLElement ? { target: control, anchor, lines: [anchor.title] } : null;
}
