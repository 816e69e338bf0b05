import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#components/form/SelectField.tsx';
import { regionChoices } from '#domain/people/regionChoices.ts';
import { UTC } from '#domain/time/time.ts';
import { createFormat } from '#i18n/format.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useRegionName } from './useRegionName.ts';

const SAMPLE_NUMBER = 12345.6;
const SAMPLE_MONEY = { amount: 1234.5, currency: 'EUR' };

/** The field for the format of numbers and money, with a sample of both. */
export function RegionField({ value, onChange }: { value: string; onChange: (region: string) => void }) {
  const { t } = useTranslation('preferences');
  const { language } = useFormat();
  const regions = useMemo(() => regionChoices(value), [value]);
  const nameOf = useRegionName();
  const sample = useMemo(() => createFormat(language, value, UTC), [language, value]);
  return (
    <SelectField
      label={t('region.label')}
      hint={t('region.sample', { number: sample.decimal(SAMPLE_NUMBER), money: sample.money(SAMPLE_MONEY) })}
      value={value}
      options={regions}
      name={nameOf}
      onChange={onChange}
    />
  );
}
