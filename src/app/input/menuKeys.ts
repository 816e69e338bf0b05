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

/** Returns the entry after `current` whose text begins with the letter; undefined if there is none. */
function entryWith(
  letter: string,
  entries: readonly HTMLElement[],
  current: HTMLElement,
): HTMLElement | undefined {
  const next = entries.indexOf(current) + 1;
  return [...entries.slice(next), ...entries.slice(0, next)].find((entry) =>
    entry.textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
  );
}

/** Returns the entries of the open menu with the focus, in document order; none if the key is not for a menu. */
function entriesFor(event: KeyboardEvent): HTMLElement[] {
  const { altKey, ctrlKey, metaKey, target } = event;
  if (altKey || ctrlKey || metaKey || event.defaultPrevented) return [];
  if (!(target instanceof HTMLElement) || target.matches(OWN_KEYS)) return [];
  const panel = target.closest('.menu-panel, .phone-tools-open');
  const controls = [...(panel?.querySelectorAll<HTMLElement>('a, button, input') ?? [])];
  return controls.filter((control) => !control.closest('[hidden], :disabled'));
}

/**
 * R223: arrow keys, Home and End move the focus between the entries of an open menu. R463: so does a letter,
 * if the menu has no fields. Returns a function that stops this.
 */
export function watchMenuKeys(page: Window): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { key, shiftKey, target } = event;
    const next = shiftKey ? undefined : entryOf(key, entriesFor(event), target as HTMLElement);
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  const handleLetter = (event: KeyboardEvent) => {
    const entries = /^\p{L}$/u.test(event.key) ? entriesFor(event) : [];
    if (entries.length === 0 || entries.some((entry) => entry.matches('input'))) return;
    entryWith(event.key, entries, event.target as HTMLElement)?.focus();
    event.preventDefault();
  };
  page.addEventListener('keydown', handleKey);
  // It captures the key before the shortcuts, which would act on the page behind the menu.
  page.addEventListener('keydown', handleLetter, true);
  return () => {
    page.removeEventListener('keydown', handleKey);
    page.removeEventListener('keydown', handleLetter, true);
  };
}
