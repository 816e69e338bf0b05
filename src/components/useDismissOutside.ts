import { type RefObject, useEffect } from 'react';

/**
 * R178: closes a panel when the user presses outside of it, or when the focus moves elsewhere. A dialog that
 * the panel opened counts as inside. Focus on the main element does not close the panel, because every
 * navigation moves the focus there.
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
    const handleFocus = (event: Event) => {
      if (!(event.target instanceof Element && event.target.matches('main'))) handleEvent(event);
    };
    document.addEventListener('pointerdown', handleEvent);
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('pointerdown', handleEvent);
      document.removeEventListener('focusin', handleFocus);
    };
  }, [isOpen, root, setIsOpen]);
}
