import { JSON_COLLAPSE_ABOVE } from '#domain/limits.ts';

/**
 * S2.84: objects and lists with more than three entries are initially collapsed; all other values are
 * expanded.
 */
export function startsExpanded(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).length <= JSON_COLLAPSE_ABOVE;
}
