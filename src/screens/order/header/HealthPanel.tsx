import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#components/Icon.tsx';
import { useNow } from '#components/useNow.ts';
import { type Ailing, ailingItems } from '#domain/health.ts';
import { itemIdIn } from '#domain/identifiers.ts';
import { LINK_TEXT_MAX } from '#domain/limits.ts';
import type { Order } from '#domain/order.ts';
import { shorten } from '#domain/shorten.ts';
import { useAppSelector } from '#store/hooks.ts';
import { AlertLine } from '../AlertLine.tsx';
import { ActionButton } from '../actions/ActionButton.tsx';
import { useOpenItems } from '../useOpenItems.ts';

/** Items listed before somebody asks for the rest. */
const SHOWN_AT_FIRST = 5;

interface AilingItemProps {
  order: Order;
  ailing: Ailing;
  now: number;
}

function AilingItem({ order, ailing: { item, troubles }, now }: AilingItemProps) {
  const { t } = useTranslation(['order', 'item']);
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const { open } = useOpenItems();
  const id = itemIdIn(item, idFormat) ?? item.itemId;
  const name = shorten(item.productName || t('item:noName'), LINK_TEXT_MAX);
  return (
    <li className="health-item">
      <button type="button" className="btn btn-link btn-inline text-start" onClick={() => open(item.itemId)}>
        <bdi>{name}</bdi> <code>{id}</code>
      </button>
      <ul className="list-unstyled mb-0">
        {troubles.map((trouble) => (
          <AlertLine key={`${trouble.kind} ${trouble.status}`} trouble={trouble} now={now} />
        ))}
      </ul>
      {troubles.some((trouble) => trouble.clearable) && (
        <ActionButton id="clearItemAlerts" order={order} item={item} about={name} />
      )}
    </li>
  );
}

/** S2.73: what is wrong with which item, since when and how late; only there when something is. */
export function HealthPanel({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  const ailing = ailingItems(order.items, now);
  if (ailing.length === 0) return null;
  const shown = showsAll ? ailing : ailing.slice(0, SHOWN_AT_FIRST);
  return (
    <section className="health-panel" aria-labelledby="health-title">
      <h2 className="h6" id="health-title">
        <Icon name="exclamation-octagon-fill" /> {t('health.titleWithCount', { count: ailing.length })}
      </h2>
      <ul className="health-items">
        {shown.map((one) => (
          <AilingItem key={one.item.itemId} order={order} ailing={one} now={now} />
        ))}
      </ul>
      {shown.length < ailing.length && (
        <button type="button" className="btn btn-link btn-inline" onClick={() => setShowsAll(true)}>
          {t('health.showAll', { count: ailing.length })}
        </button>
      )}
    </section>
  );
}
