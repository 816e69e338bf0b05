import { visibleText } from './visibleText.ts';

/** Names by ID; the console shows an ID without a name unchanged. */
export type NamesById = ReadonlyMap<string, string>;

export const NO_NAMES: NamesById = new Map();

/** R433: names by IDs in any letter case. If an ID occurs twice, the last name counts. */
export class NamesInAnyCase extends Map<string, string> {
  override get(id: string) {
    return super.get(id.toLowerCase());
  }
  override set(id: string, name: string) {
    return super.set(id.toLowerCase(), name);
  }
  override has(id: string) {
    return super.has(id.toLowerCase());
  }
}

/** The key of a name; ignores letter case, invisible characters, and spaces before and after the name. */
export function nameKey(name: string): string {
  return visibleText(name).trim().normalize().toLowerCase();
}

/** Whether several of the names look the same as this one, apart from letter case (R377). */
export function sharedNames(names: readonly string[]): (name: string) => boolean {
  const seen = new Set<string>();
  const shared = new Set(names.map(nameKey).filter((name) => seen.has(name) || !seen.add(name)));
  return (name) => shared.has(nameKey(name));
}

/** R377: adds its ID to each name that several IDs have. */
export function distinctNames(names: NamesById): NamesById {
  const isShared = sharedNames([...names.values()]);
  return new Map([...names].map(([id, name]) => [id, isShared(name) ? `${name} (${id})` : name]));
}
