/** One alert to clear; the platform identifies it by item and status. */
export interface AlertIdentity {
  itemId: string;
  status: string;
}

/** The result of clearing one alert (S7.16). */
export interface AlertClearResult extends AlertIdentity {
  success: boolean;
  /** The platform's message, or ''. */
  message: string;
}

/**
 * The result of clearing alerts. It names only the alerts that the platform rejected and those that its
 * response does not mention.
 */
export interface ClearAlertsResult {
  requestedCount: number;
  rejected: AlertClearResult[];
  unconfirmed: AlertIdentity[];
}

export function toClearAlertsResult(
  requested: readonly AlertIdentity[],
  results: readonly AlertClearResult[],
): ClearAlertsResult {
  const isAbout = (alert: AlertIdentity) => (result: AlertClearResult) =>
    result.itemId === alert.itemId && result.status === alert.status;
  return {
    requestedCount: requested.length,
    rejected: results.filter((result) => !result.success),
    unconfirmed: requested.filter((alert) => !results.some(isAbout(alert))),
  };
}
