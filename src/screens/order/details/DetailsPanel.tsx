import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { canSeePrices } from '#domain/permissions.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/selectors.ts';
import type { PanelProps } from '../panels/panels.ts';
import { DeliveryFacts } from './DeliveryFacts.tsx';
import { FulfillmentFacts } from './FulfillmentFacts.tsx';
import { PriceFacts } from './PriceFacts.tsx';
import { ProductFacts } from './ProductFacts.tsx';

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className="detail-section" aria-labelledby={id}>
      <h4 className="detail-title" id={id}>
        {title}
      </h4>
      <dl className="item-facts">{children}</dl>
    </section>
  );
}

/** S2.81: everything about the item that is no event and no state. Prices only for those who may see them. */
export function DetailsPanel({ order, item }: PanelProps) {
  const { t } = useTranslation('item');
  const merchantId = item.merchantId || order.merchantId;
  const seesPrices = useAppSelector((state) => canSeePrices(selectPermissions(state), merchantId));
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
        <FulfillmentFacts item={item} />
      </Section>
      <Section title={t('section.delivery')}>
        <DeliveryFacts item={item} />
      </Section>
    </div>
  );
}
