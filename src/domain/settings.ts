import type { IdFormat } from './identifiers.ts';
import type { Language } from './languages.ts';
import { findsSame, freeName, isSameSearch, nameKey, type SavedSearch } from './savedSearch.ts';

/** What the settings service keeps of a person, one document each (S7.30). */
export const SETTINGS_DOCUMENTS = ['columns', 'savedSearches', 'app', 'global'] as const;
export type SettingsDocumentId = (typeof SETTINGS_DOCUMENTS)[number];

/** null is the default set. */
export interface ColumnsSettings {
  columns: readonly string[] | null;
}

/** null: the document does not say. */
export interface AppSettings {
  idFormat: IdFormat | null;
  beta: boolean | null;
}

/** Shared with other applications of the platform. null: the document does not say. */
export interface GlobalSettings {
  language: Language | null;
  regionalSettings: string | null;
  timezone: string | null;
}

export interface SettingsValues {
  columns: ColumnsSettings;
  savedSearches: readonly SavedSearch[];
  app: AppSettings;
  global: GlobalSettings;
}

const DOCUMENT_NAMES: Record<SettingsDocumentId, string> = {
  columns: 'OOPs-searchColumns',
  savedSearches: 'OOPs-savedSearches',
  app: 'OOPs-appSettings',
  global: 'mcp-generic-ui-settings',
};

/** The console's own documents are kept apart per environment, the shared one is one for all (docs/platform/customizr.md). */
export function settingsDocumentName(id: SettingsDocumentId, environment: 'int' | 'prd'): string {
  const prefix = environment === 'int' && id !== 'global' ? 'int-' : '';
  return `${prefix}${DOCUMENT_NAMES[id]}`;
}

function isSameList(a: readonly string[] | null, b: readonly string[] | null): boolean {
  return a === b || (a !== null && b !== null && a.join('\n') === b.join('\n'));
}

/** The order of the columns is one choice: mine where I changed it since `base`, otherwise theirs. */
export function mergeColumns(
  base: ColumnsSettings,
  mine: ColumnsSettings,
  theirs: ColumnsSettings,
): ColumnsSettings {
  return isSameList(base.columns, mine.columns) ? theirs : mine;
}

/** Field by field: mine where I changed it since `base`, else theirs, also where they say nothing. */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const merged = { ...theirs };
  for (const name of Object.keys(mine) as (keyof T)[]) {
    if (mine[name] !== base[name]) merged[name] = mine[name];
  }
  return merged;
}

/** Searches by the key of their name. */
type ByName = ReadonlyMap<string, SavedSearch>;

function byName(searches: readonly SavedSearch[]): ByName {
  return new Map(searches.map((search) => [nameKey(search.name), search]));
}

function isSame(a: SavedSearch | undefined, b: SavedSearch | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && isSameSearch(a, b));
}

/** What two writers made of one name. A change wins over a removal: work is never lost to a tidy-up elsewhere. */
function mergeOne(
  base: SavedSearch | undefined,
  mine: SavedSearch | undefined,
  theirs: SavedSearch | undefined,
): SavedSearch | undefined {
  if (isSame(base, mine) || isSame(mine, theirs)) return theirs;
  if (mine && theirs && !base) return theirs;
  return mine ?? (isSame(base, theirs) ? undefined : theirs);
}

/** The searches that I saved under a name which another writer gave to a different one meanwhile, under a free name. */
function renamedMine(before: ByName, here: ByName, there: ByName): SavedSearch[] {
  const inUse = new Set([...before.keys(), ...here.keys(), ...there.keys()]);
  const isNew = (key: string) => !before.has(key);
  // An earlier merge may have brought it there already, with a number behind its name.
  const isThere = (key: string, search: SavedSearch) =>
    [...there].some(([name, their]) => {
      const isItsName = name === key || name.startsWith(`${key} (`);
      return isItsName && isNew(name) && findsSame(their, search);
    });
  return [...here].flatMap(([key, search]) => {
    if (!isNew(key) || !there.has(key) || isThere(key, search)) return [];
    const name = freeName(search.name, (taken) => inUse.has(taken));
    inUse.add(nameKey(name));
    return [{ ...search, name }];
  });
}

/** Whether the names that both lists hold stand in another order. */
function isReordered(before: ByName, after: ByName): boolean {
  const kept = [...before.keys()].filter((name) => after.has(name));
  return !isSameList(
    kept,
    [...after.keys()].filter((name) => before.has(name)),
  );
}

/**
 * Three lists by name: what this tab started from, what it has now, what the service holds. Searches that others
 * saved meanwhile survive beside mine, also where both of us chose one name for different searches; the order is
 * mine only where I changed it.
 */
export function mergeSavedSearches(
  base: readonly SavedSearch[],
  mine: readonly SavedSearch[],
  theirs: readonly SavedSearch[],
): SavedSearch[] {
  const [before, here, there] = [byName(base), byName(mine), byName(theirs)];
  const [leading, following] = isReordered(before, here) ? [here, there] : [there, here];
  const keys = new Set([...leading.keys(), ...following.keys()]);
  const merged = [...keys]
    .map((key) => mergeOne(before.get(key), here.get(key), there.get(key)))
    .filter((search) => search !== undefined);
  return [...merged, ...renamedMine(before, here, there)];
}
