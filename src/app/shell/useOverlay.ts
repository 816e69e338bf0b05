import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { OverlayId } from './overlays.ts';

/** Manages the dialog or panel above the page. It closes when the user goes back or opens another path. */
export function useOverlay() {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [opened, setOpened] = useState<{ overlay: OverlayId; pathname: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each entry of the history
  useLayoutEffect(() => {
    setOpened((now) => (isBack || now?.pathname !== pathname ? null : now));
  }, [pathname, key, isBack]);
  return {
    overlay: opened?.overlay ?? null,
    open: (overlay: OverlayId) => setOpened({ overlay, pathname }),
    close: () => setOpened(null),
  };
}
