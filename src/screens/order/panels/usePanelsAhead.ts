import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAhead } from '#components/Deferred.tsx';
import { whenIdle } from '#components/whenIdle.ts';
import type { Panel } from './panels.ts';

/** The texts of the panels that the order screen has not loaded. */
const PANEL_TEXTS = ['events', 'hints'];
const AT_LAST_MS = 5_000;

/** Loads the code and texts of an item's other tabs in idle time. The click reports a failure. */
export function usePanelsAhead(panels: readonly Panel[]): void {
  const { i18n } = useTranslation();
  const wanted = useRef(panels);
  wanted.current = panels;
  const ids = panels.map(({ id }) => id).join();
  useEffect(() => {
    if (ids === '') return;
    return whenIdle(() => {
      const loading = wanted.current.map((panel) => ('load' in panel ? loadAhead(panel.load) : null));
      Promise.all([i18n.loadNamespaces(PANEL_TEXTS), ...loading]).catch(() => undefined);
    }, AT_LAST_MS);
  }, [i18n, ids]);
}
