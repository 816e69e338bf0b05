import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { zoneCity } from '#domain/people/zoneCity.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';

/** S2.10: changes the time zone of all times, date fields and exports. */
export function ZoneToggle() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { displayZone, userTimezone } = useAppSelector((state) => state.settings);
  const city = zoneCity(userTimezone);
  const zones = {
    utc: { label: t('zone.utc'), title: t('zone.utc') },
    user: {
      // If the user's zone is named UTC too, its button needs a different name from the UTC button.
      label: city === t('zone.utc') ? t('zone.user', { zone: city }) : city,
      title: t('zone.user', { zone: userTimezone }),
    },
  };
  return (
    <fieldset className="btn-group btn-group-sm zone-toggle">
      <legend className="visually-hidden">{t('zone.label')}</legend>
      {(['utc', 'user'] as const).map((zone) => (
        <Button
          key={zone}
          className={displayZone === zone ? 'active' : ''}
          aria-pressed={displayZone === zone}
          title={zones[zone].title}
          onClick={() => dispatch(preferencesChanged({ displayZone: zone }))}
        >
          {zones[zone].label}
        </Button>
      ))}
    </fieldset>
  );
}
