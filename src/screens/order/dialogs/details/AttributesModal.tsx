import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { TableHead } from '#components/TableHead.tsx';
import type { Attribute, ManufacturingAttribute } from '#domain/item/item.ts';
import { productConfigurationHref } from '#domain/item/itemLinkList.ts';
import { loadManufacturingAttributes } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { ItemModalProps } from '../modalProps.ts';
import { ReadModal } from './ReadModal.tsx';

interface AttributeTableProps {
  attributes: readonly (Attribute & { source?: string })[];
  /** Shown if there are no attributes. */
  none: string;
  hasSources?: boolean;
}

function AttributeTable({ attributes, none, hasSources = false }: AttributeTableProps) {
  const { t } = useTranslation('item');
  if (attributes.length === 0) return <p className="mb-0">{none}</p>;
  return (
    <table className="table table-sm attribute-table">
      <TableHead
        columns={[
          t('attributes.name'),
          t('attributes.value'),
          hasSources && t('attributes.source'),
          t('attributes.class'),
        ]}
      />
      <tbody>
        {attributes.map(({ name, value, source, attributeClass }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the rows keep their order
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            {hasSources && <td>{source}</td>}
            <td>{attributeClass}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** S2.81: the attributes that the customer chose. */
export function AttributesModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  return (
    <DetailModal title={t('attributes.title')} onClose={onClose} size="lg">
      <AttributeTable attributes={item.variableAttributes} none={t('attributes.none')} />
    </DetailModal>
  );
}

function Attributes({ attributes }: { attributes: readonly ManufacturingAttribute[] }) {
  const { t } = useTranslation('item');
  return <AttributeTable attributes={attributes} none={t('manufacturing.none')} hasSources />;
}

/** The attributes from the product configuration, or else the item's own. */
function LinkedAttributes({ url, own }: { url: string; own: readonly ManufacturingAttribute[] }) {
  const { t } = useTranslation('item');
  const read = useOrderReadOperation(loadManufacturingAttributes, { productConfigurationUrl: url });
  return (
    <LoadableContent
      read={read}
      loading={t('reading')}
      lines={5}
      failed={t('manufacturing.failed')}
      href={url}
      instead={own.length > 0 && <Attributes attributes={own} />}
    >
      {(attributes) => <Attributes attributes={attributes.length > 0 ? attributes : own} />}
    </LoadableContent>
  );
}

/** S2.81, S7.24: the manufacturing attributes, from the item's product configuration if it has one. */
export function ManufacturingModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  const url = productConfigurationHref(item);
  return (
    <ReadModal title={t('manufacturing.title')} onClose={onClose} size="lg">
      {url === null ? (
        <Attributes attributes={item.manufacturingAttributes} />
      ) : (
        <LinkedAttributes url={url} own={item.manufacturingAttributes} />
      )}
    </ReadModal>
  );
}
