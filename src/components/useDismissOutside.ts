import { type RefObject, useEffect } from 'react';

/**
 * R178: closes a panel when the user presses outside of it, or when the focus moves elsewhere. A dialog that
 * the panel opened counts as inside.
 */
export function useDismissOutside(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  setIsOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const handleEvent = ({ target }: Event) => {
      if (target instanceof Element && !root.current?.contains(target) && !target.closest('.modal'))
        setIsOpen(false);
    };
    document.addEventListener('pointerdown', handleEvent);
    document.addEventListener('focusin', handleEvent);
    return () => {
      document.removeEventListener('pointerdown', handleEvent);
      document.removeEventListener('focusin', handleEvent);
    };
  }, [isOpen, root, setIsOpen]);
}
