import type { WriteResult } from '#domain/writeResult.ts';
import type { ClearAlerts } from '#store/orderActions.ts';
import type { Saga } from './effects.ts';
import { guardedWrite } from './guardedWrite.ts';

/** S7.16. What could not be cleared is a result, in the platform's own words. */
export function* clear(params: ClearAlerts): Saga<WriteResult<string[]>> {
  const { merchantId, alerts, comment } = params;
  return yield* guardedWrite('clearAlerts', params, ['alerts'], async ({ discrepancies }) => {
    const cleared = await discrepancies.clearAlerts(
      merchantId,
      alerts.map((alert) => ({ ...alert, comment })),
    );
    const failed = cleared.filter((one) => !one.success);
    return failed.map(({ status, message }) => [status, message].filter(Boolean).join(': '));
  });
}
