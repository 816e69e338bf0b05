import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import type { IconName } from '#components/iconNames.ts';
import { Notice } from '#components/notice/Notice.tsx';
import type { RedirectChoice } from '#domain/actions/redirect.ts';
import { daysAfterPromise } from '#domain/actions/routing.ts';
import { type ByKey, lookUp } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { resourceId } from '#domain/links/linkedIds.ts';
import type { ArrivalPromise } from '#domain/order/promiseDates.ts';
import { useFormat } from '#i18n/formatContext.ts';

/**
 * R377: the ID of the fulfiller, if another one has the same name, and that of its configuration, if routing
 * offers several of them.
 */
export function ChoiceIds({ of }: { of: RedirectChoice }) {
  const ids = [
    ...(of.isNameShared ? [of.fulfillerId] : []),
    ...(of.isOneOfSeveral ? [resourceId(of.fulfillmentConfigurationHref)] : []),
  ];
  if (ids.length === 0) return null;
  return (
    <>
      {' '}
      <small className="text-body-secondary">{ids.join(' · ')}</small>
    </>
  );
}

function Warning({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="redirect-warning">
      <Icon name={icon} /> {children}
    </span>
  );
}

/** R109: warns about an item that is being cancelled, because S4.51 still allows redirecting it. */
export function CancellationWarning({ item }: { item: Item }) {
  const { t } = useTranslation('redirect');
  if (!itemStatus(item).isPendingCancellation) return null;
  return <Warning icon="exclamation-triangle-fill">{t('items.pendingCancellation')}</Warning>;
}

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
      {isPast && <Warning icon="exclamation-triangle-fill">{t('options.past')}</Warning>}
      {daysLate > 0 && <Warning icon="clock-history">{t('options.late', { count: daysLate })}</Warning>}
    </>
  );
}

/** R589: names the selected items that the order no longer contains. The redirect continues without them. */
export function MissingItems({ ids, names }: { ids: readonly string[]; names: ByKey<string> }) {
  const { t } = useTranslation('redirect');
  const format = useFormat();
  if (ids.length === 0) return null;
  const items = format.list(ids.map((id) => lookUp(names, id) ?? id));
  return <Notice severity="warning">{t('missing', { count: ids.length, items })}</Notice>;
}
