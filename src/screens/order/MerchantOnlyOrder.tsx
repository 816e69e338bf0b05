import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { CopyableId } from '#components/copy/CopyButton.tsx';
import { Icon } from '#components/Icon.tsx';
import { useNow } from '#components/time/useNow.ts';
import { supportMailHref } from '#domain/console/mail.ts';
import { isStuck, type MerchantOrder, orderFromRequest } from '#domain/order/merchantOrder.ts';
import type { OrderView } from '#domain/order/orderView.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { relativeText } from '#i18n/relativeText.ts';
import { selectPlacedAt } from '#store/bulk/bulkSelectors.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { RawJson } from './panels/RawJson.tsx';
import { OrderViewBody } from './views/OrderViewBody.tsx';
import { OrderViewLinks, useOrderView } from './views/OrderViewLinks.tsx';

function ReportToSupport({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order');
  const email = useAppSelector((state) => state.configuration.supportEmail);
  if (email === '') return null;
  const href = supportMailHref(email, t('state.merchantOnlySubject', { id: orderId }));
  return (
    <p>
      <a href={href}>{email}</a>
    </p>
  );
}

/** R70: an order that the platform has not accepted yet has no items, so it has only these views. */
const VIEWS: readonly OrderView[] = ['events', 'raw'];

function MerchantOnlyViews({ request }: { request: MerchantOrder }) {
  const { t } = useTranslation('item');
  const view = useOrderView(VIEWS);
  const order = useMemo(() => orderFromRequest(request), [request]);
  return (
    <div className="order-body">
      <div className="order-items">
        <OrderViewLinks orderId={request.orderId} views={VIEWS} order={null} />
        {view === 'raw' ? (
          <div className="order-view-body">
            <RawJson title={t('json.order')} data={request.document} isOpen isExpanded={false} />
          </div>
        ) : (
          <OrderViewBody order={order} view="events" />
        )}
      </div>
    </div>
  );
}

/**
 * S2.88: an order that the merchant has placed and the platform has not accepted yet. Warns if the acceptance
 * takes too long.
 */
export function MerchantOnlyOrder({ request }: { request: MerchantOrder }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const now = useNow();
  const { orderId, merchantPlacedDate } = request;
  // A reorder has the placement date of its original, so the time at which the console sent the reorder is
  // used if it is known.
  const placed = useAppSelector((state) => selectPlacedAt(state, orderId)) ?? merchantPlacedDate;
  const stuck = isStuck(placed, now);
  const when = placed ? relativeText(format.language, placed, now) : '';
  return (
    <>
      <section className={`page-notice alert ${stuck ? 'alert-warning' : 'alert-info'}`} role="status">
        <h2 className="h4">
          <Icon name={stuck ? 'exclamation-triangle-fill' : 'info-circle-fill'} />{' '}
          {t('state.merchantOnlyTitle')}
        </h2>
        <p>{stuck ? t('state.merchantOnlyStuck', { when }) : t('state.merchantOnlyFresh')}</p>
        {stuck && <ReportToSupport orderId={orderId} />}
        <p>
          <CopyableId id={orderId} idKind={t('summary.id')} />
        </p>
        <Button size="sm" onClick={() => dispatch(loadOrder.requested({ orderId }))}>
          <Icon name="arrow-clockwise" /> {t('state.check')}
        </Button>
      </section>
      <MerchantOnlyViews request={request} />
    </>
  );
}
