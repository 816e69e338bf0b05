import { useTranslation } from 'react-i18next';
import { retryRouting } from '#store/actions/writeOperations.ts';
import { useNameBesideId } from '../../facts/ItemLabel.tsx';
import { AffectedItems } from '../itemSequence.tsx';
import type { ItemModalProps } from '../modalProps.ts';
import { useGuardedWrite } from '../writes/useGuardedWrite.ts';
import { WriteModal } from '../writes/WriteModal.tsx';

/** S5.29: asks the platform to choose a fulfiller again. */
export function RetryRoutingDialog({ order, item, onClose }: ItemModalProps) {
  const { t } = useTranslation('actions');
  const nameOf = useNameBesideId();
  const write = useGuardedWrite({ operation: retryRouting, order, item, onDone: onClose });
  return (
    <WriteModal
      action="retryRouting"
      title={t('label.retryRouting')}
      submitLabel={t('label.retryRouting')}
      failureTitle={t('retryRouting.failed')}
      write={write}
      disabledReason={null}
      onSubmit={() => write.submit({})}
      onClose={onClose}
    >
      <p className="mb-2 text-break">{t('retryRouting.text', { name: nameOf(item) })}</p>
      <AffectedItems items={[item]} />
    </WriteModal>
  );
}
