import type { StatusTone } from '#domain/item/statusTone.ts';

/** Shipment statuses by priority (S4.23): the most severe or earliest one comes first. */
export const SHIPMENT_STATUSES = [
  'shipmentCancelled',
  'shipmentExceptions',
  'readyToDispatch',
  'dispatched',
  'receivedByCarrier',
  'inTransit',
  'outForDelivery',
  'delivered',
] as const;
type RankedStatus = (typeof SHIPMENT_STATUSES)[number];
/** NOT-FOUND has no rank: it is shown only if nothing else is known (docs/platform/item-links.md). */
export type ShipmentStatus = RankedStatus | 'notFound';

/** Statuses by the names that the shipping system uses (S4.24). */
const BY_TRACKING: ReadonlyMap<string, ShipmentStatus> = new Map([
  ['CANCELLED', 'shipmentCancelled'],
  ['EXCEPTIONS', 'shipmentExceptions'],
  ['READY-TO-DISPATCH', 'readyToDispatch'],
  ['DISPATCHED', 'dispatched'],
  ['RECEIVED-BY-CARRIER', 'receivedByCarrier'],
  ['IN-TRANSIT', 'inTransit'],
  ['OUT-FOR-DELIVERY', 'outForDelivery'],
  ['DELIVERED', 'delivered'],
  ['NOT-FOUND', 'notFound'],
]);

export const TRACKING_STATUSES: readonly string[] = [...BY_TRACKING.keys()];

/** The status for a name of the shipping system; null if the console does not know the name. */
export function parseShipmentStatus(tracking: string): ShipmentStatus | null {
  return BY_TRACKING.get(tracking.trim().toUpperCase()) ?? null;
}

/** The status that the console shows for a shipment: a known status, its raw name, or nothing. */
export type ShownShipmentStatus =
  | { kind: 'known'; status: ShipmentStatus }
  | { kind: 'raw'; name: string }
  | null;

/**
 * S4.23: the first known status in the order of SHIPMENT_STATUSES; if there is none, an unknown name or
 * NOT-FOUND.
 */
export function shownShipmentStatus(trackingStatuses: readonly string[]): ShownShipmentStatus {
  const names = trackingStatuses.filter((name) => name !== '');
  const known = names.map(parseShipmentStatus);
  const status = SHIPMENT_STATUSES.find((candidate) => known.includes(candidate));
  if (status) return { kind: 'known', status };
  const raw = names.find((name) => parseShipmentStatus(name) === null);
  if (raw !== undefined) return { kind: 'raw', name: raw };
  return known.includes('notFound') ? { kind: 'known', status: 'notFound' } : null;
}

/** The index in SHIPMENT_STATUSES; a status without a rank comes after all others. */
export function statusRank(shown: ShownShipmentStatus): number {
  const index = SHIPMENT_STATUSES.findIndex((one) => shown?.kind === 'known' && shown.status === one);
  return index < 0 ? SHIPMENT_STATUSES.length : index;
}

/**
 * The statuses that determine the status of a shipment. R473: unless each package has a ranked status, the
 * shipment's own status counts too, because it may contain information that the carrier lacks.
 */
export function decisiveStatuses(ofPackages: readonly string[], ofShipment: string): readonly string[] {
  const ranks: readonly string[] = SHIPMENT_STATUSES;
  const isConclusive = ofPackages.every((name) => ranks.includes(parseShipmentStatus(name) ?? ''));
  return isConclusive && ofPackages.length > 0 ? ofPackages : [...ofPackages, ofShipment];
}

export function shipmentTone(shown: ShownShipmentStatus): StatusTone {
  if (shown?.kind !== 'known') return 'neutral';
  if (shown.status === 'shipmentCancelled' || shown.status === 'shipmentExceptions') return 'danger';
  if (shown.status === 'notFound') return 'warning';
  return shown.status === 'delivered' ? 'success' : 'neutral';
}
