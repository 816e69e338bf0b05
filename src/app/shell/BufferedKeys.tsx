import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes the place of an overlay while its code loads: it already receives the keys (`useKeyboard`), and keeps
 * the input for it.
 */
export function BufferedKeys({ typed }: { typed: RefObject<string> }) {
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if ([...key].length === 1) typed.current += key;
      else return;
      // Not into the field that had the focus before.
      event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [typed]);
  return <i data-overlay="" />;
}
