/** Names by ID; the console shows an ID without a name unchanged. */
export type NamesById = ReadonlyMap<string, string>;
