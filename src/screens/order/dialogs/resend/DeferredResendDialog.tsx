import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/loading/Deferred.tsx';
import type { ResendDialogProps } from './ResendDialog.tsx';

const loadDialog = async () => (await import('./ResendDialog.tsx')).ResendDialog;

/** The dialog that resends events. It is not in the URL, because a URL cannot contain the IDs of many events. */
export function DeferredResendDialog(props: ResendDialogProps) {
  const { t } = useTranslation('actions');
  return <Deferred load={loadDialog} props={props} title={t('label.resendEvents')} onClose={props.onClose} />;
}
