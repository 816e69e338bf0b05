import { useEffect, useState } from 'react';
import type { FilterName } from '#domain/searchCriteria.ts';

/** Opens a group of the filters and focuses it: the requested one first, any other later. */
export function useOpenGroup(opened: { group: FilterName | null }) {
  // A drawer draws what it holds a moment later.
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const openGroup = (name: FilterName) => {
    const button = body?.querySelector<HTMLElement>(`[data-filter="${name}"] button[aria-expanded]`);
    if (!button) return;
    if (button.getAttribute('aria-expanded') === 'false') button.click();
    button.scrollIntoView({ block: 'start' });
    button.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is asked for
  useEffect(() => {
    if (body && opened.group !== null) openGroup(opened.group);
  }, [opened, body]);
  return { setBody, openGroup };
}
