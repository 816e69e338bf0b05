import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '#components/Icon.tsx';
import { orderLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order.ts';
import { SEARCH_PATH } from '#domain/paths.ts';
import { searchPath } from '#domain/searchUrl.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadOrder } from '#store/orderOperations.ts';

function RefreshButton({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const isLoading = useOperation(loadOrder, orderId).status === 'running';
  const receivedAt = useAppSelector((state) => state.orders.seen[orderId]?.receivedAt);
  return (
    <button
      type="button"
      className="btn btn-link btn-sm"
      disabled={isLoading}
      onClick={() => dispatch(loadOrder.requested({ orderId }))}
    >
      <Icon name="arrow-clockwise" className={isLoading ? 'icon-busy' : ''} />{' '}
      {receivedAt === undefined
        ? t('refresh')
        : t('updated', { when: format.dateTime(new Date(receivedAt).toISOString()) })}
    </button>
  );
}

/** S2.65: where one is, and the way back to the results one came from. */
export function OrderHeader({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const idFormat = useAppSelector((state) => state.settings.idFormat);
  const lastSearch = useAppSelector((state) => state.search.results?.criteria);
  return (
    <header className="order-header">
      <nav aria-label={t('breadcrumb')}>
        <ol className="breadcrumb mb-0">
          <li className="breadcrumb-item">
            <Link to={lastSearch ? searchPath(lastSearch) : SEARCH_PATH}>{t('search')}</Link>
          </li>
          <li className="breadcrumb-item active" aria-current="page">
            <h1 className="order-title">{orderLabel(order, idFormat)}</h1>
          </li>
        </ol>
      </nav>
      <RefreshButton orderId={order.orderId} />
    </header>
  );
}
