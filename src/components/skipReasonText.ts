import type { TFunction } from 'i18next';
import type { BulkVerb, SkippedOrder } from '#domain/bulk/bulkJob.ts';

export function skipReasonText(t: TFunction<'bulk'>, verb: BulkVerb, { reason }: SkippedOrder): string {
  if (reason === 'itemsMissing' && verb === 'cancel') return t('skip.itemsMissingToCancel');
  return reason === 'notPermitted' && verb !== 'reorder' ? t('skip.notPermittedAction') : t(`skip.${reason}`);
}
