import { useTranslation } from 'react-i18next';
import type { BreakdownDimension, CountedSearch } from '#domain/results/breakdown.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFulfillerNames, selectMerchantNames, selectPermissions } from '#store/selectors.ts';
import { barLabel, type LabelContext } from './barLabel.ts';

/** Returns a function that returns the label of a bar, with short dates and a label for today. */
export function useBarLabels({
  orders,
  today,
}: CountedSearch): (dimension: BreakdownDimension, key: string) => string {
  const { t } = useTranslation('export');
  const { t: statusTexts } = useTranslation('status');
  const format = useFormat();
  const permissions = useAppSelector(selectPermissions);
  const merchants = useAppSelector(selectMerchantNames);
  const listed = useAppSelector(selectFulfillerNames);
  const facts: LabelContext = {
    fileTexts: t,
    statusTexts,
    permissions,
    merchants,
    fulfillers: new Map([...orders.flatMap(({ fulfillerNames }) => fulfillerNames), ...listed]),
    country: format.country,
    day: (day) => (day === today ? t('breakdown.promised.today') : format.day(day, today)),
  };
  return (dimension, key) => barLabel(dimension, key, facts);
}
