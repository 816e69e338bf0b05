import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { hasModifier } from '#components/keyboard/hasModifier.ts';
import type { OverlayId } from './overlays.ts';

/** Returns the dialog of the page that the URL names. */
const modalIn = ({ search }: Location) => new URLSearchParams(search).get('modal');

/**
 * Manages the dialog or panel above the current page. It closes when the user goes back, or opens another
 * path or a dialog of the page, unless that was requested before the overlay opened.
 */
export function useOverlay() {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [opened, setOpened] = useState<{ overlay: OverlayId; openedOn: Location[] } | null>(null);
  const modal = modalIn(location);
  const isElsewhere = (page: Location) =>
    (isBack && page.key !== location.key) ||
    page.pathname !== location.pathname ||
    (modal && modalIn(page) !== modal);
  // The page on screen, and a page that React is already rendering but that is still suspended, for example
  // until its texts are loaded.
  const pages = useRef([location]);
  if (!pages.current.includes(location)) pages.current = [...pages.current, location];
  useLayoutEffect(() => {
    pages.current = [location];
    // The page has rendered. From now on, going back closes the overlay.
    setOpened((now) =>
      now?.openedOn.some(({ key }) => key === location.key) ? { ...now, openedOn: [location] } : now,
    );
  }, [location]);
  const ahead = useRef<Location>(undefined);
  const isGone = opened?.openedOn.every(isElsewhere) ?? false;
  if (isGone) setOpened(null);
  return {
    ahead,
    overlay: isGone ? null : (opened?.overlay ?? null),
    open: (overlay: OverlayId) =>
      setOpened({ overlay, openedOn: [...pages.current, ahead.current ?? location] }),
    close: () => setOpened(null),
  };
}

/** Returns the typed text after a key; null if the key changes no text. */
function textAfter(text: string, key: string): string | null {
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : null;
}

interface KeyBufferProps {
  typed: RefObject<string>;
  onClose: () => void;
}

/**
 * Replaces an overlay while its code loads. Meanwhile, `useKeyboard` ignores shortcuts, and this component
 * buffers the typed characters for the overlay. R582: Escape or a click calls the overlay off, because its code
 * may never arrive.
 */
export function KeyBuffer({ typed, onClose }: KeyBufferProps) {
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key } = event;
      const text = hasModifier(event) ? null : textAfter(typed.current, key);
      if (key === 'Escape') onClose();
      if (text === null) return;
      typed.current = text;
      // Keeps the character out of the field that still has the focus.
      event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    window.addEventListener('click', onClose, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      window.removeEventListener('click', onClose, true);
    };
  }, [typed, onClose]);
  return <i data-overlay="" />;
}
