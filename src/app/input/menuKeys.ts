import { matchKeys } from '#domain/console/shortcuts.ts';
import { nameOf } from './useKeyboard.ts';

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

/** Selects an open panel of `useMenuState`. */
const MENU = '[data-menu]';

/** Returns the open menu that the element is in, or that it has opened; null if there is none. */
function menuOf(element: HTMLElement): Element | null {
  const isOpener = element.getAttribute('aria-expanded') === 'true';
  const panel = isOpener ? document.getElementById(element.getAttribute('aria-controls') ?? '') : null;
  return element.closest(MENU) ?? (panel?.matches(MENU) ? panel : null);
}

/** Returns the open menu that the key is for; null if there is none. The focus may still be on its button. */
function menuFor({ altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyboardEvent): Element | null {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return null;
  if (!(target instanceof HTMLElement) || target.matches(OWN_KEYS)) return null;
  return menuOf(target);
}

function entriesIn(menu: Element): HTMLElement[] {
  const controls = [...menu.querySelectorAll<HTMLElement>('a, button, input')];
  return controls.filter((control) => !control.closest('[hidden], :disabled'));
}

/** Whether the key opens the command palette or the list of keys, which are above the page. */
function opensOverlay(event: KeyboardEvent): boolean {
  const name = nameOf(event);
  return name !== null && matchKeys([], name, ['openPalette', 'showHelp']) !== null;
}

/**
 * R223: arrow keys, Home and End move the focus between the entries of an open menu. R463: so does a letter,
 * if the menu has no fields, and in any menu a letter is not a shortcut. R612: a menu is closed before a key opens
 * an overlay above it, which then returns the focus to the menu's button. Returns a function that stops this.
 */
export function watchMenuKeys(page: Window): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const menu = event.shiftKey ? null : menuFor(event);
    const next = menu && entryOf(event.key, entriesIn(menu), event.target as HTMLElement);
    if (!next) return;
    next.focus();
    event.preventDefault();
  };
  const handleLetter = (event: KeyboardEvent) => {
    const menu = /^\p{L}$/u.test(event.key) ? menuFor(event) : null;
    if (!menu) return;
    if (!menu.querySelector('input'))
      entryWith(event.key, entriesIn(menu), event.target as HTMLElement)?.focus();
    event.preventDefault();
  };
  const handleOverlayKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!opensOverlay(event) || !(target instanceof HTMLElement)) return;
    // In a field of the menu, `?` is typed.
    if (key === '?' ? menuFor(event) : menuOf(target))
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  };
  page.addEventListener('keydown', handleKey);
  // It captures the key before the shortcuts, which would act on the page behind the menu.
  page.addEventListener('keydown', handleLetter, true);
  page.addEventListener('keydown', handleOverlayKey, true);
  return () => {
    page.removeEventListener('keydown', handleKey);
    page.removeEventListener('keydown', handleLetter, true);
    page.removeEventListener('keydown', handleOverlayKey, true);
  };
}
