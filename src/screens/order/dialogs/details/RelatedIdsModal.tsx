import './detailModals.css';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '#components/copy/CopyButton.tsx';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import type { Item } from '#domain/item/item.ts';
import { relatedItemHrefs } from '#domain/item/relatedItem.ts';
import type { Order } from '#domain/order/order.ts';
import { LogSearchLink } from '../../facts/LogSearchLink.tsx';
import { RelatedItemLink } from '../../facts/RelatedItemLink.tsx';
import type { ItemModalProps } from '../modalProps.ts';
import { ReadModal } from './ReadModal.tsx';

/** IDs without a link to the logs, because they occur in too many orders. */
const PARTIES: readonly string[] = ['merchantId', 'fulfillerId', 'globalFulfillerId'];

function idsOf(order: Order, item: Item) {
  return [
    ['itemId', item.itemId],
    ['merchantItemId', item.merchantItemId],
    ['fulfillerItemId', item.fulfillerItemId],
    ['shortItemId', item.shortItemId],
    ['orderId', order.orderId],
    ['merchantOrderId', order.merchantOrderId],
    ['fulfillerOrderId', item.fulfillerOrderId],
    ['fulfillmentGroupId', item.fulfillmentGroupId],
    ['shortFulfillmentGroupId', item.shortFulfillmentGroupId],
    ['documentId', item.documentId],
    ['merchantId', item.merchantId],
    ['fulfillerId', item.fulfillerId],
    ['globalFulfillerId', item.globalFulfillerId],
  ] as const;
}

/** S2.78 `relatedIds1`: the IDs of the item and its order, most with a link to the logs. */
export function RelatedIdsModal({ order, item, onClose }: ItemModalProps) {
  const { t } = useTranslation(['item', 'order']);
  return (
    <DetailModal title={t('relatedIds.title')} onClose={onClose} size="lg">
      <table className="table table-sm id-table">
        <tbody>
          {idsOf(order, item).map(([name, id]) => (
            <tr key={name}>
              <th scope="row">{t(`fact.${name}`)}</th>
              <td>
                {id === '' ? (
                  <span className="text-body-secondary">{t('order:notAvailable')}</span>
                ) : (
                  <>
                    <CopyableId id={id} idKind={t(`fact.${name}`)} />{' '}
                    {!PARTIES.includes(name) && <LogSearchLink id={id} />}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailModal>
  );
}

/** S2.78 `relatedIds2`: the originals and the successors of the item, loaded when the modal opens. */
export function RelatedItemsModal({ order, item, onClose }: ItemModalProps) {
  const { t } = useTranslation(['item', 'panels']);
  const relations = relatedItemHrefs(item);
  return (
    <ReadModal title={t('relatedItems.title')} onClose={onClose} size="lg">
      {relations.length === 0 ? (
        <p className="mb-0">{t('relatedItems.none')}</p>
      ) : (
        <table className="table table-sm id-table">
          <tbody>
            {relations.map(({ relation, href }) => (
              <tr key={`${relation} ${href}`}>
                <th scope="row">{t(`panels:related.relation.${relation}`)}</th>
                <td>
                  <RelatedItemLink href={href} order={order} withLogs />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ReadModal>
  );
}
