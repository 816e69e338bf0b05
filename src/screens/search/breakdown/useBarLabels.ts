import { useTranslation } from 'react-i18next';
import { statusNameText, typeText } from '#components/statusText.ts';
import { type CountedSearch, type Dimension, NONE } from '#domain/breakdown.ts';
import { NAMED_STATES } from '#domain/itemStatus.ts';
import { LATENESSES } from '#domain/queue.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFulfillerNames, selectMerchantNames } from '#store/selectors.ts';

const PROMISES = ['overdue', 'later', 'past'] as const;

/** The name of a bar, in the words of the list. */
export function useBarLabels({
  orders,
  today,
}: CountedSearch): (dimension: Dimension, key: string) => string {
  const { t } = useTranslation('export');
  const { t: statusTexts } = useTranslation('status');
  const format = useFormat();
  const merchants = useAppSelector(selectMerchantNames);
  const fulfillers = useAppSelector(selectFulfillerNames);
  const namesOfItems = new Map(orders.flatMap(({ fulfillerNames }) => fulfillerNames));
  const labels: Readonly<Record<Dimension, (key: string) => string>> = {
    status: (key) => typeText(statusTexts, NAMED_STATES.find((state) => state === key) ?? 'unknown'),
    lateness: (key) => t(`breakdown.late.${LATENESSES.find((lateness) => lateness === key) ?? 'onTime'}`),
    reason: (key) => statusNameText(statusTexts, key),
    promisedDay: (key) => {
      const promise = PROMISES.find((name) => name === key);
      if (promise) return t(`breakdown.promised.${promise}`);
      return key === today ? t('breakdown.promised.today') : format.day(key, today);
    },
    merchant: (key) => merchants.get(key) ?? key,
    fulfiller: (key) => fulfillers.get(key) ?? namesOfItems.get(key) ?? key,
    country: format.country,
  };
  return (dimension, key) => (key === NONE ? t(`breakdown.none.${dimension}`) : labels[dimension](key));
}
