import { type RefObject, useEffect } from 'react';

/** Closes a panel when the user presses outside of it. A dialog that the panel opened counts as inside. */
export function useOutsideClick(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  setIsOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && !root.current?.contains(target) && !target.closest('.modal'))
        setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePointer);
    return () => document.removeEventListener('pointerdown', handlePointer);
  }, [isOpen, root, setIsOpen]);
}
