import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };

/** ISO 3166-1 alpha-2 codes, and XK for Kosovo. The browser provides the names in the user's language. */
export const COUNTRY_CODES: readonly string[] = codes.flatMap(([alpha2]) => alpha2 ?? []);
