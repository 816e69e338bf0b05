import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#components/dialog/ConfirmDialog.tsx';
import { unsentCount } from '#domain/bulk/bulkResults.ts';
import { runProgress, uncancelledOriginals } from '#domain/bulk/runProgress.ts';
import { type BulkRun, runDiscarded } from '#store/bulk/bulkSlice.ts';
import { useAppDispatch } from '#store/hooks.ts';

export function DiscardRunDialog({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const { t } = useTranslation('runs');
  const dispatch = useAppDispatch();
  const { unknown } = runProgress(run);
  const waiting = unsentCount(run.runOrders);
  const originals = uncancelledOriginals(run.runOrders);
  return (
    <ConfirmDialog
      title={t('discard.title')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.keep')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        dispatch(runDiscarded({ jobId: run.job.jobId }));
      }}
    >
      {waiting > 0 && <p>{t('discard.waiting', { count: waiting })}</p>}
      {/* R598: a discarded run is not listed anywhere. */}
      {originals > 0 && <p>{t('pause.originals', { count: originals })}</p>}
      {unknown > 0 && <p>{t('discard.unknown', { count: unknown })}</p>}
    </ConfirmDialog>
  );
}
