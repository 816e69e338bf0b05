import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';

/** R424: announces the time zone after the shortcut has changed it. A press of its button announces itself. */
export function ZoneAnnouncement() {
  const { t } = useTranslation();
  const format = useFormat();
  const { displayZone, userTimezone } = useAppSelector((state) => state.settings);
  const last = useRef(displayZone);
  const [announced, setAnnounced] = useState<typeof displayZone | null>(null);
  useEffect(() => {
    if (last.current === displayZone) return;
    last.current = displayZone;
    setAnnounced(document.activeElement?.closest('.zone-toggle') ? null : displayZone);
  }, [displayZone]);
  return (
    <p className="visually-hidden" role="status">
      {announced && format.labelled(t('zone.label'), announced === 'utc' ? t('zone.utc') : userTimezone)}
    </p>
  );
}
