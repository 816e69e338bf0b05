import { type ClearAlertsResult, toClearAlertsResult } from '#domain/actions/clearedAlerts.ts';
import type { WriteResult } from '#domain/actions/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { type ClearAlertsParams, clearAlerts } from '#store/actions/orderActions.ts';
import { guardedWrite } from './guardedWrite.ts';

/**
 * Clears the alerts (S7.16). The result includes those that the platform rejected, with its message, and
 * those that the response omits.
 */
export function* requestAlertClearing(params: ClearAlertsParams): Saga<WriteResult<ClearAlertsResult>> {
  const { merchantId, alerts, comment } = params;
  return yield* guardedWrite({
    operation: clearAlerts,
    params,
    facts: ['alerts'],
    trace: { alerts: alerts.map(({ itemId, status }) => ({ itemId, status })) },
    write: async ({ discrepancies }) => {
      const requested = alerts.map(({ itemId, status }) => ({ itemId, status, comment }));
      return toClearAlertsResult(alerts, await discrepancies.clearAlerts(merchantId, requested));
    },
  });
}
