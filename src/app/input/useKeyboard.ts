import { useLayoutEffect } from 'react';
import type { CommandRegistry } from '#components/keyboard/commandRegistry.ts';
import { keyName, matchKeys } from '#domain/console/shortcuts.ts';
import { areLettersShortcuts } from './letterShortcuts.ts';

/** The maximum time between the keys of a sequence, in milliseconds. */
const SEQUENCE_MS = 1_200;

const TYPING = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
].join(', ');

/**
 * Selects an open or loading dialog or panel of the console, but not a dialog that an extension of the browser
 * has added (R580). While there is one, only the shortcut to the messages works.
 */
const OVERLAY_SELECTOR = '[data-overlay], .modal, .offcanvas';

/** The pressed key in the notation of the shortcuts. */
export function nameOf(event: KeyboardEvent): string | null {
  const { key, ctrlKey: ctrl, metaKey: meta, altKey: alt } = event;
  return keyName({ key, ctrl, meta, alt, altGraph: event.getModifierState('AltGraph') });
}

/**
 * Returns the name of the key, or null if it cannot be part of a shortcut: another handler has handled it,
 * or the user is composing a character. Keys without Ctrl or ⌘ are excluded while the focus is in a field or
 * a list, or always if the user has switched letters off.
 */
function shortcutKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.isComposing) return null;
  const key = nameOf(event);
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  const isUsable = key?.startsWith('mod+') || (!isTyping && areLettersShortcuts());
  return isUsable ? key : null;
}

/**
 * Escape moves the focus out of a field, so that letters are shortcuts again. In a dialog, Escape closes the
 * dialog instead.
 */
function leaveField(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(OVERLAY_SELECTOR)) return;
  if (!(event.target instanceof HTMLElement) || !event.target.matches(TYPING)) return;
  event.preventDefault();
  event.target.blur();
}

/** Returns a listener that collects the keys of a sequence and runs the shortcut when it is complete. */
function createKeyListener(registry: CommandRegistry) {
  let pending: readonly string[] = [];
  let pressedAt = 0;
  return (event: KeyboardEvent): void => {
    const key = shortcutKey(event);
    if (key === null) return;
    const before = event.timeStamp - pressedAt < SEQUENCE_MS ? pending : [];
    // R425: messages also appear over dialogs. Searching a large page for dialogs takes longer than the other
    // checks, so typing in a field does not.
    const isCovered = document.querySelector(OVERLAY_SELECTOR) !== null;
    const usable = registry.boundIds().filter((id) => !isCovered || id === 'focusMessages');
    const match = matchKeys(before, key, usable);
    pending = match && 'pending' in match ? match.pending : [];
    pressedAt = event.timeStamp;
    if (!match || 'pending' in match) return;
    event.preventDefault();
    registry.handler(match.shortcut.id)?.();
  };
}

/**
 * Runs the shortcuts that components have bound with `useShortcuts`, and handles Escape in a field. If the user
 * has switched letters off, only combinations with Ctrl or ⌘ work.
 */
export function useKeyboard(registry: CommandRegistry): void {
  // Shortcuts use layout effects, here and where components bind them, so that a key works as soon as its
  // target is visible.
  useLayoutEffect(() => {
    const listener = createKeyListener(registry);
    window.addEventListener('keydown', listener);
    window.addEventListener('keydown', leaveField);
    return () => {
      window.removeEventListener('keydown', listener);
      window.removeEventListener('keydown', leaveField);
    };
  }, [registry]);
}
