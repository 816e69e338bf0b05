import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import type { ItemModalProps } from '../modalProps.ts';
import { AttributeTable } from './AttributeTable.tsx';

/** S2.81: the attributes that the customer chose. */
export function AttributesModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  return (
    <DetailModal title={t('attributes.title')} onClose={onClose} size="lg">
      <AttributeTable attributes={item.variableAttributes} none={t('attributes.none')} />
    </DetailModal>
  );
}
