import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

const ENTRY = 'a, button';
/** R223: a panel with these gets the focus itself, because a focused field would take letter keys. */
const FIELD = 'input, select, textarea';

/**
 * R178: closes a panel when the user presses outside of it, or when the focus moves elsewhere. A dialog that
 * the panel opened counts as inside. Focus on the main element does not close the panel, because every
 * navigation moves the focus there.
 */
function useDismissOutside(
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

/**
 * The state of a button that opens a panel, with the properties of the element around both, of the button and
 * of the panel. The panel closes on Escape, on a click outside, and when it loses the focus.
 */
export function useMenuState() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  /** The element that had the focus before a key opened the panel; null if no key opened it. */
  const focusedBefore = useRef<HTMLElement>(null);
  useDismissOutside(isOpen, root, setIsOpen);
  // R178: an effect moves the focus, because effects run after the palette has returned the focus.
  useEffect(() => {
    const element = panel.current;
    // The content may have taken the focus already, as the days of a calendar do.
    if (!isOpen || !element || !focusedBefore.current || element.contains(document.activeElement)) return;
    const entry = element.querySelector(FIELD) ? null : element.querySelector<HTMLElement>(ENTRY);
    (entry ?? element).focus();
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    (focusedBefore.current ?? opener.current)?.focus();
  };
  return {
    isOpen,
    close,
    openByKey: () => {
      focusedBefore.current = opener.current;
      setIsOpen(true);
    },
    rootProps: {
      ref: root,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && isOpen) close();
      },
    },
    openerProps: {
      ref: opener,
      'aria-expanded': isOpen,
      'aria-controls': id,
      // R208: `detail` is 0 if a key or a script caused the click. `.` focuses the item first, so the focus
      // returns there.
      onClick: ({ detail }: MouseEvent) => {
        focusedBefore.current = detail === 0 ? document.querySelector<HTMLElement>(':focus') : null;
        setIsOpen(!isOpen);
      },
    },
    panelProps: { id, ref: panel, tabIndex: -1, 'data-menu': isOpen || undefined },
  };
}
