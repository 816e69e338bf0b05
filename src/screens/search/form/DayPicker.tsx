import './dayPicker.css';
import { useEffect, useMemo, useRef } from 'react';
import type { DatePickerProps } from 'react-datepicker';
import DatePicker, { type ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#components/Button.tsx';
import type { CalendarDay } from '#domain/search/searchDates.ts';
import { useFormat } from '#i18n/formatContext.ts';

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
function calendarLocale(language: string): CalendarLocale {
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

interface DayPickerProps {
  selected: CalendarDay | null;
  /** Today in the display time zone, which may be a different day than in the browser's zone. */
  today: CalendarDay;
  allowed: { first: CalendarDay; last: CalendarDay };
  onPick: (day: CalendarDay) => void;
}

/**
 * Returns noon of the day in the browser's zone. Clocks never change at noon, so the picker shows the same
 * day.
 */
function toHostNoon({ year, month, day }: CalendarDay): Date {
  return new Date(year, month - 1, day, 12);
}

function fromHost(date: Date): CalendarDay {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function isSameDay(a: CalendarDay, b: CalendarDay): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

interface MonthButtonProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  /** Why the button is disabled; null if it is enabled. */
  reason: string | null;
  onTurn: () => void;
}

/**
 * Shows the previous or the next month. At the first or last allowed month, the button is disabled and shows
 * why, but can still get the focus.
 */
function MonthButton({ label, icon, reason, onTurn }: MonthButtonProps) {
  const format = useFormat();
  return (
    <IconButton
      icon={icon}
      label={reason === null ? label : format.labelled(label, reason)}
      title={reason ?? label}
      aria-disabled={reason !== null}
      onClick={reason === null ? onTurn : undefined}
    />
  );
}

function MonthHeader(props: ReactDatePickerCustomHeaderProps) {
  const { monthDate, decreaseMonth, increaseMonth, prevMonthButtonDisabled, nextMonthButtonDisabled } = props;
  const { t } = useTranslation('results');
  const { language } = useFormat();
  const title = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(monthDate);
  return (
    <div className="day-picker-header">
      <MonthButton
        label={t('calendar.previousMonth')}
        icon="chevron-left"
        reason={prevMonthButtonDisabled ? t('calendar.firstMonth') : null}
        onTurn={decreaseMonth}
      />
      <span aria-live="polite">{title}</span>
      <MonthButton
        label={t('calendar.nextMonth')}
        icon="chevron-right"
        reason={nextMonthButtonDisabled ? t('calendar.lastMonth') : null}
        onTurn={increaseMonth}
      />
    </div>
  );
}

/**
 * The calendar of react-datepicker. Its own input, time and zone support are not used: zone support does not
 * work in a bundle, and times from another zone are wrong when the browser's clock changes.
 */
export function DayPicker({ selected, today, allowed, onPick }: DayPickerProps) {
  const { t } = useTranslation('results');
  const { language } = useFormat();
  const locale = useMemo(() => calendarLocale(language), [language]);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, []);
  return (
    <div className="day-picker" ref={grid}>
      <DatePicker
        inline
        allowSameDay
        selected={selected && toHostNoon(selected)}
        openToDate={toHostNoon(selected ?? allowed.last)}
        minDate={toHostNoon(allowed.first)}
        maxDate={toHostNoon(allowed.last)}
        locale={locale}
        calendarStartDay={1}
        chooseDayAriaLabelPrefix=""
        disabledDayAriaLabelPrefix={t('calendar.notAllowed')}
        dayClassName={(date) => (isSameDay(fromHost(date), today) ? 'day-picker-today' : '')}
        renderCustomHeader={(header) => <MonthHeader {...header} />}
        onChange={(date: Date | null) => date && onPick(fromHost(date))}
      />
    </div>
  );
}
