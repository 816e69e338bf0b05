import { useTranslation } from 'react-i18next';
import { isAmbiguousDay } from '#domain/search/ambiguousDay.ts';
import { dateText, toWallClock } from '#domain/time.ts';
import { useFormat } from '#i18n/formatContext.ts';

interface DayReadingNoteProps {
  id: string;
  /** The day as the user typed it. */
  typed: string;
  /** The UTC instant that was read. */
  value: string;
}

/** R143: says how a day was read whose text could also mean another day. */
export function DayReadingNote({ id, typed, value }: DayReadingNoteProps) {
  const { t } = useTranslation('results');
  const { timezone } = useFormat();
  if (!isAmbiguousDay(typed, toWallClock(value, timezone))) return null;
  return (
    <div id={id} className="form-text">
      {t('dayRead', { typed: typed.trim(), day: dateText(value, timezone) })}
    </div>
  );
}
