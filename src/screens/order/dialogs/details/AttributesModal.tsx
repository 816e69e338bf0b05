import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/DetailModal.tsx';
import type { ItemModalProps } from '../modalProps.ts';

/** S2.81: the attributes that the customer chose. */
export function AttributesModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  const { variableAttributes: attributes } = item;
  return (
    <DetailModal title={t('attributes.title')} onClose={onClose} size="lg">
      {attributes.length === 0 ? (
        <p className="mb-0">{t('attributes.none')}</p>
      ) : (
        <table className="table table-sm">
          <thead>
            <tr>
              <th scope="col">{t('attributes.name')}</th>
              <th scope="col">{t('attributes.value')}</th>
              <th scope="col">{t('attributes.class')}</th>
            </tr>
          </thead>
          <tbody>
            {attributes.map(({ name, value, attributeClass }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the rows keep their order
              <tr key={index}>
                <th scope="row" className="text-break">
                  {name}
                </th>
                <td className="text-break">{value}</td>
                <td>{attributeClass}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DetailModal>
  );
}
