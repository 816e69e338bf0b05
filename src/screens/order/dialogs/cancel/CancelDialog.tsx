import { useTranslation } from 'react-i18next';
import { itemsCancelledWithOrder, whyNotCancelItem, whyNotCancelOrder } from '#domain/actions/actionRules.ts';
import { type Item, itemFulfillerId } from '#domain/item/item.ts';
import { cancelItem, cancelOrder } from '#store/actions/writeOperations.ts';
import { useActionContext } from '../../actions/useActionContext.ts';
import { AffectedItems } from '../itemSequence.tsx';
import type { ItemModalProps, ModalProps } from '../modalProps.ts';
import { OrderLabel } from '../writes/OrderLabel.tsx';
import { useGuardedWrite } from '../writes/useGuardedWrite.ts';
import { WriteModal } from '../writes/WriteModal.tsx';

/**
 * Explains the fulfiller's role in the cancellation of these items. R539: renders nothing if none of them has a
 * fulfiller, because the platform then cancels the items itself.
 */
export function CancellationDisclaimer({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('actions');
  if (items.every((item) => itemFulfillerId(item) === '')) return null;
  return <p className="mb-0">{t('cancel.disclaimer')}</p>;
}

/**
 * S5.24: a cancellation is only a request, which the dialog explains before the user sends it. A link can also
 * open the dialog of an order that cannot be cancelled. It then announces no request.
 */
export function CancelOrderDialog({ order, onClose }: ModalProps) {
  const { t } = useTranslation('actions');
  const { allowed } = useActionContext(order, null);
  const items = itemsCancelledWithOrder(order, allowed);
  const others = order.items.length - items.length;
  const isRuledOut = typeof allowed !== 'string' && whyNotCancelOrder(order, allowed) !== null;
  const write = useGuardedWrite({ operation: cancelOrder, order, item: null, onDone: onClose });
  return (
    <WriteModal
      action="cancelOrder"
      title={t('label.cancelOrder')}
      submitLabel={t('label.cancelOrder')}
      failureTitle={t('cancel.failed')}
      write={write}
      disabledReason={null}
      onSubmit={() => write.submit({ itemIds: items.map(({ itemId }) => itemId) })}
      onClose={onClose}
      tone="danger"
    >
      <OrderLabel order={order} />
      {!isRuledOut && (
        <>
          <p className="mb-2">{t('cancelOrder.text', { count: items.length })}</p>
          <AffectedItems items={items} unrouted={t('cancel.byPlatform')} />
          {others > 0 && <p>{t('cancelOrder.others', { count: others })}</p>}
          <CancellationDisclaimer items={items} />
        </>
      )}
    </WriteModal>
  );
}

export function CancelItemDialog({ order, item, onClose }: ItemModalProps) {
  const { t } = useTranslation('actions');
  const { allowed } = useActionContext(order, item);
  const isRuledOut = typeof allowed !== 'string' && whyNotCancelItem(item, allowed) !== null;
  const write = useGuardedWrite({ operation: cancelItem, order, item, onDone: onClose });
  return (
    <WriteModal
      action="cancelItem"
      title={t('label.cancelItem')}
      submitLabel={t('label.cancelItem')}
      failureTitle={t('cancel.failed')}
      write={write}
      disabledReason={null}
      onSubmit={() => write.submit({})}
      onClose={onClose}
      tone="danger"
    >
      {!isRuledOut && <p className="mb-2">{t('cancelItem.text')}</p>}
      <AffectedItems items={[item]} {...(!isRuledOut && { unrouted: t('cancel.byPlatform') })} />
      {!isRuledOut && <CancellationDisclaimer items={[item]} />}
    </WriteModal>
  );
}
