/**
 * Shipment statuses by priority, lowest first (S4.23): the most severe or earliest one is the most important to show.
 */
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

/** The shipping system's names (S4.24). */
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

/** The tracking statuses, under the shipping system's names. */
export const TRACKING_STATUSES: readonly string[] = [...BY_TRACKING.keys()];

/** The status that a tracking status stands for, or null for a name that the console does not know. */
export function shipmentStatusOf(tracking: string): ShipmentStatus | null {
  return BY_TRACKING.get(tracking.trim().toUpperCase()) ?? null;
}

/** The displayed status of a shipment: a known one, else its raw name, else nothing. */
export type ShownShipmentStatus =
  | { kind: 'known'; status: ShipmentStatus }
  | { kind: 'raw'; name: string }
  | null;

/**
 * S4.23: of several tracking statuses, the one with the lowest priority; NOT-FOUND and unknown names only if there is
 * no other.
 */
export function shownShipmentStatus(trackingStatuses: readonly string[]): ShownShipmentStatus {
  const names = trackingStatuses.filter((name) => name !== '');
  const known = names.map(shipmentStatusOf);
  const status = SHIPMENT_STATUSES.find((candidate) => known.includes(candidate));
  if (status) return { kind: 'known', status };
  const raw = names.find((name) => shipmentStatusOf(name) === null);
  if (raw !== undefined) return { kind: 'raw', name: raw };
  return known.includes('notFound') ? { kind: 'known', status: 'notFound' } : null;
}

/**
 * The statuses that determine a shipment's state: those of its packages if one is known, else also the shipment's own,
 * which may contain information that the carrier lacks (docs/platform/item-links.md).
 */
export function tellingStatuses(ofPackages: readonly string[], ofShipment: string): readonly string[] {
  const known = ofPackages.map(shipmentStatusOf);
  return SHIPMENT_STATUSES.some((status) => known.includes(status))
    ? ofPackages
    : [...ofPackages, ofShipment];
}

export type ShipmentTone = 'danger' | 'warning' | 'success' | 'neutral';

/** Cancelled and exceptions are problems, delivered is done, other statuses are in transit. */
export function shipmentTone(shown: ShownShipmentStatus): ShipmentTone {
  if (shown?.kind !== 'known') return 'neutral';
  if (shown.status === 'shipmentCancelled' || shown.status === 'shipmentExceptions') return 'danger';
  if (shown.status === 'notFound') return 'warning';
  return shown.status === 'delivered' ? 'success' : 'neutral';
}
