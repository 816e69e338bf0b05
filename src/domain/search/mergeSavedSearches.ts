import { findsSame, freeName, isSameSearch, nameKey, type SavedSearch } from './savedSearch.ts';

/** Searches by the key of their name. */
type ByName = ReadonlyMap<string, SavedSearch>;

function byName(searches: readonly SavedSearch[]): ByName {
  return new Map(searches.map((search) => [nameKey(search.name), search]));
}

function isSame(a: SavedSearch | undefined, b: SavedSearch | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && isSameSearch(a, b));
}

/** Merges two edits of one name. A change wins over a removal, so that no work is lost. */
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

/** Whether the names in both lists are in a different order. */
function isReordered(before: ByName, after: ByName): boolean {
  const kept = [...before.keys()].filter((name) => after.has(name));
  return [...after.keys()].filter((name) => before.has(name)).some((name, index) => name !== kept[index]);
}

/** Names that I changed, each with the old one: the same search under a name that is new. */
function renamesOf(before: ByName, here: ByName): Map<string, string> {
  const gone = [...before].filter(([key]) => !here.has(key));
  return new Map(
    [...here].flatMap(([key, search]): [string, string][] => {
      const old = before.has(key) ? undefined : gone.find(([, one]) => findsSame(one, search));
      return old ? [[key, old[0]]] : [];
    }),
  );
}

/** All keys in the order of the leading list; what only the other has follows, renamed searches in their old place. */
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
  const merged = orderedKeys(leading, following, renamesOf(before, here))
    .map((key) => mergeOne(before.get(key), here.get(key), there.get(key)))
    .filter((search) => search !== undefined);
  return [...merged, ...renamedMine(before, here, there)];
}
