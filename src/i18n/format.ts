import { weakMapMemoize } from '@reduxjs/toolkit';
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
 * Creating a formatter takes milliseconds, and few screens need all of them. Each is therefore created on first
 * use and kept, by its arguments.
 */
const lazily = weakMapMemoize;

/** R564: for a malformed currency code, the formatter returns the number followed by the code. */
function moneyFormatter(locale: string): (money: Money) => string {
  const formatterOf = lazily((currency: string) => {
    try {
      return new Intl.NumberFormat(locale, { style: 'currency', currency });
    } catch {
      const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      return { format: (amount: number) => `${plain.format(amount)} ${currency}`.trim() };
    }
  });
  return ({ amount, currency }) => formatterOf(currency).format(amount);
}

function dayFormatter(locale: string): Format['day'] {
  const formatterOf = lazily(
    (withYear: boolean) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        ...(withYear && { year: 'numeric' }),
        timeZone: 'UTC',
      }),
  );
  return (day, today) =>
    formatterOf(day.slice(0, 4) !== today.slice(0, 4)).format(Date.parse(`${day}T00:00:00Z`));
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
  const duration = lazily(
    (unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }),
  );
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
    duration: (amount, unit) => duration(unit).format(amount),
    number: (value) => number().format(value),
    decimal: (value) => decimal().format(value),
    money: moneyFormatter(regionalSettings),
    list: (values) => list().format(values),
    labelled: (label, text) => `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`,
    country: countryNames(language),
  };
}
