import type { ItemDocument } from '#mocks/documents.ts';
import type { OrderRecord } from '#mocks/records.ts';

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The parts of an item with their names: each field and each status. */
function partsOfItem({ statuses, ...fields }: ItemDocument): [string, unknown][] {
  return [...entriesOf(fields), ...entriesOf(statuses)];
}

/** The parts of an order's documents by name, as JSON text. */
function partsOf({ items, ...documents }: OrderRecord): Map<string, string | undefined> {
  const ofItems = items.flatMap((item, index) =>
    partsOfItem(item).map(([name, value]) => [`item ${index + 1} ${name}`, value] as const),
  );
  const parts = [...entriesOf(documents), ...ofItems];
  return new Map(parts.map(([path, value]) => [path, JSON.stringify(value)]));
}

/**
 * The names of the parts that differ between two versions of an order's documents, such as `events`, `item 1
 * quantity` or `item 2 production`.
 */
export function changedParts(before: OrderRecord, after: OrderRecord): string[] {
  const [shown, current] = [partsOf(before), partsOf(after)];
  const paths = new Set([...shown.keys(), ...current.keys()]);
  return [...paths].filter((path) => shown.get(path) !== current.get(path)).sort();
}
