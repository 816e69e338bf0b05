import { useTranslation } from 'react-i18next';
import type { Attribute } from '#domain/item/item.ts';

interface AttributeTableProps {
  attributes: readonly (Attribute & { source?: string })[];
  /** Shown if there are no attributes. */
  none: string;
  hasSources?: boolean;
}

export function AttributeTable({ attributes, none, hasSources = false }: AttributeTableProps) {
  const { t } = useTranslation('item');
  if (attributes.length === 0) return <p className="mb-0">{none}</p>;
  return (
    <table className="table table-sm attribute-table">
      <thead>
        <tr>
          <th scope="col">{t('attributes.name')}</th>
          <th scope="col">{t('attributes.value')}</th>
          {hasSources && <th scope="col">{t('attributes.source')}</th>}
          <th scope="col">{t('attributes.class')}</th>
        </tr>
      </thead>
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
