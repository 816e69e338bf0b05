/** The texts that describe a control besides its name, as a screen reader finds them. */
function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (described.trim() || control.getAttribute('title') || '').trim();
}

/** A name that includes the reason: "Previous order: This is the first result", "Order ID (always first)". */
function explainsItself(control: Element): boolean {
  const name = control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? '';
  return /: \S|\(.+\)/.test(name);
}

/** A command of the palette shows its reason beside its name, inside the option. */
function isExplainedInside(control: Element): boolean {
  return control.getAttribute('role') === 'option' && control.querySelector('.palette-reason') !== null;
}

function isExplained(control: Element): boolean {
  return descriptionOf(control) !== '' || explainsItself(control) || isExplainedInside(control);
}

/**
 * All disabled controls on screen: their number, and those that have no reason or cannot be focused to announce it (a
 * natively disabled control cannot be focused).
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
