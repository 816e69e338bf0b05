import { useTranslation } from 'react-i18next';
import type { Item, ItemPrice } from '#domain/item/item.ts';
import { firstLink } from '#domain/links/links.ts';
import { useFormat } from '#i18n/formatContext.ts';
import { loadBuyerPrice } from '#store/order/itemOperations.ts';
import { Fact } from '../../facts/Fact.tsx';
import { LinkedValue } from '../../facts/LinkedValue.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

interface PriceProps {
  name: string;
  price: ItemPrice | null;
  /** The currency of the shipping price, if it can differ from that of the product price (S3.19). */
  shippingCurrency?: string;
}

function Price({ name, price, shippingCurrency }: PriceProps) {
  const { t } = useTranslation('item');
  const format = useFormat();
  if (!price) return <Fact name={name}>{t('price.missing')}</Fact>;
  const { basePrice, shippingPrice, currencyCode: currency } = price;
  const shipping = { amount: shippingPrice, currency: shippingCurrency ?? currency };
  const isOneCurrency = shipping.currency === currency;
  return (
    <Fact name={name}>
      {isOneCurrency && (
        <span className="d-block">{format.money({ amount: basePrice + shippingPrice, currency })}</span>
      )}
      <span className="price-parts">
        {t('price.parts', {
          product: format.money({ amount: basePrice, currency }),
          shipping: format.money(shipping),
        })}
      </span>
    </Fact>
  );
}

function BuyerPrice({ name, href }: { name: string; href: string }) {
  const format = useFormat();
  const read = useOrderReadOperation(loadBuyerPrice, { href });
  return (
    <Fact name={name}>
      <LinkedValue read={read}>{(price) => price && format.money(price)}</LinkedValue>
    </Fact>
  );
}

/** S2.81: the item price, the customs price, the transfer price and the buyer's prices. */
export function PriceFacts({ item }: { item: Item }) {
  const { t } = useTranslation('item');
  const product = firstLink(item.links, 'buyerProductPrice');
  const shipping = firstLink(item.links, 'buyerShippingPrice');
  return (
    <>
      <Price name={t('price.item')} price={item.itemPricing} />
      <Price name={t('price.customs')} price={item.customsPricePaid} />
      <Price
        name={t('price.transfer')}
        price={item.transferPrice}
        {...(item.transferPrice && { shippingCurrency: item.transferPrice.shippingCurrencyCode })}
      />
      {product && <BuyerPrice name={t('price.buyerProduct')} href={product.href} />}
      {shipping && <BuyerPrice name={t('price.buyerShipping')} href={shipping.href} />}
    </>
  );
}
