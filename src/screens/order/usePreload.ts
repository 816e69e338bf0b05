import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '#components/whenIdle.ts';

/** The texts of these parts that the order screen has not loaded. */
const TEXTS = ['events', 'hints'];
const AT_LAST_MS = 5_000;

/** Loads code and texts of parts that are one click away during idle time. A failure is reported on the click. */
export function usePreload(loads: readonly (() => Promise<unknown>)[]): void {
  const { i18n } = useTranslation();
  const wanted = useRef(loads);
  wanted.current = loads;
  const count = loads.length;
  useEffect(() => {
    if (count === 0) return;
    return whenIdle(() => {
      const loading = wanted.current.map((load) => load());
      Promise.all([i18n.loadNamespaces(TEXTS), ...loading]).catch(() => undefined);
    }, AT_LAST_MS);
  }, [i18n, count]);
}
