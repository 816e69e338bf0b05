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
  // The response can repeat a result, or contain results about alerts that were not requested.
  const rejectionOf = (alert: AlertIdentity) =>
    results.filter(isAbout(alert)).find((result) => !result.success) ?? [];
  return {
    requestedCount: requested.length,
    rejected: requested.flatMap(rejectionOf),
    unconfirmed: requested.filter((alert) => !results.some(isAbout(alert))),
  };
}
