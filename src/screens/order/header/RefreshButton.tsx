import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useShortcuts } from '#components/keyboard/useCommands.ts';
import { ReloadStatus } from '#components/loading/ReloadStatus.tsx';
import { useNow } from '#components/time/useNow.ts';
import { lookUp } from '#domain/byKey.ts';
import type { Order } from '#domain/order/order.ts';
import { toIso } from '#domain/time/time.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { relativeText } from '#i18n/relativeText.ts';
import { useAppDispatch, useAppSelector, useOperation } from '#store/hooks.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { useStateTexts } from './OrderAnnouncement.tsx';

/** S2.69: shows the time of the last update. A click reloads the order and the data that depends on it. */
export function RefreshButton({ orderId, order }: { orderId: string; order: Order | null }) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const now = useNow();
  const dispatch = useAppDispatch();
  const { status } = useOperation(loadOrder, orderId);
  const isLoading = status === 'running';
  const receivedAt = useAppSelector((state) => lookUp(state.orders.loaded, orderId)?.receivedAt);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const stateTexts = useStateTexts(order);
  const handleRefresh = () => {
    setAskedFor(orderId);
    if (!isLoading) dispatch(loadOrder.requested({ orderId }));
  };
  useShortcuts({ refreshOrder: handleRefresh });
  const at = receivedAt === undefined || order === null ? null : toIso(receivedAt);
  const when = at === null ? null : relativeText(format.language, at, now);
  return (
    <>
      <Button
        variant="link"
        size="sm"
        className="refresh-button"
        aria-disabled={isLoading}
        title={at === null ? undefined : t('refreshTitle', { when: format.moment(at) })}
        onClick={handleRefresh}
      >
        <Icon name="arrow-clockwise" className={isLoading ? 'icon-busy' : ''} />{' '}
        {isLoading || when === null ? (
          t(isLoading ? 'refreshing' : 'refresh')
        ) : (
          <>
            <span className="age-sentence">{t('updated', { when })}</span>
            <span className="age-alone" aria-hidden="true">
              {when}
            </span>
          </>
        )}
      </Button>
      {order && (
        <ReloadStatus
          // The reload of one order says nothing about another.
          key={orderId}
          status={status}
          isAsked={askedFor === orderId}
          slow={t('refreshing')}
          done={() => [t('refreshed'), ...stateTexts()].join(', ')}
          onDone={() => setAskedFor(null)}
        />
      )}
    </>
  );
}
