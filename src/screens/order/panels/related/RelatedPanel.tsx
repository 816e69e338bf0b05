import '../panels.css';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#components/TitledSection.tsx';
import { relatedItemHrefs } from '#domain/item/relatedItem.ts';
import { RelatedItemLink } from '../../facts/RelatedItemLink.tsx';
import type { PanelProps } from '../panels.ts';
import { ItemClaims } from './ItemClaims.tsx';

/**
 * S1.4: the resources related to the item: claims, complaints and their reorders, originals and successors.
 */
export function RelatedPanel({ order, item }: PanelProps) {
  const { t } = useTranslation('panels');
  const relations = relatedItemHrefs(item);
  return (
    <div className="panel">
      <ItemClaims order={order} item={item} kind="claims" />
      <ItemClaims order={order} item={item} kind="complaints" />
      {relations.length > 0 && (
        <TitledSection title={t('related.items')} level={4} className="panel-section">
          <ul className="plain-list">
            {relations.map(({ relation, href }) => (
              <li key={`${relation} ${href}`} className="related-entry">
                <span>{t(`related.relation.${relation}`)}</span>
                <span>
                  <RelatedItemLink href={href} order={order} />
                </span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
