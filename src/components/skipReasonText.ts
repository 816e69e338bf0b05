import type { TFunction } from 'i18next';
import type { BulkVerb, SkippedOrder } from '#domain/bulk/bulkJob.ts';

/** Returns why a bulk action skips an order. */
export function skipReasonText(t: TFunction<'bulk'>, verb: BulkVerb, { reason }: SkippedOrder): string {
  return reason === 'notPermitted' && verb !== 'reorder' ? t('skip.notPermittedAction') : t(`skip.${reason}`);
}
