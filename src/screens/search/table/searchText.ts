import type { TFunction } from 'i18next';

/** The search screen's texts. */
export type SearchText = TFunction<'search'>;
