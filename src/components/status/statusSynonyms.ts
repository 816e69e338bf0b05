import type { TFunction } from 'i18next';
import { STATUSES_WITH_SYNONYMS } from '#domain/statusNames.ts';

type SynonymTFunction = TFunction<'filters'>;

/** R88: returns the synonyms by which the filters also find a status. Empty if it has none. */
export function statusSynonyms(text: SynonymTFunction, name: string): string[] {
  const known = STATUSES_WITH_SYNONYMS.find((status) => status === name);
  return known ? text(`synonyms.${known}`).split(/, */) : [];
}

/**
 * R31, R88: returns the synonyms of "delayed" by which the palette and the filters also find delayed orders.
 */
export function delayedSynonyms(text: SynonymTFunction): string[] {
  return text('synonyms.delayed').split(/, */);
}
