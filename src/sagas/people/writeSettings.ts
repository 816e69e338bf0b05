import type { Platform } from '#api/platform.ts';
import { settle } from '#sagas/core/settle.ts';
import type { DocumentRules } from './settingsDocuments.ts';

/** How often a document is written again when another person's write swallowed ours. */
const TRIES = 3;

/** Settings are plain data with their keys in a fixed order, so they can be compared as text. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The value of a stored document; an unreadable one counts as missing. */
export function storedValue<T>(kept: DocumentRules<T>, stored: unknown): T {
  return kept.wire.read(stored) ?? kept.wire.none;
}

/** The value as it is stored: without the fields that the document does not have. Only such values can be compared. */
export function asStored<T>(kept: DocumentRules<T>, value: T): T {
  return kept.wire.read(kept.wire.write(null, value)) ?? value;
}

type Service = Platform['customizr'];

/** The local changes since `base`, for one document. */
interface Change<T> {
  kept: DocumentRules<T>;
  base: T;
  mine: T;
}

/**
 * One try: read, merge, write, read back. The value as stored, or null where another person's write swallowed ours.
 * A write without a response counts as done when reading back finds it.
 */
async function writeOnce<T>(
  service: Service,
  name: string,
  { kept, base, mine }: Change<T>,
): Promise<T | null> {
  const stored = await service.settings(name);
  const merged = kept.merge(base, mine, storedValue(kept, stored));
  const written = await settle(service.saveSettings(name, kept.wire.write(stored, merged)));
  if ('failure' in written && written.failure.outcome !== 'unknown') throw written.error;
  const back = await settle(service.settings(name));
  const found = 'failure' in back ? merged : storedValue(kept, back.value);
  const isThere = isSameValue(kept.merge(base, mine, found), found);
  if ('failure' in written && ('failure' in back || !isThere)) throw written.error;
  return isThere ? found : null;
}

/**
 * Brings what changed here into the stored document and gives its value as it is stored then. Rejects where the
 * document could not be read or written.
 */
export async function writeSettings<T>(service: Service, name: string, change: Change<T>): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const stored = await writeOnce(service, name, change);
    if (stored !== null) return stored;
  }
  throw new Error(`${name} is being changed elsewhere at the same time.`);
}
