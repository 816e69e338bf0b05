import { useTranslation } from 'react-i18next';
import { CopyButton } from '#components/copy/CopyButton.tsx';
import { LoadableContent } from '#components/loading/LoadableContent.tsx';
import type { Callback } from '#domain/delivery/callback.ts';
import { canUpdate } from '#domain/permissions.ts';
import { loadCallback } from '#store/actions/readOperations.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPermissions } from '#store/people/userSelectors.ts';
import { ReadModal } from '../details/ReadModal.tsx';
import type { ModalProps } from '../modalProps.ts';
import { useFreshReadOperation } from '../writes/useFreshReadOperation.ts';
import { CallbackEditor } from './CallbackEditor.tsx';

/** The callback URL as read-only text, or a note that there is none (S8.12). */
function CallbackView({ callback }: { callback: Callback | null }) {
  const { t } = useTranslation(['actions', 'shell']);
  if (!callback) return <p className="mb-0">{t('callback.absent')}</p>;
  return (
    <>
      <p className="text-break">
        <code>{callback.url}</code>{' '}
        <CopyButton text={callback.url} label={t('shell:copy', { what: t('callback.url') })} />
      </p>
      <p className="mb-0 text-body-secondary">{t('callback.readOnly')}</p>
    </>
  );
}

/** S6.12: developers can see the callback URL, but only users with the update permission can change it. */
export function CallbackDialog({ order, onClose }: ModalProps) {
  const { t } = useTranslation('actions');
  const canUpdateOrder = useAppSelector((state) => canUpdate(selectPermissions(state), order.merchantId));
  const read = useFreshReadOperation(loadCallback, { orderId: order.orderId });
  if (read.result && canUpdateOrder) {
    return <CallbackEditor order={order} callback={read.result} onReload={read.retry} onClose={onClose} />;
  }
  return (
    <ReadModal title={t('callback.title')} onClose={onClose}>
      <LoadableContent
        read={read}
        loading={t('callback.loading')}
        lines={2}
        failed={t('callback.loadFailed')}
      >
        {(found) => <CallbackView callback={found} />}
      </LoadableContent>
    </ReadModal>
  );
}
