import { JSON_COLLAPSE_ABOVE } from '#domain/limits.ts';

/** S2.84: an object or list with more than three entries starts collapsed; other values start expanded. */
export function startsExpanded(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).length <= JSON_COLLAPSE_ABOVE;
}
