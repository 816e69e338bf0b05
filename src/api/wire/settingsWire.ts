import type { SettingsDocument } from '#api/services/customizr.ts';
import { byKey, isObject } from '#domain/byKey.ts';
import { isIdFormat } from '#domain/identifiers.ts';
import { LANGUAGES, type Language } from '#domain/people/languages.ts';
import type { AppSettings, ColumnsSettings, GlobalSettings } from '#domain/people/settings.ts';
import { isSameValue } from '#domain/people/storedSettings.ts';
import { spelledZone } from '#domain/people/zoneCity.ts';
import { DEFAULT_COLUMNS } from '#domain/results/columns.ts';
import type { ColumnWidths } from '#domain/results/columnWidths.ts';
import {
  hasSameCriteria,
  isSameSearch,
  type SavedSearch,
  uniqueSearchNames,
} from '#domain/search/savedSearch.ts';
import { isZone } from '#domain/time/time.ts';
import { readSavedSearch, toStoredSearch } from './savedSearchWire.ts';

/**
 * Reads and writes one kind of settings document (docs/platform/customizr.md). `read` returns null for an
 * unreadable document. `write` puts the value into the stored document and leaves its other fields unchanged;
 * it keeps an unreadable document or list in the field `setAside`.
 */
export interface DocumentCodec<T> {
  /** The value for a user who has no document. */
  none: T;
  read: (stored: unknown) => T | null;
  write: (stored: unknown, value: T) => SettingsDocument;
}

function documentOf(stored: unknown): SettingsDocument {
  if (isObject(stored)) return stored;
  return stored === null ? {} : { setAside: stored };
}

/** The list in the given field: undefined if it is missing, null if it or the document is unreadable. */
function readListField(stored: unknown, field: string): unknown[] | undefined | null {
  if (stored === null) return undefined;
  if (!isObject(stored)) return null;
  const found = stored[field] ?? undefined;
  return found === undefined || Array.isArray(found) ? found : null;
}

function writeListField(
  stored: unknown,
  field: string,
  list: readonly unknown[],
  isReadable: boolean,
): SettingsDocument {
  const document = documentOf(stored);
  const isUnreadable = isObject(stored) && !isReadable;
  return { ...document, ...(isUnreadable && { setAside: stored[field] }), [field]: list };
}

function readColumns(stored: unknown): readonly string[] | null {
  const found = readListField(stored, 'columns');
  if (found === undefined) return DEFAULT_COLUMNS;
  if (found === null) return null;
  const columns = found.filter((id) => typeof id === 'string');
  return columns.length === 0 && found.length > 0 ? null : columns;
}

/** R68: the stored widths, sorted by column ID so that they can be compared; null if there are none. */
function readWidths(stored: unknown): ColumnWidths | null {
  const widths = isObject(stored) ? stored.columnWidths : null;
  if (!isObject(widths)) return null;
  const readable = Object.entries(widths).filter((entry): entry is [string, number] =>
    Number.isFinite(entry[1]),
  );
  return byKey(readable.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Other applications understand only a list of columns, so null is stored as the list of default columns, and
 * that list is read as null.
 */
export const columnsCodec: DocumentCodec<ColumnsSettings> = {
  none: { columns: null, columnWidths: null },
  read: (stored) => {
    const columns = readColumns(stored);
    return (
      columns && {
        columns: isSameValue(columns, DEFAULT_COLUMNS) ? null : columns,
        columnWidths: readWidths(stored),
      }
    );
  },
  write: (stored, { columns, columnWidths }) => ({
    ...writeListField(stored, 'columns', columns ?? DEFAULT_COLUMNS, readColumns(stored) !== null),
    ...(columnWidths && { columnWidths }),
  }),
};

interface Entry {
  stored: unknown;
  search: SavedSearch;
}

/** The readable entries, with unique names, because other applications may store a name several times. */
function readSavedEntries(entries: readonly unknown[]): Entry[] {
  const readable = entries.flatMap((stored) => {
    const search = readSavedSearch(stored);
    return search ? [{ stored, search }] : [];
  });
  const names = uniqueSearchNames(readable.map(({ search }) => search.name));
  return readable.map(({ stored, search }, index) => ({
    stored,
    search: { ...search, name: names[index] ?? search.name },
  }));
}

/**
 * The entry to store for the search. A stored entry with the same name keeps the fields of other
 * applications, and stays unchanged if the search has not changed.
 */
function entryFor(search: SavedSearch, entries: readonly Entry[]): unknown {
  const stored = entries.find((entry) => entry.search.name === search.name)?.stored;
  const current = readSavedSearch(stored);
  if (current && isSameSearch(current, search)) return stored;
  const changed =
    current && hasSameCriteria(current, search) ? { name: search.name } : toStoredSearch(search);
  return { ...(isObject(stored) && stored), ...changed };
}

export const savedSearchesCodec: DocumentCodec<readonly SavedSearch[]> = {
  none: [],
  read: (stored) => {
    const entries = readListField(stored, 'savedSearches');
    return entries === null ? null : readSavedEntries(entries ?? []).map(({ search }) => search);
  },
  write: (stored, searches) => {
    const list = readListField(stored, 'savedSearches');
    const entries = list ?? [];
    const unreadable = entries.filter((entry) => readSavedSearch(entry) === null);
    const readable = readSavedEntries(entries);
    const written = searches.map((search) => entryFor(search, readable));
    return writeListField(stored, 'savedSearches', [...written, ...unreadable], list !== null);
  },
};

export const appSettingsCodec: DocumentCodec<AppSettings> = {
  none: { idFormat: null, beta: null },
  read: (stored) => {
    if (stored !== null && !isObject(stored)) return null;
    const idFormat = stored?.idFormat;
    const beta = stored?.beta;
    return {
      idFormat: isIdFormat(idFormat) ? idFormat : null,
      beta: typeof beta === 'boolean' ? beta : null,
    };
  },
  write: (stored, { idFormat, beta }) => ({
    ...documentOf(stored),
    ...(idFormat !== null && { idFormat }),
    ...(beta !== null && { beta }),
  }),
};

function languageOf(tag: unknown): Language | null {
  const primary = typeof tag === 'string' ? tag.toLowerCase().split('-')[0] : null;
  return LANGUAGES.find((language) => language === primary) ?? null;
}

/** The stored languages, the preferred one first. A single string counts as a list of one. */
function languageList(stored: unknown): unknown[] {
  const language = isObject(stored) ? stored.language : null;
  return Array.isArray(language) ? language : [language].filter((one) => typeof one === 'string');
}

function preferredLanguage(stored: unknown): Language | null {
  return (
    languageList(stored)
      .map(languageOf)
      .find((language) => language !== null) ?? null
  );
}

function isSupportedLocale(tag: unknown): tag is string {
  try {
    return typeof tag === 'string' && Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Other applications also write this document, so the console writes only values that are not null, and keeps
 * the other languages in the list.
 */
export const globalSettingsCodec: DocumentCodec<GlobalSettings> = {
  none: { language: null, regionalSettings: null, userTimezone: null },
  read: (stored) => {
    if (stored !== null && !isObject(stored)) return null;
    const regionalSettings = stored?.regionalSettings;
    const timezone = stored?.timezone;
    return {
      language: preferredLanguage(stored),
      regionalSettings: isSupportedLocale(regionalSettings) ? regionalSettings : null,
      userTimezone: isZone(timezone) ? spelledZone(timezone) : null,
    };
  },
  write: (stored, { language, regionalSettings, userTimezone }) => {
    const others = languageList(stored).filter((tag) => languageOf(tag) !== language);
    const isNew = language !== null && language !== preferredLanguage(stored);
    return {
      ...documentOf(stored),
      ...(isNew && { language: [language, ...others] }),
      ...(regionalSettings !== null && { regionalSettings }),
      ...(userTimezone !== null && { timezone: userTimezone }),
    };
  },
};
