import { useTranslation } from 'react-i18next';
import { Deferred } from '#components/Deferred.tsx';
import type { ResendDialogProps } from './writes/ResendDialog.tsx';

const loadDialog = async () => (await import('./writes/ResendDialog.tsx')).ResendDialog;

/** The dialog that resends events. Unlike the other dialogs it is not in the URL, because a URL cannot name many events. */
export function DeferredResendDialog(props: ResendDialogProps) {
  const { t } = useTranslation('actions');
  return <Deferred load={loadDialog} props={props} title={t('resendEvents.title')} onClose={props.onClose} />;
}
