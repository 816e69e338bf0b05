import './menu.css';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ShortcutId } from '#domain/console/shortcuts.ts';
import { Button, type ButtonStyle } from './Button.tsx';
import { useShortcuts } from './keyboard/useCommands.ts';
import { useDismissOutside } from './useDismissOutside.ts';
import { useMenuPlacement } from './useMenuPlacement.ts';

interface MenuProps extends Pick<ButtonStyle, 'variant' | 'size'> {
  /** The accessible name of the button. */
  label: string;
  button: ReactNode;
  className?: string;
  shortcut?: ShortcutId;
  /** Why the menu has no entries, shown in their place. Null if the menu has entries. */
  disabledReason?: string | null;
  /** Returns the entries. Called only while the menu is open. `close` closes the menu. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small panel, which closes on Escape, on a click outside, and when it loses the focus. */
export function Menu(props: MenuProps) {
  const { label, button, className = '', variant = 'bar', size, shortcut, children } = props;
  const { disabledReason = null } = props;
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useMenuPlacement(isOpen, opener, panel);
  useDismissOutside(isOpen, root, setIsOpen);
  /** The element that had the focus before a key opened the panel; null if no key opened it. */
  const focusedBefore = useRef<HTMLElement>(null);
  // R178: an effect moves the focus, because effects run after the palette has returned the focus.
  useEffect(() => {
    // The content may have taken the focus already, as the days of a calendar do.
    if (isOpen && focusedBefore.current && !panel.current?.contains(document.activeElement))
      panel.current?.focus();
  }, [isOpen]);
  const handleShortcut = () => {
    focusedBefore.current = opener.current;
    setIsOpen(true);
  };
  // R208: `detail` is 0 if a key or a script caused the click. `.` focuses the item first, so the focus returns
  // there.
  const handleClick = ({ detail }: MouseEvent) => {
    focusedBefore.current = detail === 0 ? document.querySelector<HTMLElement>(':focus') : null;
    setIsOpen(!isOpen);
  };
  useShortcuts(shortcut ? { [shortcut]: handleShortcut } : {});
  const close = () => {
    setIsOpen(false);
    (focusedBefore.current ?? opener.current)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape from the controls inside
    <div
      className={`menu ${className}`}
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <Button
        ref={opener}
        variant={variant}
        size={size}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-disabled={disabledReason === null ? undefined : true}
        title={disabledReason ?? label}
        onClick={handleClick}
      >
        {button}
      </Button>
      <div id={panelId} ref={panel} className="menu-panel" tabIndex={-1} hidden={!isOpen}>
        {isOpen && (disabledReason ?? children(close))}
      </div>
    </div>
  );
}
