import { useTranslation } from 'react-i18next';
import { DetailModal } from '#components/dialog/DetailModal.tsx';
import { Deferred } from '#components/loading/Deferred.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import { Skeleton } from '#components/loading/Skeleton.tsx';
import { type JsonSource, loadJsonDocument } from '#store/order/itemOperations.ts';
import { useOrderReadOperation } from '../../useOrderReadOperation.ts';
import type { ModalProps } from '../modalProps.ts';

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
export function JsonModal({ title, source, onClose }: JsonModalProps) {
  const { t } = useTranslation('item');
  return (
    <DetailModal title={title} onClose={onClose} size="xl">
      {source === null ? (
        <p className="mb-0">{t('json.missing')}</p>
      ) : (
        <JsonDocumentView source={source} title={title} />
      )}
    </DetailModal>
  );
}

/** S2.84: the raw JSON of the order. */
export function OrderJsonModal({ order, onClose }: ModalProps) {
  const { t } = useTranslation('item');
  return (
    <JsonModal title={t('json.order')} source={{ of: 'order', orderId: order.orderId }} onClose={onClose} />
  );
}
