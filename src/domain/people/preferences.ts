import { DEFAULT_ID_FORMAT, type IdFormat } from '#domain/identifiers.ts';
import type { ColumnWidths } from '#domain/results/columnWidths.ts';
import { UTC } from '#domain/time/time.ts';
import type { Language } from './languages.ts';
import type { Theme } from './themes.ts';

/** The user's display preferences (S3.52), which are also stored in this browser. */
export interface Preferences {
  language: Language;
  /** BCP 47 tag for numbers and money, e.g. 'de-AT'. */
  regionalSettings: string;
  /** The user's time zone as an IANA name. */
  userTimezone: string;
  /** Whether times are shown in UTC or in the user's time zone. */
  displayZone: 'utc' | 'user';
  idFormat: IdFormat;
  theme: Theme;
  /** Ordered column IDs of the results table; null is the default set. */
  columns: readonly string[] | null;
  columnWidths: ColumnWidths;
}

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'en',
  regionalSettings: 'en-GB',
  userTimezone: UTC,
  displayZone: 'user',
  idFormat: DEFAULT_ID_FORMAT,
  theme: 'system',
  columns: null,
  columnWidths: {},
};
