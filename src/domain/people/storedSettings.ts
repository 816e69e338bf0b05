import type { SettingsDocumentId } from './settings.ts';

const DOCUMENT_NAMES: Record<SettingsDocumentId, string> = {
  columns: 'OOPs-searchColumns',
  savedSearches: 'OOPs-savedSearches',
  app: 'OOPs-appSettings',
  global: 'mcp-generic-ui-settings',
};

/**
 * The name of a document. The console's own documents are separate for each environment; all environments use
 * the same shared document (docs/platform/customizr.md).
 */
export function settingsDocumentName(id: SettingsDocumentId, environment: 'int' | 'prd'): string {
  const prefix = environment === 'int' && id !== 'global' ? 'int-' : '';
  return `${prefix}${DOCUMENT_NAMES[id]}`;
}

/** Compares settings as text. This works because they are plain data with their keys in a fixed order. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Merges each field: the local value if it changed since `base`, even to null, or else the stored one. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const merged = { ...theirs };
  for (const name of Object.keys(mine) as (keyof T)[]) {
    if (!isSameValue(mine[name], base[name])) merged[name] = mine[name];
  }
  return merged;
}
