import { type RefObject, useLayoutEffect } from 'react';

/**
 * Replaces an overlay while its code loads. Meanwhile, `useKeyboard` ignores shortcuts, and this component
 * buffers the typed characters for the overlay.
 */
export function KeyBuffer({ typed }: { typed: RefObject<string> }) {
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if ([...key].length === 1) typed.current += key;
      else return;
      // Keeps the character out of the field that still has the focus.
      event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [typed]);
  return <i data-overlay="" />;
}
