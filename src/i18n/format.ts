import type { Money } from '#domain/money.ts';
import { hasLanguage } from '#domain/people/regions.ts';
import { dateText, dateTimeText, localDateTimeText, timeText, zoneText } from '#domain/time/time.ts';

/** Formats dates, times, money and numbers. Instants are ISO strings in UTC. */
export interface Format {
  language: string;
  timezone: string;
  /** 'YYYY-MM-DD HH:mm:ss' in the display zone; '' for null. */
  dateTime(instant: string | null): string;
  /** `dateTime` with the zone's name, as in '2026-11-25 14:30:00 CET'; '' for null. */
  moment(instant: string | null): string;
  date(instant: string | null): string;
  time(instant: string | null): string;
  /**
   * The short form of a calendar day 'YYYY-MM-DD': 'Nov 25', '25. Nov.'. Includes the year if it is not the
   * year of `today`.
   */
  day(day: string, today: string): string;
  /** A local date and time, without conversion between time zones; '' for null. */
  localDateTime(local: string | null): string;
  /** The display zone's name at that instant, such as 'CET'. */
  zone(instant: string): string;
  /** '3 hr', '3 Std.', '3 uur': a whole number with the short form of the unit. */
  duration(amount: number, unit: 'second' | 'minute' | 'hour' | 'day'): string;
  number(value: number): string;
  /** With at most two decimals, for dimensions and weights. */
  decimal(value: number): string;
  money(money: Money): string;
  list(values: readonly string[]): string;
  /** 'Label: text', with a no-break space before the colon in French. */
  labelled(label: string, text: string): string;
  country(code: string): string;
}

/**
 * Returns a function that formats money. It keeps one formatter per currency, because creating formatters is
 * slow. R564: for a malformed currency code, it returns the number followed by the code.
 */
function moneyFormatter(locale: string): (money: Money) => string {
  const known = new Map<string, Pick<Intl.NumberFormat, 'format'>>();
  const make = (currency: string) => {
    try {
      return new Intl.NumberFormat(locale, { style: 'currency', currency });
    } catch {
      const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      return { format: (amount: number) => `${plain.format(amount)} ${currency}`.trim() };
    }
  };
  return ({ amount, currency }) => {
    const formatter = known.get(currency) ?? make(currency);
    known.set(currency, formatter);
    return formatter.format(amount);
  };
}

/**
 * Returns a function that creates a formatter on its first call and then returns the same one. Creating a
 * formatter takes milliseconds, and few screens need all of them.
 */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function durationFormatter(language: string): Format['duration'] {
  const known = new Map<string, Intl.NumberFormat>();
  return (amount, unit) => {
    const formatter =
      known.get(unit) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
    known.set(unit, formatter);
    return formatter.format(amount);
  };
}

function dayFormatter(locale: string): Format['day'] {
  const make = (withYear: boolean) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      ...(withYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
  const sameYear = lazily(() => make(false));
  const otherYear = lazily(() => make(true));
  return (day, today) => {
    const formatter = day.slice(0, 4) === today.slice(0, 4) ? sameYear() : otherYear();
    return formatter.format(Date.parse(`${day}T00:00:00Z`));
  };
}

function countryNames(language: string): (code: string) => string {
  const names = lazily(() => new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }));
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code);
}

/**
 * Creates the formatters for a language, a regional setting (numbers, money) and a display zone. Each
 * formatter is created on first use.
 */
export function createFormat(language: string, regionalSettings: string, timezone: string): Format {
  const number = lazily(() => new Intl.NumberFormat(regionalSettings));
  const decimal = lazily(() => new Intl.NumberFormat(regionalSettings, { maximumFractionDigits: 2 }));
  const list = lazily(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  return {
    language,
    timezone,
    dateTime: (instant) => (instant === null ? '' : dateTimeText(instant, timezone)),
    moment: (instant) =>
      instant === null ? '' : `${dateTimeText(instant, timezone)} ${zoneText(instant, timezone)}`,
    date: (instant) => (instant === null ? '' : dateText(instant, timezone)),
    time: (instant) => (instant === null ? '' : timeText(instant, timezone)),
    // A regional setting for another language would show month names in that language.
    day: dayFormatter(hasLanguage(regionalSettings, language) ? regionalSettings : language),
    localDateTime: (local) => (local === null ? '' : localDateTimeText(local)),
    zone: (instant) => zoneText(instant, timezone),
    duration: durationFormatter(language),
    number: (value) => number().format(value),
    decimal: (value) => decimal().format(value),
    money: moneyFormatter(regionalSettings),
    list: (values) => list().format(values),
    labelled: (label, text) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`,
    country: countryNames(language),
  };
}
