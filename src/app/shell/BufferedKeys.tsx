import { type RefObject, useLayoutEffect } from 'react';

/**
 * Replaces an overlay while its code loads: it receives the keys (`useKeyboard`) and buffers the input for the overlay.
 */
export function BufferedKeys({ typed }: { typed: RefObject<string> }) {
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if ([...key].length === 1) typed.current += key;
      else return;
      // Prevents input into the previously focused field.
      event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [typed]);
  return <i data-overlay="" />;
}
