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

/**
 * S4.17: a current delayed status means that fulfillment is delayed. Its expected close date replaces the
 * planned ship date.
 */
export function expectedShipDate(item: Item): ExpectedShipDate {
  const updated = currentStatus(item, 'delayed')?.expectedCloseDate ?? null;
  return updated === null
    ? { date: plannedShipDate(item), isUpdated: false }
    : { date: updated, isUpdated: true };
}
