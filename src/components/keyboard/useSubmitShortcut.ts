import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for the main button or link of a dialog. Ctrl or ⌘ with Enter clicks it while the focus is
 * in the dialog. R455: a disabled button gets the focus instead, so that screen readers read why it is disabled.
 * With `isFirst`, the button takes precedence over another button with this shortcut in the dialog.
 */
export function useSubmitShortcut<Action extends HTMLElement = HTMLButtonElement>(
  isFirst = false,
): RefObject<Action | null> {
  const button = useRef<Action>(null);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, repeat, defaultPrevented } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || defaultPrevented) return;
      if (!button.current?.closest('[role="dialog"]')?.contains(document.activeElement)) return;
      event.preventDefault();
      if (button.current.getAttribute('aria-disabled') === 'true') button.current.focus();
      else button.current.click();
    };
    // Listeners for the capture phase are called first.
    window.addEventListener('keydown', listener, isFirst);
    return () => window.removeEventListener('keydown', listener, isFirst);
  }, [isFirst]);
  return button;
}
