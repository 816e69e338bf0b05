import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyId } from '#components/CopyId.tsx';
import { StatusLabel } from '#components/StatusLabel.tsx';
import { type MoneyByCurrency, moneyList } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import { orderPromise } from '#domain/orderParties.ts';
import { orderStatus, statusTone } from '#domain/orderStatus.ts';
import { customerTotal } from '#domain/orderTotal.ts';
import { canSeePrices } from '#domain/permissions.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectMerchantNames, selectPermissions } from '#store/selectors.ts';

interface FactProps {
  name: string;
  children: ReactNode;
}

/** One term of the summary; what is not known says so. */
function Fact({ name, children }: FactProps) {
  const { t } = useTranslation('order');
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd>{children || <span className="text-body-secondary">{t('summary.none')}</span>}</dd>
    </div>
  );
}

/** S2.72: the order at a glance, as a definition list. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const permissions = useAppSelector(selectPermissions);
  const merchants = useAppSelector(selectMerchantNames);
  const status = orderStatus(order, Date.now());
  const amounts = (prices: MoneyByCurrency) => moneyList(prices).map(format.money).join(', ');
  return (
    <dl className="order-summary" aria-label={t('summary.label')}>
      <Fact name={t('summary.id')}>
        <CopyId id={order.orderId} what={t('summary.id')} />
      </Fact>
      <Fact name={t('summary.status')}>
        <StatusLabel status={status} tone={statusTone(status)} withStep />
      </Fact>
      <Fact name={t('summary.created')}>{format.dateTime(order.createdDate)}</Fact>
      <Fact name={t('summary.promised')}>{format.localDateTime(orderPromise(order))}</Fact>
      {order.testingConfiguration !== '' && order.testingConfiguration !== 'ship' && (
        <Fact name={t('summary.testing')}>{order.testingConfiguration}</Fact>
      )}
      {canSeePrices(permissions, order.merchantId) && (
        <>
          <Fact name={t('summary.total')}>{amounts(customerTotal(order))}</Fact>
          <Fact name={t('summary.merchantTotal')}>{amounts(order.merchantPrices)}</Fact>
        </>
      )}
      <Fact name={t('summary.merchant')}>{merchants.get(order.merchantId) ?? order.merchantId}</Fact>
      <Fact name={t('summary.channel')}>{order.merchantSalesChannel}</Fact>
      <Fact name={t('summary.customer')}>{order.customerName}</Fact>
    </dl>
  );
}
