import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searchZones, zoneOffset } from '#domain/people/zones.ts';
import { isZone, timeText, toIso } from '#domain/time/time.ts';

const SHOWN_ROWS = 6;

export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('preferences');
  const [query, setQuery] = useState('');
  const [now] = useState(Date.now);
  const zones = useMemo(() => searchZones(query), [query]);
  // R443: a zone that was stored in lower case can have capitals inside a word, such as 'Port-au-Prince'.
  const listed = zones.find((zone) => zone.toLowerCase() === value.toLowerCase()) ?? value;
  const list = useRef<HTMLSelectElement>(null);
  // The browser does not scroll the list to its selected option.
  useEffect(() => {
    list.current?.selectedOptions[0]?.scrollIntoView({ block: 'nearest' });
  }, []);
  const id = useId();
  return (
    <fieldset>
      <legend className="form-label zone-legend">{t('timezone.label')}</legend>
      <label htmlFor={`${id}-search`} className="visually-hidden">
        {t('timezone.search')}
      </label>
      <input
        id={`${id}-search`}
        type="search"
        className="form-control mb-1"
        placeholder={t('timezone.search')}
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          // Enter selects the first match and does not submit the form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (query !== '' && zones[0]) onChange(zones[0]);
        }}
      />
      {zones.length > 0 ? (
        <select
          ref={list}
          className="form-select"
          aria-label={t('timezone.label')}
          size={SHOWN_ROWS}
          value={listed}
          onChange={({ target }) => isZone(target.value) && onChange(target.value)}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')} ({zoneOffset(zone, now)})
            </option>
          ))}
        </select>
      ) : (
        <p className="form-text" role="status">
          {t('timezone.none', { query })}
        </p>
      )}
      <div className="form-text" role="status">
        {t('timezone.chosen', { zone: value.replaceAll('_', ' '), time: timeText(toIso(now), value) })}
      </div>
      <div className="form-text">{t('timezone.hint')}</div>
    </fieldset>
  );
}
