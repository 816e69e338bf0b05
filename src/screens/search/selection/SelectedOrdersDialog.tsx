import './selectedOrdersDialog.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '#components/Button.tsx';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { useOrderPath } from '#components/page/useOrderPath.ts';
import { orderLabel } from '#domain/identifiers.ts';
import type { Order } from '#domain/order/order.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectColumnContext } from '#store/results/columnContext.ts';
import { ordersDeselected } from '#store/results/selectionSlice.ts';
import { columnHeader } from '../table/columns/columnHeader.ts';

export function SelectedOrdersDialog({ orders, onClose }: { orders: readonly Order[]; onClose: () => void }) {
  const { t } = useTranslation('results');
  const { t: tableText } = useTranslation('table');
  const format = useFormat();
  const orderPath = useOrderPath();
  const dispatch = useAppDispatch();
  const { idFormat, merchants } = useAppSelector(selectColumnContext);
  return (
    <DetailModal title={t('selection.listTitle', { count: orders.length })} size="lg" onClose={onClose}>
      <table className="table table-sm selection-list">
        <thead>
          <tr>
            <th scope="col">{tableText('orderId')}</th>
            <th scope="col">{tableText('column.merchant')}</th>
            <th scope="col">
              {columnHeader({ id: 'createdDate', zone: 'display' }, tableText, format.timezone)}
            </th>
            <th scope="col" aria-label={t('selection.removal')} />
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderId}>
              <th scope="row" className="cell-id">
                <Link to={orderPath(order.orderId)}>{orderLabel(order, idFormat)}</Link>
              </th>
              <td>{merchants.get(order.merchantId) ?? order.merchantId}</td>
              <td className="text-nowrap">{format.dateTime(order.createdDate)}</td>
              <td>
                <IconButton
                  icon="x-lg"
                  label={t('selection.remove', { order: orderLabel(order, idFormat) })}
                  onClick={() => dispatch(ordersDeselected([order.orderId]))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailModal>
  );
}
