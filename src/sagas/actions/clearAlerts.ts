import { type ClearAlertsResult, toClearAlertsResult } from '#domain/actions/clearedAlerts.ts';
import type { WriteResult } from '#domain/writes/writeResult.ts';
import type { Saga } from '#sagas/core/effects.ts';
import { guardedWrite } from '#sagas/writes/guardedWrite.ts';
import { type ClearAlertsParams, clearAlerts } from '#store/actions/writeOperations.ts';

/** Clears the alerts (S7.16). */
export function* requestAlertClearing(params: ClearAlertsParams): Saga<WriteResult<ClearAlertsResult>> {
  const { merchantId, alerts, comment } = params;
  return yield* guardedWrite({
    operation: clearAlerts,
    params,
    facts: ['alerts'],
    trace: { alerts: alerts.map(({ itemId, status }) => ({ itemId, status })) },
    write: async ({ discrepancies }, _items, options) => {
      const requested = alerts.map(({ itemId, status }) => ({ itemId, status, comment }));
      return toClearAlertsResult(alerts, await discrepancies.clearAlerts(merchantId, requested, options));
    },
  });
}
