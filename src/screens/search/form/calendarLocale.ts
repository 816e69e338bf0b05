import type { DatePickerProps } from 'react-datepicker';

type CalendarLocale = Exclude<DatePickerProps['locale'], string | undefined>;

const WIDTHS = { any: 'long', wide: 'long', abbreviated: 'short', short: 'short', narrow: 'narrow' } as const;
const none = () => '';
const unread = () => null;
const parseNothing = {
  ordinalNumber: unread,
  era: unread,
  quarter: unread,
  month: unread,
  day: unread,
  dayPeriod: unread,
};

/**
 * Returns the browser's names of months and days, so that the library's language files are not needed.
 * Nothing is parsed, because the picker only displays dates.
 */
export function calendarLocale(language: string): CalendarLocale {
  const names = (part: 'month' | 'weekday', width: keyof typeof WIDTHS) =>
    new Intl.DateTimeFormat(language, { [part]: WIDTHS[width], timeZone: 'UTC' });
  const pattern = () => 'EEEE d MMMM y';
  return {
    localize: {
      ordinalNumber: String,
      era: none,
      quarter: none,
      dayPeriod: none,
      month: (month, { width = 'wide' } = {}) => names('month', width).format(Date.UTC(2026, month, 1)),
      // February 1, 2026 is a Sunday, which is day 0.
      day: (day, { width = 'wide' } = {}) => names('weekday', width).format(Date.UTC(2026, 1, 1 + day)),
    },
    formatLong: { date: pattern, time: pattern, dateTime: pattern },
    match: parseNothing,
    options: { weekStartsOn: 1 },
  };
}
