import './details.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '#components/TitledSection.tsx';
import { canSeePrices } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import type { PanelProps } from '../panels.ts';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { FulfillerOrderSection } from './FulfillerOrderSection.tsx';
import { FulfillmentFacts } from './FulfillmentFacts.tsx';
import { PriceFacts } from './PriceFacts.tsx';
import { ProductFacts } from './ProductFacts.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledSection title={title} level={4} className="detail-section">
      <dl className="item-facts">{children}</dl>
    </TitledSection>
  );
}

/** S2.81: the details of the item. Prices and the raw document require read access to the merchant (S6.8). */
export function DetailsPanel({ order, item }: PanelProps) {
  const { t } = useTranslation('item');
  const seesPrices = useAppSelector((state) => canSeePrices(selectPermissions(state), item.merchantId));
  return (
    <div className="detail-panel">
      <Section title={t('section.product')}>
        <ProductFacts item={item} seesDocuments={seesPrices} />
      </Section>
      {seesPrices && (
        <Section title={t('section.price')}>
          <PriceFacts item={item} />
        </Section>
      )}
      <Section title={t('section.fulfillment')}>
        <FulfillmentFacts order={order} item={item} />
      </Section>
      <Section title={t('section.delivery')}>
        <DeliveryFacts order={order} item={item} />
      </Section>
      <FulfillerOrderSection item={item} />
    </div>
  );
}
