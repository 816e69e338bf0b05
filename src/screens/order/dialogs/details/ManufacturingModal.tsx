import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/DetailModal.tsx';
import { LoadableContent } from '#components/LoadableContent.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import type { ManufacturingAttribute } from '#domain/item/item.ts';
import { productConfigurationHref } from '#domain/item/itemLinkList.ts';
import { loadManufacturingAttributes } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { ItemModalProps } from '../modalProps.ts';

function AttributeTable({ attributes }: { attributes: readonly ManufacturingAttribute[] }) {
  const { t } = useTranslation('item');
  if (attributes.length === 0) return <p className="mb-0">{t('manufacturing.none')}</p>;
  return (
    <table className="table table-sm">
      <thead>
        <tr>
          <th scope="col">{t('attributes.name')}</th>
          <th scope="col">{t('attributes.value')}</th>
          <th scope="col">{t('attributes.source')}</th>
          <th scope="col">{t('attributes.class')}</th>
        </tr>
      </thead>
      <tbody>
        {attributes.map(({ name, value, source, attributeClass }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the rows keep their order
          <tr key={index}>
            <th scope="row" className="text-break">
              {name}
            </th>
            <td className="text-break">{value}</td>
            <td>{source}</td>
            <td>{attributeClass}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The attributes from the product configuration, or else the item's own. */
function LinkedAttributes({ url, own }: { url: string; own: readonly ManufacturingAttribute[] }) {
  const { t } = useTranslation('item');
  const { state, retry } = useOrderReadOperation(loadManufacturingAttributes, {
    productConfigurationUrl: url,
  });
  return (
    <>
      <LoadableContent
        state={state}
        skeleton={<Skeleton label={t('reading')} lines={5} />}
        failureTitle={t('manufacturing.failed')}
        onRetry={retry}
      >
        {(attributes) => <AttributeTable attributes={attributes.length > 0 ? attributes : own} />}
      </LoadableContent>
      {state.status === 'failed' && state.previous === null && own.length > 0 && (
        <AttributeTable attributes={own} />
      )}
    </>
  );
}

/** S2.81, S7.24: the manufacturing attributes, from the item's product configuration if it has one. */
export function ManufacturingModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  const url = productConfigurationHref(item);
  return (
    <DetailModal title={t('manufacturing.title')} onClose={onClose} size="lg">
      {url === null ? (
        <AttributeTable attributes={item.manufacturingAttributes} />
      ) : (
        <LinkedAttributes url={url} own={item.manufacturingAttributes} />
      )}
    </DetailModal>
  );
}
