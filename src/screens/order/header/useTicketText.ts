import { useTranslation } from 'react-i18next';
import { dueStatusPrefix } from '#components/status/duePrefix.ts';
import { dueText } from '#components/status/dueText.ts';
import { useStatusText } from '#components/status/StatusLabel.tsx';
import { useStatusName } from '#components/status/useStatusName.ts';
import { orderIdsInFormat } from '#domain/identifiers.ts';
import { itemFulfillerId } from '#domain/item/item.ts';
import type { ItemIssue } from '#domain/item/itemIssues.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { PLATFORM_TEXT_MAX } from '#domain/limits.ts';
import { orderPath } from '#domain/links/paths.ts';
import { orderArrivalPromise, orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { problemItems } from '#domain/order/problems.ts';
import { type TicketSection, ticketText } from '#domain/order/ticket.ts';
import { salesChannels } from '#domain/results/columnValues.ts';
import { shorten } from '#domain/shorten.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import type { Format } from '#i18n/format.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import {
  selectHaveItemsFailed,
  selectIsStatusKnown,
  selectMissingItemIds,
  selectOrderLoadResult,
} from '#store/order/orderSelectors.ts';
import { usePromiseDelayText, usePromiseText, useSlaClockText } from '../facts/dueTexts.ts';
import { useFulfillerNameOf } from '../facts/useFulfillerName.ts';
import { useProblemsAt } from '../problems/useOrderProblems.ts';

/**
 * The maximum number of problem items, of pending cancellations and of missing items in the text. The others
 * are only counted.
 */
const TICKET_ITEMS = 10;

const brief = (text: string) => shorten(text, PLATFORM_TEXT_MAX);

/** The IDs, joined by commas; after the first ten, only the number of the others. */
function firstIds(ids: readonly string[], format: Format): string {
  const more = ids.length - TICKET_ITEMS;
  return [...ids.slice(0, TICKET_ITEMS), ...(more > 0 ? [`+${format.number(more)}`] : [])].join(', ');
}

/**
 * Returns the number of the order's items, and R147: which of them could not be loaded. R388: null while they
 * load.
 */
function useItemsText(order: Order): string | null {
  const { t } = useTranslation('order');
  const format = useFormat();
  const isLoading = useAppSelector((state) => selectOrderLoadResult(state, order.orderId)?.kind !== 'order');
  const hasFailed = useAppSelector((state) => selectHaveItemsFailed(state, order.orderId));
  const missing = useAppSelector((state) => selectMissingItemIds(state, order));
  if (isLoading) return null;
  if (hasFailed && order.items.length === 0) return t('items.failed');
  const read = format.number(order.items.length);
  if (!hasFailed) return read;
  const count = missing.length;
  const which = `${t('items.missing', { count })} ${firstIds(missing, format)}`;
  return `${read} – ${count > 0 ? which : t('items.partFailed')}`;
}

/**
 * Returns a function that describes an order and its current problems for a support ticket in the user's
 * language, without prices, addresses or customer names.
 */
export function useTicketText(order: Order): () => string {
  const { t } = useTranslation(['order', 'item']);
  const { t: statusTexts } = useTranslation('status');
  const format = useFormat();
  const merchants = useAppSelector(selectMerchantNames);
  const problemsAt = useProblemsAt(order);
  const isStatusKnown = useAppSelector((state) => selectIsStatusKnown(state, order));
  const itemsText = useItemsText(order);
  const statusText = useStatusText();
  const statusName = useStatusName();
  const clockText = useSlaClockText();
  const promiseText = usePromiseText();
  const promiseDelayText = usePromiseDelayText();
  const fulfillerName = useFulfillerNameOf();
  const alertText = (alert: ItemIssue, now: number) =>
    [
      statusName(alert.status),
      brief(alert.detail),
      alert.isPastDue && alert.since && clockText(alert.since, now),
    ]
      .filter(Boolean)
      .join(' – ');

  const stateText = (now: number) => {
    const current = currentTime(now, format.timezone);
    const fact = orderDueFact(order, current);
    const label = statusText(orderStatus(order, now));
    if (!fact) return label;
    const due = dueText(statusTexts, format, fact, current);
    return `${label} – ${dueStatusPrefix(statusTexts, format, fact, label)}${due}`;
  };

  const promisedText = (now: number) => {
    const promise = orderArrivalPromise(order, format.timezone);
    const isOpen = isStatusKnown && !orderStatus(order, now).isFinished;
    return [promiseText(promise), promiseDelayText(promise, !isOpen, now)].filter(Boolean).join(' – ');
  };

  const pendingCancellations = () =>
    order.items
      .filter((item) => itemStatus(item).isPendingCancellation)
      .map(({ shortItemId, itemId }) => shortItemId || itemId);

  const shortIdsLine = (ids: string[]): [string, string] => [
    t('summary.shortIds', { count: ids.length }),
    ids.join(', '),
  ];

  const orderPart = (now: number): TicketSection => ({
    title: t('title', { id: order.orderId }),
    lines: [
      [t('summary.link'), new URL(orderPath(order.orderId), window.location.origin).href],
      [t('summary.merchantOrderId'), order.merchantOrderId],
      shortIdsLine(orderIdsInFormat(order, 'short')),
      [t('summary.merchant'), merchants.get(order.merchantId) ?? order.merchantId],
      [t('summary.channel'), salesChannels(order).join(', ')],
      [t('summary.status'), isStatusKnown ? stateText(now) : null],
      [statusName('pendingCancellation'), firstIds(pendingCancellations(), format)],
      [t('summary.created'), format.moment(order.createdDate)],
      [t('summary.promised'), promisedText(now)],
      [t('summary.items'), itemsText],
    ],
  });

  return () => {
    const now = Date.now();
    const found = problemItems(problemsAt(now));
    const itemParts = found.slice(0, TICKET_ITEMS).map(
      ({ item, issues }): TicketSection => ({
        title: t('ticket.item', { id: item.itemId }),
        lines: [
          [t('item:fact.shortItemId'), item.shortItemId],
          [t('item:fact.product'), brief(item.productName)],
          [t('item:fact.sku'), item.skuCode],
          [t('item:fact.fulfiller'), fulfillerName(itemFulfillerId(item), item.fulfillerName)],
          ...issues.map((issue) => [t('ticket.problem'), alertText(issue, now)] as const),
        ],
      }),
    );
    const more = found.length - itemParts.length;
    const rest = more > 0 ? [{ title: t('ticket.more', { count: more }), lines: [] }] : [];
    return ticketText([orderPart(now), ...itemParts, ...rest], format.labelled);
  };
}
