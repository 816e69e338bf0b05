import { nameKey } from '#domain/names.ts';
import { hasSameCriteria, isSameSearch, type SavedSearch, uniqueSearchName } from './savedSearch.ts';

/** Searches by the key of their name; see `nameKey`. */
type ByName = ReadonlyMap<string, SavedSearch>;

function byName(searches: readonly SavedSearch[]): ByName {
  return new Map(searches.map((search) => [nameKey(search.name), search]));
}

function isSame(a: SavedSearch | undefined, b: SavedSearch | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && isSameSearch(a, b));
}

/**
 * Merges the local and the stored version of the search with one name; undefined if it was removed. A local
 * change takes precedence over a stored one, and any change over a removal, so that no work is lost. If both
 * sides added a search with this name, the stored one keeps the name; see `renamedMine`.
 */
function mergeOne(
  base: SavedSearch | undefined,
  mine: SavedSearch | undefined,
  theirs: SavedSearch | undefined,
): SavedSearch | undefined {
  if (isSame(base, mine) || isSame(mine, theirs)) return theirs;
  if (mine && theirs && !base) return theirs;
  return mine ?? (isSame(base, theirs) ? undefined : theirs);
}

/** The new local searches whose name the service now uses for another search, each with a free name. */
function renamedMine(before: ByName, here: ByName, there: ByName): SavedSearch[] {
  const inUse = new Set([...before.keys(), ...here.keys(), ...there.keys()]);
  const isNew = (key: string) => !before.has(key);
  // An earlier merge may already have added the search to the service, with a number after its name.
  const isThere = (key: string, search: SavedSearch) =>
    [...there].some(([name, their]) => {
      const isItsName = name === key || name.startsWith(`${key} (`);
      return isItsName && isNew(name) && hasSameCriteria(their, search);
    });
  return [...here].flatMap(([key, search]) => {
    if (!isNew(key) || !there.has(key) || isThere(key, search)) return [];
    const name = uniqueSearchName(search.name, (taken) => inUse.has(taken));
    inUse.add(nameKey(name));
    return [{ ...search, name }];
  });
}

/**
 * Whether the searches that both lists contain, some of them renamed, are in a different order, or others are
 * between them. A search is between them if another one now has its old name.
 */
function isReordered(before: ByName, after: ByName, renames: ReadonlyMap<string, string>): boolean {
  const kept = [...after.keys()].map((key) => renames.get(key) ?? key);
  return [...before.keys()].filter((key) => kept.includes(key)).some((key, index) => key !== kept[index]);
}

/** The old keys of the searches that were renamed locally, by their new keys. */
function renamesOf(before: ByName, here: ByName): Map<string, string> {
  const gone = [...before].filter(([key]) => !here.has(key));
  return new Map(
    [...here].flatMap(([key, search]): [string, string][] => {
      const old = before.has(key) ? undefined : gone.find(([, one]) => hasSameCriteria(one, search));
      return old ? [[key, old[0]]] : [];
    }),
  );
}

/** The keys of the leading list, then the others. A renamed search keeps its old position. */
function orderedKeys(leading: ByName, following: ByName, renames: ReadonlyMap<string, string>): string[] {
  const keys = [...leading.keys()];
  for (const key of following.keys()) {
    if (leading.has(key)) continue;
    const index = keys.indexOf(renames.get(key) ?? '');
    keys.splice(index < 0 ? keys.length : index, 0, key);
  }
  return keys;
}

/**
 * Merges three lists by name: the list that this tab started from, its current list, and the list in the
 * service. Keeps the searches that other tabs and browsers saved in the meantime, even if both sides used one
 * name for different searches. The order is the local one if that changed, otherwise that of the service.
 */
export function mergeSavedSearches(
  base: readonly SavedSearch[],
  mine: readonly SavedSearch[],
  theirs: readonly SavedSearch[],
): SavedSearch[] {
  const [before, here, there] = [byName(base), byName(mine), byName(theirs)];
  const renames = renamesOf(before, here);
  const [leading, following] = isReordered(before, here, renames) ? [here, there] : [there, here];
  const merged = orderedKeys(leading, following, renames)
    .map((key) => mergeOne(before.get(key), here.get(key), there.get(key)))
    .filter((search) => search !== undefined);
  return [...merged, ...renamedMine(before, here, there)];
}
