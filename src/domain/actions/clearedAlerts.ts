import { isSameId } from '#domain/sameId.ts';

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
 * The result of clearing alerts. It names only the alerts that the platform rejected, even if they were not
 * requested, and the requested ones that its response does not mention.
 */
export interface ClearAlertsResult {
  requestedCount: number;
  clearedCount: number;
  rejected: AlertClearResult[];
  unconfirmed: AlertIdentity[];
}

export function toClearAlertsResult(
  requested: readonly AlertIdentity[],
  results: readonly AlertClearResult[],
): ClearAlertsResult {
  const isAbout = (alert: AlertIdentity) => (other: AlertIdentity) =>
    isSameId(other.itemId, alert.itemId) && other.status === alert.status;
  // The response can repeat a result.
  const rejected = results
    .filter(({ success }) => !success)
    .filter((result, index, all) => all.findIndex(isAbout(result)) === index)
    .map((result) => ({ ...result, ...requested.find(isAbout(result)) }));
  const answered = requested.filter((alert) => results.some(isAbout(alert)));
  return {
    requestedCount: requested.length,
    clearedCount: answered.filter((alert) => !rejected.some(isAbout(alert))).length,
    rejected,
    unconfirmed: requested.filter((alert) => !answered.includes(alert)),
  };
}
