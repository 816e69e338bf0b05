import { useMediaQuery } from '#components/useMediaQuery.ts';

/** R106: whether the list's tools are in a menu. The width is the one in collapsibleTools.css. */
export function useHasToolsMenu(): boolean {
  return useMediaQuery('(width < 70rem)');
}
