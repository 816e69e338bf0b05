import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#components/Button.tsx';
import { ExternalLink } from '#components/ExternalLink.tsx';
import { useOrderPath } from '#components/useOrderPath.ts';
import { shortId } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { shortenLink } from '#domain/shorten.ts';
import { loadRelatedItem } from '#store/order/itemOperations.ts';
import { latestResult } from '#store/selectors.ts';
import { LogSearchLink } from './LogSearchLink.tsx';
import { useOrderReadOperation } from './useOrderReadOperation.ts';

interface RelatedItemLinkProps {
  href: string;
  /** The open order. For an item of this order, the link contains the product name. */
  order?: Order;
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

/**
 * A link to a related item in its order, or to the platform's page if the order is unknown. The item is
 * loaded when the link is first rendered (S7.22).
 */
export function RelatedItemLink({ href, order, withLogs = false }: RelatedItemLinkProps) {
  const { t } = useTranslation(['order', 'item', 'shell']);
  const orderPath = useOrderPath();
  const { state, retry } = useOrderReadOperation(loadRelatedItem, { href });
  const item = latestResult(state);
  if (!item && state.status === 'failed') {
    return (
      <span>
        {t('notAvailable')}{' '}
        <Button variant="inline" onClick={retry}>
          {t('shell:retry')}
        </Button>
      </span>
    );
  }
  if (!item) return <span aria-busy="true">{t('related.loading')}</span>;
  const own = order?.items.find(({ itemId }) => itemId === item.itemId);
  const isElsewhere = item.orderId !== '' && item.orderId !== order?.orderId;
  const label = (
    <>
      {own && <bdi>{shortenLink(own.productName || t('item:noName'))} </bdi>}
      {isElsewhere && <OrderName orderId={item.orderId} />}
      <code title={item.itemId}>{shortId(item.itemId)}</code>
    </>
  );
  return (
    <>
      {item.orderId === '' ? (
        <ExternalLink href={item.page}>{label}</ExternalLink>
      ) : (
        <Link to={orderPath(item.orderId, item.itemId)}>{label}</Link>
      )}{' '}
      {own && `${t('related.inThisOrder')} `}
      {withLogs && <LogSearchLink id={item.itemId} />}
    </>
  );
}
