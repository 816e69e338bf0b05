import type { Item } from '#domain/item/item.ts';
import { itemNameWithId } from '#domain/item/itemName.ts';
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

/** R514: with the item's name and short ID, or else its ID. */
type Labelled<Alert> = Alert & { label: string };

/**
 * The result of clearing alerts. It names only the alerts that the platform rejected, even if they were not
 * requested, and the requested ones that its response does not mention.
 */
export interface ClearAlertsResult {
  requestedCount: number;
  clearedCount: number;
  rejected: Labelled<AlertClearResult>[];
  unconfirmed: Labelled<AlertIdentity>[];
}

export function toClearAlertsResult(
  requested: readonly AlertIdentity[],
  results: readonly AlertClearResult[],
  items: readonly Item[],
): ClearAlertsResult {
  const labelled = <Alert extends AlertIdentity>(alert: Alert) => {
    const item = items.find(({ itemId }) => isSameId(itemId, alert.itemId));
    return { ...alert, label: item ? itemNameWithId(item) : alert.itemId };
  };
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
    rejected: rejected.map(labelled),
    unconfirmed: requested.filter((alert) => !answered.includes(alert)).map(labelled),
  };
}
