import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { daysAfterPromise } from '#domain/actions/routing.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { useFormat } from '#i18n/formatContext.ts';

interface ArrivalProps {
  /** UTC instant; null if routing does not know it. */
  arrival: string | null;
  promise: ArrivalPromise;
}

/**
 * R109: the expected arrival of the item and, if it is late, by how many days. R201: routing does not update
 * its result, so the date may have passed.
 */
export function ExpectedArrival({ arrival, promise }: ArrivalProps) {
  const { t } = useTranslation('redirect');
  const format = useFormat();
  const daysLate = daysAfterPromise(arrival, promise, format.timezone);
  const isPast = arrival !== null && Date.parse(arrival) < Date.now();
  return (
    <>
      {format.moment(arrival)}
      {isPast && (
        <span className="redirect-warning">
          <Icon name="exclamation-triangle-fill" /> {t('options.past')}
        </span>
      )}
      {daysLate > 0 && (
        <span className="redirect-warning">
          <Icon name="clock-history" /> {t('options.late', { count: daysLate })}
        </span>
      )}
    </>
  );
}
