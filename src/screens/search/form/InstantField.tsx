import './instantField.css';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { Deferred } from '#components/loading/Deferred.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { Menu } from '#components/menu/Menu.tsx';
import {
  allowedDays,
  type InstantTexts,
  isNonexistentDay,
  parsePastedRange,
  pickedInstant,
  type RangeEdge,
  readInstant,
  splitInstantText,
} from '#domain/search/searchDates.ts';
import type { DateRange } from '#domain/search/searchRange.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { dateText, offsetText, timeText, toIso, toWallClock } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import type { DateTextProblem } from './searchDraft.ts';

const loadDayPicker = async () => (await import('./DayPicker.tsx')).DayPicker;

interface InstantFieldProps {
  edge: RangeEdge;
  /** UTC instant; null if the field is empty or invalid. */
  value: string | null;
  /** The start of the range, before which no end can be selected; null for none. */
  start: string | null;
  problem: string | null;
  /** `textProblem` says why the text of the field is not a valid instant; null if it is valid or empty. */
  onChange: (value: string | null, textProblem: DateTextProblem | null) => void;
  /** Called if the user pastes a range, which fills both fields (R177). */
  onRange: (range: DateRange) => void;
}

const BLANK: InstantTexts = { day: '', time: '' };

function textsOf(value: string | null, timezone: string): InstantTexts {
  return value === null ? BLANK : { day: dateText(value, timezone), time: timeText(value, timezone) };
}

interface Typed {
  texts: InstantTexts;
  /** The instant for these texts in `timezone`; null if they are incomplete or invalid. */
  value: string | null;
  timezone: string;
}

/**
 * The field shows valid text as typed until the user presses Enter or leaves the field. Invalid text always
 * stays. A value from another source replaces the text.
 */
function useTexts({ value, edge, onChange, onRange }: InstantFieldProps, timezone: string) {
  const region = useAppSelector((state) => state.settings.regionalSettings);
  const [typed, setTyped] = useState<Typed | null>(null);
  const matchesTyped = typed?.value === value && typed.timezone === timezone;
  const texts = matchesTyped ? typed.texts : textsOf(value, timezone);
  const type = (part: Partial<InstantTexts>) => {
    const next = { ...texts, ...part };
    const read = readInstant(next, edge, timezone, region);
    setTyped({ texts: next, value: read, timezone });
    const problem = isNonexistentDay(next.day, region) ? 'noSuchDay' : (`${edge}Unreadable` as const);
    onChange(read, read === null && next.day.trim() !== '' ? problem : null);
  };
  return {
    texts,
    type,
    paste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      const range = parsePastedRange(text, region, timezone);
      const pasted = splitInstantText(text, region, timezone);
      if (range || pasted) event.preventDefault();
      if (range) onRange(range);
      else if (pasted) type(pasted);
    },
    clear: () => {
      setTyped(null);
      onChange(null, null);
    },
    rewrite: () => {
      if (value !== null) setTyped(null);
    },
  };
}

/** S2.16, S5.3 to S5.5: a field for the day and one for the time, both in the display time zone. */
export function InstantField(props: InstantFieldProps) {
  const { edge, value, start, problem, onChange } = props;
  const { t } = useTranslation(['search', 'shell']);
  const { timezone } = useFormat();
  const id = useId();
  const { texts, type, paste, clear, rewrite } = useTexts(props, timezone);
  const now = Date.now();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') rewrite();
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    clear();
  };
  const describedBy = problem === null ? undefined : `${id}-problem`;
  const invalid = problem === null ? '' : 'is-invalid';
  return (
    <div className="instant-field">
      <span className="label-row">
        <label htmlFor={id} className="form-label">
          {t(`form.${edge}`)} <span className="fw-normal">{t('shell:required')}</span>
        </label>
        <span className="instant-zone" id={`${id}-zone`} title={timezone}>
          {offsetText(value ?? toIso(now), timezone)}
        </span>
      </span>
      <div className="instant-inputs">
        <input
          id={id}
          className={`form-control instant-day ${invalid}`}
          placeholder={t('form.dayPlaceholder')}
          autoComplete="off"
          required
          value={texts.day}
          aria-invalid={problem !== null}
          aria-describedby={describedBy}
          onChange={(event) => type({ day: event.target.value })}
          onKeyDown={handleKeyDown}
          onPaste={paste}
          onBlur={rewrite}
        />
        <Menu label={t(`form.pick.${edge}`)} button={<Icon name="calendar3" />} className="instant-menu">
          {(close) => (
            <Deferred
              load={loadDayPicker}
              title={t(`form.pick.${edge}`)}
              fallback={<Skeleton label={t('form.pick.loading')} lines={6} />}
              props={{
                selected: value === null ? null : toWallClock(value, timezone),
                today: toWallClock(toIso(now), timezone),
                allowed: allowedDays(edge, start, currentTime(now, timezone)),
                onPick: (day) => {
                  onChange(pickedInstant(day, edge, timezone), null);
                  close();
                },
              }}
            />
          )}
        </Menu>
        <input
          className={`form-control instant-time ${invalid}`}
          placeholder={t('form.timePlaceholder')}
          autoComplete="off"
          aria-label={t(`form.time.${edge}`)}
          aria-describedby={`${id}-zone`}
          value={texts.time}
          onChange={(event) => type({ time: event.target.value })}
          onKeyDown={(event) => event.key === 'Enter' && rewrite()}
          onBlur={rewrite}
        />
      </div>
      {problem !== null && (
        <div id={`${id}-problem`} className="invalid-feedback d-block">
          {problem}
        </div>
      )}
    </div>
  );
}
