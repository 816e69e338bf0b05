import { currentStatus, type Item } from './item.ts';

export interface ExpectedShipDate {
  /** UTC instant, or null if none is planned. */
  date: string | null;
  /** Whether the fulfiller announced a new date, which replaces the planned date and is marked 'updated'. */
  isUpdated: boolean;
}

function plannedShipDate(item: Item): string | null {
  const planned = item.deliveryConfigurations.flatMap(({ expectedShipDate }) => expectedShipDate ?? []);
  return planned.sort()[0] ?? null;
}

/** S4.17: the statuses for delayed fulfillment. If both have a date, the first one counts. */
const DELAYED_STATUSES = ['delayed', 'fulfillmentDelayed'];

/** S4.17: whether a status for delayed fulfillment is current. */
export function isFulfillmentDelayed(item: Item): boolean {
  return DELAYED_STATUSES.some((name) => currentStatus(item, name) !== null);
}

/** S4.17: the expected close date of a current delayed status replaces the planned ship date. */
export function expectedShipDate(item: Item): ExpectedShipDate {
  const [updated] = DELAYED_STATUSES.flatMap((name) => currentStatus(item, name)?.expectedCloseDate ?? []);
  return updated === undefined
    ? { date: plannedShipDate(item), isUpdated: false }
    : { date: updated, isUpdated: true };
}
