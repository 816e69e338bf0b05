import { type ChangeEvent, useId } from 'react';
import { endOfDay, fromWallClock, startOfDay, toWallClock } from '#domain/time.ts';
import { useFormat } from '#i18n/formatContext.ts';

interface DateFieldProps {
  label: string;
  /** UTC instant, or null for an empty field. */
  value: string | null;
  /** Which end of the picked day is meant (S5.5). */
  edge: 'start' | 'end';
  problem: string | null;
  onChange: (value: string | null) => void;
}

/** A day in the display zone; what leaves it is an instant. */
export function DateField({ label, value, edge, problem, onChange }: DateFieldProps) {
  const { timezone } = useFormat();
  const id = useId();
  const problemId = useId();
  const clock = value && toWallClock(value, timezone);
  const text = clock
    ? [clock.year, clock.month, clock.day].map((part) => String(part).padStart(2, '0')).join('-')
    : '';
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [year, month, day] = target.value.split('-').map(Number);
    if (!year || !month || !day) return onChange(null);
    const noon = fromWallClock({ year, month, day, hour: 12, minute: 0 }, timezone);
    return onChange(edge === 'start' ? startOfDay(noon, timezone) : endOfDay(noon, timezone));
  };
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <input
        id={id}
        type="date"
        required
        className={`form-control ${problem ? 'is-invalid' : ''}`}
        value={text}
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem !== null}
        onChange={handleChange}
      />
      {problem && (
        <div id={problemId} className="invalid-feedback">
          {problem}
        </div>
      )}
    </div>
  );
}
