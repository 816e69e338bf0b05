/** Controls that use these keys themselves. */
const OWN_KEYS = 'select, textarea, input:not([type="checkbox"]), [role="grid"] *';

/** Returns the entry that gets the focus when the user presses the key on `current`; undefined for other keys. */
function entryOf(
  key: string,
  entries: readonly HTMLElement[],
  current: HTMLElement,
): HTMLElement | undefined {
  const index = entries.indexOf(current);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key === 'ArrowDown') return entries[(index + 1) % entries.length];
  return key === 'ArrowUp' ? entries.at(Math.max(index, 0) - 1) : undefined;
}

/**
 * R223: arrow keys, Home and End move the focus between the entries of an open menu. Returns a function that
 * stops this.
 */
export function watchMenuKeys(page: Window): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || target.matches(OWN_KEYS)) return;
    const panel = target.closest('.menu-panel, .phone-tools-open');
    const controls = [...(panel?.querySelectorAll<HTMLElement>('a, button, input') ?? [])];
    const next = entryOf(
      key,
      controls.filter((control) => !control.closest('[hidden], :disabled')),
      target,
    );
    if (!next || event.defaultPrevented) return;
    next.focus();
    event.preventDefault();
  };
  page.addEventListener('keydown', handleKey);
  return () => page.removeEventListener('keydown', handleKey);
}
