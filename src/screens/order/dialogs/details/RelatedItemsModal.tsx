import './detailModals.css';
import { useTranslation } from 'react-i18next';
import { relatedItemHrefs } from '#domain/item/relatedItem.ts';
import { RelatedItemLink } from '../../facts/RelatedItemLink.tsx';
import type { ItemModalProps } from '../modalProps.ts';
import { ReadModal } from './ReadModal.tsx';

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
