/** The description of a control for a screen reader, in addition to its name; '' if it has none. */
export function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (described.trim() || control.getAttribute('title') || '').trim();
}

/**
 * Whether the name includes the reason, as in "Previous order: This is the first result." or "Order ID
 * (always first)".
 */
function explainsItself(control: Element): boolean {
  const name = control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? '';
  return /: \S|\(.+\)/.test(name);
}

/** Whether the control is a command of the palette that shows its reason beside its name. */
function isExplainedInside(control: Element): boolean {
  return control.getAttribute('role') === 'option' && control.querySelector('.palette-reason') !== null;
}

function isExplained(control: Element): boolean {
  return descriptionOf(control) !== '' || explainsItself(control) || isExplainedInside(control);
}

/**
 * The number of disabled controls on screen, and those without a reason. A natively disabled control counts
 * as unexplained, because it cannot receive the focus that would announce its reason.
 */
export function disabledControls(): { total: number; unexplained: string[] } {
  const soft = Array.from(document.querySelectorAll('[aria-disabled="true"]'));
  const hard = Array.from(document.querySelectorAll(':disabled'));
  const mute = [...hard, ...soft.filter((control) => !isExplained(control))];
  return {
    total: soft.length + hard.length,
    unexplained: mute.map(({ outerHTML }) => outerHTML.slice(0, 200)),
  };
}
