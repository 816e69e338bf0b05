import { valueCounts } from './lists.ts';

/** Names by ID; the console shows an ID without a name unchanged. */
export type NamesById = ReadonlyMap<string, string>;

/** R377: adds its ID to each name that several IDs have. */
export function distinctNames(names: NamesById): NamesById {
  const counts = new Map(valueCounts([...names.values()]).map(({ value, count }) => [value, count]));
  return new Map(
    [...names].map(([id, name]) => [id, (counts.get(name) ?? 0) > 1 ? `${name} (${id})` : name]),
  );
}
