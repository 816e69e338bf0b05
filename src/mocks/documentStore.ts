/**
 * Documents by key, such as a person's settings. `createDocumentStore` receives a function that is called
 * with every change, except those from another tab.
 */
export interface DocumentStore {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  delete(key: string): boolean;
  /** Applies a change from another tab. If the value is undefined, the document was deleted. */
  receive(key: string, value: unknown): void;
  entries(prefix: string): [key: string, value: unknown][];
}

export function createDocumentStore(
  saved: readonly [string, unknown][],
  onChange: (key: string, value: unknown) => void,
): DocumentStore {
  const documents = new Map<string, unknown>(saved);
  return {
    get: (key) => documents.get(key),
    set: (key, value) => {
      documents.set(key, value);
      onChange(key, value);
    },
    delete: (key) => {
      const existed = documents.delete(key);
      if (existed) onChange(key, undefined);
      return existed;
    },
    receive: (key, value) => {
      if (value === undefined) documents.delete(key);
      else documents.set(key, value);
    },
    entries: (prefix) => [...documents].filter(([key]) => key.startsWith(prefix)),
  };
}
