import { JSON_COLLAPSE_ABOVE } from '#domain/limits.ts';

/** S2.84: whether a value is initially expanded; objects and lists with over three entries are not. */
export function startsExpanded(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).length <= JSON_COLLAPSE_ABOVE;
}
