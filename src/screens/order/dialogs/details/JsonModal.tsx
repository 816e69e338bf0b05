import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import type { Item } from '#domain/item/item.ts';
import { linksOf } from '#domain/links/links.ts';
import { type JsonSource, loadJsonDocument } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { ItemModalProps, ModalProps } from '../modalProps.ts';
import { useModal } from '../useModal.ts';
import { useLinkName } from './AdditionalLinksModal.tsx';
import { ReadModal } from './ReadModal.tsx';

export const loadJsonView = async () => (await import('#components/JsonView.tsx')).JsonView;

interface JsonDocumentViewProps {
  source: JsonSource;
  title: string;
  failureTitle?: string;
}

export function JsonDocumentView({ source, title, failureTitle }: JsonDocumentViewProps) {
  const { t } = useTranslation('item');
  const read = useOrderReadOperation(loadJsonDocument, source);
  return (
    <LoadableContent
      read={read}
      loading={t('reading')}
      lines={8}
      failed={failureTitle ?? t('json.failed')}
      href={source.of === 'link' ? source.href : undefined}
    >
      {(document) => (
        <Deferred
          load={loadJsonView}
          props={{ data: document, label: title, isOpen: source.of !== 'order' }}
          title={title}
          fallback={<Skeleton label={t('reading')} lines={8} />}
        />
      )}
    </LoadableContent>
  );
}

interface JsonModalProps {
  title: string;
  /** null if the document that the URL names does not exist. */
  source: JsonSource | null;
  onClose: () => void;
}

/** S2.83: a raw document, which is loaded when the modal opens. */
function JsonModal({ title, source, onClose }: JsonModalProps) {
  const { t } = useTranslation('item');
  return (
    <ReadModal title={title} onClose={onClose} size="xl">
      {source === null ? (
        <p className="mb-0">{t('json.missing')}</p>
      ) : (
        <JsonDocumentView source={source} title={title} />
      )}
    </ReadModal>
  );
}

/** S2.84: the raw JSON of the order. */
export function OrderJsonModal({ order, onClose }: ModalProps) {
  const { t } = useTranslation('item');
  return (
    <JsonModal title={t('json.order')} source={{ of: 'order', orderId: order.orderId }} onClose={onClose} />
  );
}

/**
 * Returns the source of the item's document, or of a document that the item links to. Returns null if that
 * link does not exist. The page's URL contains the relation and the index of the link, but never its target.
 */
function sourceOf(item: Item, rel: string | null, index: number): JsonSource | null {
  if (rel === null) return { of: 'item', itemId: item.itemId };
  const link = linksOf(item.links, rel)[index];
  return link ? { of: 'link', href: link.href } : null;
}

/** S2.83: the raw JSON of the item or of a linked document. */
export function ItemJsonModal({ item, onClose }: ItemModalProps) {
  const { t } = useTranslation('item');
  const { rel, index } = useModal();
  const linkName = useLinkName();
  return (
    <JsonModal
      title={rel === null ? t('json.item') : t('json.link', { name: linkName(rel) })}
      source={sourceOf(item, rel, index)}
      onClose={onClose}
    />
  );
}
