import { useEffect, useState } from 'react';
import type { FilterName } from '#domain/search/searchCriteria.ts';

/** Opens a filter group and focuses it: first the requested one, later any other. */
export function useOpenGroup(opened: { group: FilterName | null }) {
  // A drawer renders its content a moment later.
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const openGroup = (name: FilterName) => {
    const button = body?.querySelector<HTMLElement>(`[data-filter="${name}"] button[aria-expanded]`);
    if (!button) return;
    if (button.getAttribute('aria-expanded') === 'false') button.click();
    button.scrollIntoView({ block: 'start' });
    button.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per request
  useEffect(() => {
    if (body && opened.group !== null) openGroup(opened.group);
  }, [opened, body]);
  return { setBody, openGroup };
}
