import { useTranslation } from 'react-i18next';
import type { Item } from '#domain/item/item.ts';
import { isBeforeRouting } from '#domain/item/itemStage.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { Fact, IdFact } from '../../facts/Fact.tsx';
import { useFulfillerName } from '../../facts/useFulfillerName.ts';

/** The IDs on a card. IDs that the item does not have are omitted. */
const CARD_IDS = ['itemId', 'merchantItemId', 'shortItemId', 'fulfillerItemId'] as const;

/** S2.79: the IDs, fulfiller and quantity of the item. */
export function ItemKeyFacts({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const format = useFormat();
  const fulfiller = useFulfillerName(item);
  return (
    <dl className="item-facts">
      {CARD_IDS.filter((field) => item[field] !== '').map((field) => (
        <IdFact key={field} name={t(`fact.${field}`)} id={item[field]} isWide={field === 'itemId'} />
      ))}
      <Fact name={t('fact.fulfiller')}>{fulfiller || (isBeforeRouting(item) && t('noFulfiller'))}</Fact>
      <Fact name={t('fact.quantity')}>{item.quantity > 0 && format.number(item.quantity)}</Fact>
    </dl>
  );
}
