import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };

/** Assigned ISO 3166-1 alpha-2 codes; their names come from the browser, in the person's language. */
export const COUNTRY_CODES: readonly string[] = codes.flatMap(([alpha2]) => alpha2 ?? []);
