import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dueText } from '#components/status/dueText.ts';
import { statusText } from '#components/status/statusText.ts';
import { useNow } from '#components/time/useNow.ts';
import { orderDueFact } from '#domain/order/dueFact.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { selectMerchantNames } from '#store/console/referenceSelectors.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsStatusKnown, selectOrderLoadResult } from '#store/order/orderSelectors.ts';
import { selectResultPosition } from '#store/search/snapshotSelectors.ts';
import { useShownOrder } from '../openOrder.ts';

/**
 * How long an order must be open before it is announced, in milliseconds. A person who steps through several
 * orders hears only the last one. Screen readers also ignore a text that appears together with its live region.
 */
const ANNOUNCE_AFTER_MS = 250;

/** How long the announcement stays in the page, in milliseconds. Later, its facts may no longer be true. */
const KEPT_MS = 10_000;

const NOTHING = { orderId: '', text: '' };

/** Returns the status of the order and how urgent it is, or nothing while they are unknown. */
export function useStateTexts(order: Order | null): () => string[] {
  const { t } = useTranslation('status');
  const format = useFormat();
  const now = useNow();
  const isKnown = useAppSelector((state) => order !== null && selectIsStatusKnown(state, order));
  return () => {
    if (order === null || !isKnown) return [];
    const current = currentTime(now, format.timezone);
    const due = orderDueFact(order, current);
    return [statusText(t, orderStatus(order, now)), ...(due ? [dueText(t, format, due, current)] : [])];
  };
}

/** Returns a function that names the open order with its facts and its position in the results. */
function useOrderText(orderId: string, label: string, order: Order | null): () => string {
  const { t } = useTranslation('order');
  const merchants = useAppSelector(selectMerchantNames);
  const place = useAppSelector((state) => selectResultPosition(state, orderId));
  const stateTexts = useStateTexts(order);
  return () => {
    if (order === null) return t('state.notFoundTitle');
    const position = place ? [t('step.position', { position: place.position, total: place.total })] : [];
    const merchant = merchants.get(order.merchantId) ?? order.merchantId;
    return [t('title', { id: label }), merchant, ...stateTexts(), ...position].filter(Boolean).join(', ');
  };
}

/** R423: tells screen readers which order has opened, because the focus is on the page or on a button. */
export function OrderAnnouncement({ orderId, label }: { orderId: string; label: string }) {
  const shown = useShownOrder(orderId);
  const isMissing = useAppSelector((state) => selectOrderLoadResult(state, orderId)?.kind === 'notFound');
  const text = useOrderText(orderId, label, shown?.order ?? null);
  const isKnown = isMissing || (shown !== null && (!shown.isPreview || shown.order.items.length > 0));
  const [announced, setAnnounced] = useState(NOTHING);
  const announce = useEffectEvent(() => setAnnounced({ orderId, text: text() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces each order once
  useEffect(() => {
    if (!isKnown) return;
    const timers = [
      setTimeout(() => announce(), ANNOUNCE_AFTER_MS),
      setTimeout(() => setAnnounced(NOTHING), ANNOUNCE_AFTER_MS + KEPT_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [orderId, isKnown]);
  return (
    <p className="visually-hidden" role="status">
      {announced.orderId === orderId && announced.text}
    </p>
  );
}
