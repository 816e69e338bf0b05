import { useTranslation } from 'react-i18next';
import { ExternalLink } from '#components/ExternalLink.tsx';
import type { Item } from '#domain/item/item.ts';
import { additionalLinkCount, productConfigurationHref } from '#domain/item/itemLinkList.ts';
import { encodeSegment } from '#domain/links/paths.ts';
import type { ItemModalId } from '#domain/order/orderModal.ts';
import { useAppSelector } from '#store/hooks.ts';
import { loadProductConfiguration } from '#store/order/itemOperations.ts';
import { Fact } from '../../facts/Fact.tsx';
import { LinkedValue } from '../../facts/LinkedValue.tsx';
import { ModalButton } from '../../ModalButton.tsx';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';

function Sku({ sku }: { sku: string }) {
  const { t } = useTranslation('item');
  const catalog = useAppSelector((state) => state.configuration.pages.catalog);
  if (sku === '') return t('noSku');
  if (catalog === null) return <code>{sku}</code>;
  return (
    <ExternalLink href={`${catalog.replace(/\/+$/, '')}/${encodeSegment(sku)}`}>
      <code>{sku}</code>
    </ExternalLink>
  );
}

function ProductVersion({ href }: { href: string }) {
  const read = useOrderReadOperation(loadProductConfiguration, { href });
  return <LinkedValue read={read}>{({ productVersion }) => productVersion}</LinkedValue>;
}

interface CountedProps {
  modal: ItemModalId;
  itemId: string;
  count: number;
  children: string;
}

function Counted({ modal, itemId, count, children }: CountedProps) {
  if (count === 0) return children;
  return (
    <ModalButton modal={modal} itemId={itemId}>
      {children}
    </ModalButton>
  );
}

interface ProductFactsProps {
  item: Item;
  /** Whether the user can see raw documents, which contain prices. */
  seesDocuments: boolean;
}

export function ProductFacts({ item, seesDocuments }: ProductFactsProps) {
  const { t } = useTranslation('item');
  const { itemId } = item;
  const configurationHref = productConfigurationHref(item);
  const linkCount = additionalLinkCount(item);
  return (
    <>
      <Fact name={t('fact.orderedSku')}>
        <Sku sku={item.orderedSkuCode} />
      </Fact>
      <Fact name={t('fact.fulfilledSku')}>
        <Sku sku={item.skuCode} />
      </Fact>
      <Fact name={t('fact.productVersion')}>
        {configurationHref !== null && <ProductVersion href={configurationHref} />}
      </Fact>
      <Fact name={t('fact.language')}>{item.languageId}</Fact>
      <Fact name={t('fact.attributes')}>
        <Counted modal="attributes" itemId={itemId} count={item.variableAttributes.length}>
          {t('attributes.open', { count: item.variableAttributes.length })}
        </Counted>
      </Fact>
      <Fact name={t('fact.manufacturing')}>
        <ModalButton modal="manufacturing" itemId={itemId}>
          {t('manufacturing.open')}
        </ModalButton>
      </Fact>
      <Fact name={t('fact.relatedIds')}>
        <ModalButton modal="relatedIds1" itemId={itemId}>
          {t('relatedIds.open')}
        </ModalButton>
        {' · '}
        <ModalButton modal="relatedIds2" itemId={itemId}>
          {t('relatedItems.open')}
        </ModalButton>
      </Fact>
      <Fact name={t('fact.additionalLinks')}>
        <Counted modal="additionalIds1" itemId={itemId} count={linkCount}>
          {t('links.open', { count: linkCount })}
        </Counted>
      </Fact>
      {seesDocuments && (
        <Fact name={t('fact.document')}>
          <ModalButton modal="itemJson" itemId={itemId}>
            {t('json.openItem')}
          </ModalButton>
        </Fact>
      )}
    </>
  );
}
