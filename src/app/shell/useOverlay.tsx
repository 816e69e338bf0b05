import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigation, useNavigationType } from 'react-router';
import type { OverlayId } from './overlays.ts';

/**
 * Notes which page was requested while its code loads; a component of its own, so that only this one redraws.
 */
export function PageAhead({ page }: { page: RefObject<Location | null> }) {
  const { location = null } = useNavigation();
  useLayoutEffect(() => {
    page.current = location;
  }, [page, location]);
  return null;
}

/**
 * The dialog or panel above the current page. Another page closes it, and so does Back, but not a page that
 * was requested before the dialog was opened.
 */
export function useOverlay() {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [opened, setOpened] = useState<{ overlay: OverlayId; on: Location[] } | null>(null);
  const isElsewhere = ({ key, pathname }: Location) =>
    pathname !== location.pathname || (isBack && key !== location.key);
  // The page on screen, and the one already rendered that still waits, for example for its texts.
  const pages = useRef([location]);
  if (!pages.current.includes(location)) pages.current = [...pages.current, location];
  useLayoutEffect(() => {
    pages.current = [location];
    // It has come: from now on, going back is leaving it.
    setOpened((now) => (now?.on.some(({ key }) => key === location.key) ? { ...now, on: [location] } : now));
  }, [location]);
  const ahead = useRef<Location | null>(null);
  const isGone = opened?.on.every(isElsewhere) ?? false;
  if (isGone) setOpened(null);
  return {
    ahead,
    overlay: isGone ? null : (opened?.overlay ?? null),
    open: (overlay: OverlayId) => setOpened({ overlay, on: [...pages.current, ahead.current ?? location] }),
    close: () => setOpened(null),
  };
}
