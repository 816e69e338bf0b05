import type { Platform } from '#api/platform.ts';
import { isConflict } from '#domain/conflict.ts';
import { isSameValue } from '#domain/people/storedSettings.ts';
import { settle } from '#sagas/core/settle.ts';
import type { DocumentRules } from './settingsDocuments.ts';

/** The maximum number of attempts to write a document if other writers keep changing it. */
const TRIES = 3;

/** The value of a stored document; an unreadable one counts as missing. */
export function storedValue<T>(rules: DocumentRules<T>, stored: unknown): T {
  return rules.wire.read(stored) ?? rules.wire.none;
}

/**
 * The value as it would be read back after it is stored, without the fields that the document does not have.
 * Only such values can be compared.
 */
export function asReadBack<T>(rules: DocumentRules<T>, value: T): T {
  return rules.wire.read(rules.wire.write(null, value)) ?? value;
}

type SettingsService = Platform['customizr'];

/** The local changes since `base`, for one document. */
interface Change<T> {
  rules: DocumentRules<T>;
  base: T;
  mine: T;
}

/**
 * Makes one attempt: reads, merges, writes and reads back. Returns the stored value, or null if another
 * writer has overwritten the change. A write without a response counts as successful if the change is found
 * on reading back.
 */
async function writeOnce<T>(
  service: SettingsService,
  name: string,
  { rules, base, mine }: Change<T>,
): Promise<T | null> {
  const stored = await service.settings(name);
  const merged = rules.merge(base, mine, storedValue(rules, stored));
  const written = await settle(service.saveSettings(name, rules.wire.write(stored, merged)));
  if ('failure' in written && written.failure.outcome !== 'unknown') throw written.error;
  const back = await settle(service.settings(name));
  const found = 'failure' in back ? merged : storedValue(rules, back.value);
  const isThere = isSameValue(rules.merge(base, mine, found), found);
  if ('failure' in written && ('failure' in back || !isThere)) throw written.error;
  return isThere ? found : null;
}

/**
 * Writes the local changes to the stored document and returns the stored value. If another writer has changed
 * the document meanwhile, reads it again and merges into the new one. Rejects if the document cannot be read
 * or written, or if other writers keep changing it.
 */
export async function writeSettings<T>(
  service: SettingsService,
  name: string,
  change: Change<T>,
): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const attempt = await settle(writeOnce(service, name, change));
    if ('value' in attempt && attempt.value !== null) return attempt.value;
    if ('failure' in attempt && (tries === TRIES || !isConflict(attempt.failure))) throw attempt.error;
  }
  throw new Error(`${name} is being changed elsewhere at the same time.`);
}
