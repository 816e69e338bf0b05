import type { TFunction } from 'i18next';
import type { BulkVerb, SkippedOrder } from '#domain/bulk/bulkJob.ts';

export function skipReasonText(t: TFunction<'bulk'>, verb: BulkVerb, { reason }: SkippedOrder): string {
  return reason === 'notPermitted' && verb !== 'reorder' ? t('skip.notPermittedAction') : t(`skip.${reason}`);
}
