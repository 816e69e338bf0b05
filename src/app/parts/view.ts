import { LANGUAGES, type Language } from '#domain/people/languages.ts';
import { PARTS } from './allParts.ts';
import { PART_STATES, type PartState } from './part.ts';

/**
 * The view of the gallery, as its URL encodes it:
 * `/parts?part=item-events&state=failed&theme=dark&language=de`.
 */
export interface PartsView {
  part: string;
  /** Null for all states. */
  state: PartState | null;
  theme: 'light' | 'dark';
  language: Language;
}

export function parsePartsView(query: string): PartsView {
  const params = new URLSearchParams(query);
  const named = PARTS.find(({ id }) => id === params.get('part')) ?? PARTS[0];
  return {
    part: named?.id ?? '',
    state: PART_STATES.find((state) => state === params.get('state')) ?? null,
    theme: params.get('theme') === 'dark' ? 'dark' : 'light',
    language: LANGUAGES.find((language) => language === params.get('language')) ?? 'en',
  };
}

export function partsViewPath({ part, state, theme, language }: PartsView): string {
  return `/parts?${new URLSearchParams({ part, theme, language, ...(state && { state }) })}`;
}
