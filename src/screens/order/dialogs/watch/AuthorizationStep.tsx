import { useTranslation } from 'react-i18next';
import { ActionModal } from '#components/dialog/ActionModal.tsx';
import { Notice } from '#components/notice/Notice.tsx';
import { authorizationUrl } from '#domain/actions/watch.ts';
import { leaveRequested } from '#store/console/leaving.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import type { ModalProps } from '../modalProps.ts';
import { OrderLabel } from '../writes/OrderLabel.tsx';

interface AuthorizationStepProps extends ModalProps {
  /** Whether the user has returned from the authorization page without agreeing (S4.55). */
  hasReturned: boolean;
}

/** S4.53: before subscribing, the user has to agree to emails on the authorization page. */
export function AuthorizationStep({ order, hasReturned, onClose }: AuthorizationStepProps) {
  const { t } = useTranslation('actions');
  const dispatch = useAppDispatch();
  const page = useAppSelector((state) => state.configuration.pages.subscriptionAuth);
  const handleNext = () => {
    if (page) dispatch(leaveRequested({ url: authorizationUrl(page, window.location.href) }));
  };
  return (
    <ActionModal
      title={t('watch.title')}
      submitLabel={t('watch.next')}
      notice={hasReturned && <Notice severity="warning">{t('watch.refused.cancel')}</Notice>}
      disabledReason={page === null ? t('watch.noPage') : null}
      onSubmit={handleNext}
      onClose={onClose}
    >
      <OrderLabel order={order} />
      <p className="mb-0">{t('watch.authorize')}</p>
    </ActionModal>
  );
}
