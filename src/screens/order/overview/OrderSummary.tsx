import './orderSummary.css';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '#components/copy/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { SkeletonShapes } from '#components/loading/Skeleton.tsx';
import { StatusLabel } from '#components/status/StatusLabel.tsx';
import { useNow } from '#components/time/useNow.ts';
import { orderIdsInFormat } from '#domain/identifiers.ts';
import { itemStatus } from '#domain/item/itemStatus.ts';
import { statusTone } from '#domain/item/statusTone.ts';
import { type MoneyByCurrency, moneyList } from '#domain/money.ts';
import { orderArrivalPromise } from '#domain/order/dueFact.ts';
import { isTestingConfiguration, type Order } from '#domain/order/order.ts';
import { orderStatus } from '#domain/order/orderStatus.ts';
import { summaryTotal } from '#domain/order/summaryTotal.ts';
import { canSeePrices } from '#domain/permissions.ts';
import { salesChannels } from '#domain/results/columnValues.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectIsStatusKnown } from '#store/order/orderSelectors.ts';
import { selectArePermissionsSettled, selectPermissions } from '#store/people/userSelectors.ts';
import { usePromiseDelayText, usePromiseText } from '../facts/dueTexts.ts';
import { Fact, IdFact } from '../facts/Fact.tsx';
import { MerchantPopover } from '../facts/PartyPopover.tsx';

interface OrderSummaryProps {
  order: Order;
  /** Whether parts of the order may still be loading. */
  isLoading: boolean;
}

/** R114: the status, and the number of pending cancellations, on one line if it fits (R389). */
function OrderStatusFact({ order, isLoading }: OrderSummaryProps) {
  const { t } = useTranslation('order');
  const status = orderStatus(order, useNow());
  const isKnown = useAppSelector((state) => selectIsStatusKnown(state, order));
  const count = order.items.filter((item) => itemStatus(item).isPendingCancellation).length;
  return (
    <Fact name={t('summary.status')}>
      {isKnown && <StatusLabel status={status} tone={statusTone(status)} withStep />}
      {!isKnown && isLoading && <SkeletonShapes count={1} className="skeleton skeleton-status" />}
      {count > 0 && (
        <>
          {' '}
          <span className="small text-nowrap">
            <Icon name="hourglass-split" className="tone-warning" /> {t('pendingCancellations', { count })}
          </span>
        </>
      )}
    </Fact>
  );
}

function PromiseFact({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { timezone } = useFormat();
  const promiseText = usePromiseText();
  const now = useNow();
  const promise = orderArrivalPromise(order, timezone);
  const isStatusKnown = useAppSelector((state) => selectIsStatusKnown(state, order));
  const isLate = isStatusKnown && !orderStatus(order, now).isFinished;
  const delay = usePromiseDelayText()(promise, false, now);
  return (
    <Fact name={t('summary.promised')}>
      {promiseText(promise)}
      {/* R389: the items decide whether the order is late, and nothing moves when they arrive. */}
      {delay && <div className="small text-body-secondary">{isLate ? delay : '\u00a0'}</div>}
    </Fact>
  );
}

/**
 * S6.8: the amounts, only for users with read access to the merchant. R519: their space is reserved until the
 * permissions are known, so that nothing moves.
 */
function Totals({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const isVisible = useAppSelector((state) => canSeePrices(selectPermissions(state), order.merchantId));
  const isSettled = useAppSelector(selectArePermissionsSettled);
  if (isSettled && !isVisible) return null;
  const amounts = (prices: MoneyByCurrency) =>
    isVisible ? (
      moneyList(prices).map(format.money).join(', ')
    ) : (
      <SkeletonShapes count={1} className="skeleton skeleton-id" />
    );
  return (
    <>
      <Fact name={t('summary.total')}>{amounts(summaryTotal(order))}</Fact>
      <Fact name={t('summary.merchantTotal')}>{amounts(order.merchantPrices)}</Fact>
    </>
  );
}

/**
 * S3.5: the testing configuration of a test order. A fake order without one, or with `ship`, is shown as
 * fake. Renders nothing for other orders.
 */
function TestingFact({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { testingConfiguration: testing, fakeOrder } = order;
  const isConfigured = testing !== '' && testing !== 'ship';
  if (!isConfigured && !fakeOrder) return null;
  const name = isTestingConfiguration(testing) ? t(`testing.${testing}`) : testing;
  return <Fact name={t('summary.testing')}>{isConfigured ? name : t('testing.fake')}</Fact>;
}

/** The maximum number of short IDs that are shown, so that they fit beside the other IDs. */
const SHORT_IDS_SHOWN = 3;

/** R389: if only the items can name the short IDs, their space is reserved while the items load. */
function IdStrip({ order, isLoading }: OrderSummaryProps) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const short = orderIdsInFormat(order, 'short');
  return (
    <dl className="id-strip">
      <IdFact name={t('summary.id')} id={order.orderId} />
      {order.merchantOrderId !== '' && (
        <IdFact name={t('summary.merchantOrderId')} id={order.merchantOrderId} />
      )}
      {short.length === 0 && order.items.length === 0 && isLoading && (
        <Fact name={t('summary.shortIds', { count: 1 })}>
          <SkeletonShapes count={1} className="skeleton skeleton-id" />
        </Fact>
      )}
      {short.length > 0 && (
        <Fact name={t('summary.shortIds', { count: short.length })}>
          {short.slice(0, SHORT_IDS_SHOWN).map((id) => (
            <CopyableId key={id} id={id} idKind={t('summary.shortIds', { count: 1 })} />
          ))}
          {short.length > SHORT_IDS_SHOWN && ` +${format.number(short.length - SHORT_IDS_SHOWN)}`}
        </Fact>
      )}
    </dl>
  );
}

/** S2.72: the summary of the order. The facts that users look up most often come first. */
export function OrderSummary({ order, isLoading }: OrderSummaryProps) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const { createdDate } = order;
  return (
    <section className="order-summary" aria-label={t('summary.label')} aria-busy={isLoading}>
      <IdStrip order={order} isLoading={isLoading} />
      <dl className="summary-facts">
        <OrderStatusFact order={order} isLoading={isLoading} />
        <PromiseFact order={order} />
        <Fact name={t('summary.customer')}>{order.customerName}</Fact>
        <Fact name={t('summary.merchant')}>
          {order.merchantId !== '' && <MerchantPopover merchantId={order.merchantId} />}
        </Fact>
        <Fact name={t('summary.channel')}>{salesChannels(order).join(', ')}</Fact>
        <Totals order={order} />
        <Fact name={t('summary.created')}>{format.moment(createdDate)}</Fact>
        <TestingFact order={order} />
      </dl>
    </section>
  );
}
