import * as v from 'valibot';
import type { SearchSnapshot } from '#domain/search/searchSnapshot.ts';
import { parseCriteria, serializeCriteria } from '#domain/search/searchUrl.ts';
import { readStored } from './storage.ts';

/** Stores only the IDs of the orders, so that personal data in orders stays out of the browser's storage. */
const Stored = v.object({
  takenAt: v.number(),
  query: v.string(),
  range: v.object({ start: v.string(), end: v.string() }),
  total: v.number(),
  pages: v.array(v.tuple([v.pipe(v.number(), v.integer(), v.minValue(1)), v.array(v.string())])),
});

export function lastResultsKey(sub: string): string {
  return `console.lastResults:${sub}`;
}

/**
 * Returns the part of the last results to store, or null if there are none. With this part, the position of
 * an order in the results is still known after a reload or in a new tab.
 */
export function lastResultsToStore(snapshot: SearchSnapshot | null): v.InferOutput<typeof Stored> | null {
  if (!snapshot) return null;
  const { takenAt, criteria, range, total, pages } = snapshot;
  return {
    takenAt,
    query: serializeCriteria(criteria).toString(),
    range,
    total,
    pages: Object.entries(pages).map(([page, ids]) => [Number(page), [...ids]]),
  };
}

function recall(storage: Storage, sub: string): SearchSnapshot | null {
  const parsed = v.safeParse(Stored, readStored(storage, lastResultsKey(sub)));
  if (!parsed.success) return null;
  const { query, pages, ...same } = parsed.output;
  return { ...same, criteria: parseCriteria(new URLSearchParams(query)), pages: Object.fromEntries(pages) };
}

/**
 * Returns this tab's last results or, in a new tab, those of the tab that searched last. Returns null if
 * there are none.
 */
export function recallLastResults(own: Storage, shared: Storage, sub: string): SearchSnapshot | null {
  return recall(own, sub) ?? recall(shared, sub);
}
