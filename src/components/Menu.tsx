import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface MenuProps {
  /** What the button is called. */
  label: string;
  button: ReactNode;
  className?: string;
  /** Drawn only while the menu is open. */
  children: (close: () => void) => ReactNode;
}

/** A button that discloses a small panel: Escape and a click elsewhere close it, and the focus goes back. */
export function Menu({ label, button, className = '', children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const handlePointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePointer);
    return () => document.removeEventListener('pointerdown', handlePointer);
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape from the controls inside
    <div
      className={`menu ${className}`}
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <button
        type="button"
        ref={opener}
        className="btn btn-bar"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      <div id={panelId} className="menu-panel" hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
