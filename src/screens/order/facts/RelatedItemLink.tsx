import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { shortId } from '#domain/identifiers.ts';
import type { RelatedItem } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { isSameId } from '#domain/sameId.ts';
import { shortenLink } from '#domain/shorten.ts';
import { loadRelatedItem } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from '../useOrderReadOperation.ts';
import { LinkedValue } from './LinkedValue.tsx';
import { LogSearchLink } from './LogSearchLink.tsx';

interface RelatedItemLinkProps {
  href: string;
  /** The open order. For an item of this order, the link contains the product name. */
  order: Order;
  withLogs?: boolean;
}

/** R211: the item ID alone does not tell the user which order the link opens. */
function OrderName({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  return (
    <>
      {t('related.order')} <code title={orderId}>{shortId(orderId)}</code> · {t('related.item')}{' '}
    </>
  );
}

/** A link to a related item in its order, or to the platform's page if the order is unknown. */
function LoadedRelatedItem({ item, order }: { item: RelatedItem; order: Order }) {
  const { t } = useTranslation(['order', 'item']);
  const orderPath = useOrderPath();
  const { orderId, itemId } = item;
  const own = order.items.find((one) => isSameId(one.itemId, itemId));
  const label = (
    <>
      {own && <bdi>{shortenLink(own.productName || t('item:noName'))} </bdi>}
      {orderId !== '' && orderId !== order.orderId && <OrderName orderId={orderId} />}
      <code title={itemId}>{orderId === '' ? itemId : shortId(itemId)}</code>
    </>
  );
  return (
    <>
      {orderId === '' ? (
        <ExternalLink href={item.page}>{label}</ExternalLink>
      ) : (
        <Link to={orderPath(orderId, itemId)}>{label}</Link>
      )}{' '}
      {own && t('related.inThisOrder')}
    </>
  );
}

/**
 * A link to a related item, which is loaded when the link is first rendered (S7.22). R45: a link to another
 * origin is not loaded, but can be opened.
 */
export function RelatedItemLink({ href, order, withLogs = false }: RelatedItemLinkProps) {
  const { t } = useTranslation('order');
  const read = useOrderReadOperation(loadRelatedItem, { href });
  return (
    <LinkedValue
      read={read}
      loading={t('related.loading')}
      foreign={<ExternalLink href={href}>{shortenLink(href)}</ExternalLink>}
    >
      {(item) => (
        <>
          <LoadedRelatedItem item={item} order={order} /> {withLogs && <LogSearchLink id={item.itemId} />}
        </>
      )}
    </LinkedValue>
  );
}
