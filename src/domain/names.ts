/** Names by ID; the console shows an ID without a name unchanged. */
export type NamesById = ReadonlyMap<string, string>;

/** The names that occur more than once. */
export function sharedNames(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.has(name) || !seen.add(name)));
}

/** R377: adds its ID to each name that several IDs have. */
export function distinctNames(names: NamesById): NamesById {
  const shared = sharedNames([...names.values()]);
  return new Map([...names].map(([id, name]) => [id, shared.has(name) ? `${name} (${id})` : name]));
}
