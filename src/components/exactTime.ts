import type { ShownTip } from './AnchoredTip.tsx';

/** Marks a short due fact; its title is the exact time, which only pointer users can see. */
const FACT = '[data-exact]';
/** The control of a row with a due fact: the link to the order, or the button that opens the item. */
const CONTROL = '[data-order-id], [data-item-toggle], [data-due-link]';

/** R89: for a control focused by keyboard, the exact time of its own due fact or that of its row. */
export function exactTimeOf(control: EventTarget): ShownTip | null {
  if (!(control instanceof HTMLElement) || !control.matches(':focus-visible')) return null;
  const place = control.matches(FACT) ? control : control.matches(CONTROL) && control.closest('tr, li');
  if (!place) return null;
  const anchor = place.matches(FACT) ? place : place.querySelector(FACT);
  return anchor instanceof HTMLElement ? { target: control, anchor, lines: [anchor.title] } : null;
}
