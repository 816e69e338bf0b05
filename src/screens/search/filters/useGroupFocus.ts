import { useEffect, useState } from 'react';
import type { FilterName } from '#domain/search/searchCriteria.ts';

/**
 * Opens the requested filter group and moves the focus to it. Returns a function that does this for any
 * group, and a ref callback for the element around the groups.
 */
export function useGroupFocus(opened: { group: FilterName | null }) {
  // State instead of a ref, because a drawer is mounted before its content is rendered.
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
