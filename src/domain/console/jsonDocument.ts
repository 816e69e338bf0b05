import { JSON_COLLAPSE_ABOVE } from '#domain/limits.ts';

/**
 * S2.84: whether a value is initially expanded. Only objects and lists with more than three entries are
 * collapsed.
 */
export function startsExpanded(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).length <= JSON_COLLAPSE_ABOVE;
}
