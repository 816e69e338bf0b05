import { type RefObject, useEffect } from 'react';

/**
 * Closes a panel when the user presses outside of it or leaves it with the Tab key, but not when the console
 * itself moves the focus. A dialog that the panel opened counts as inside.
 */
export function useDismissOutside(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  setIsOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const handleEvent = (event: PointerEvent | KeyboardEvent) => {
      const { target } = event;
      if ('key' in event && event.key !== 'Tab') return;
      if (target instanceof Element && !root.current?.contains(target) && !target.closest('.modal'))
        setIsOpen(false);
    };
    document.addEventListener('pointerdown', handleEvent);
    document.addEventListener('keyup', handleEvent);
    return () => {
      document.removeEventListener('pointerdown', handleEvent);
      document.removeEventListener('keyup', handleEvent);
    };
  }, [isOpen, root, setIsOpen]);
}
