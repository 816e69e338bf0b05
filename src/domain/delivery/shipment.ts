import type { Failure } from '#domain/failure.ts';
import type { Item, ShipmentReference } from '#domain/item/item.ts';
import { linksOf } from '#domain/links/links.ts';
import { isSameId } from '#domain/sameId.ts';
import {
  decisiveStatuses,
  type ShownShipmentStatus,
  shownShipmentStatus,
  statusRank,
} from './shipmentStatus.ts';

/** Edge lengths of a package, in the unit that the platform provides. */
export interface Dimensions {
  x: number;
  y: number;
  z: number;
  unit: string;
}

export interface Weight {
  value: number;
  unit: string;
}

/** A parcel (S3.37). Items are identified by their short IDs. */
export interface Package {
  trackingId: string;
  trackingUrl: string;
  /** Raw name from the shipping system. */
  trackingStatus: string;
  dimensions: Dimensions | null;
  weight: Weight | null;
  items: { itemId: string; quantity: number | null }[];
}

/** A carrier's service (S3.46). Items and shipments contain only its key, such as 'recs:ups-ground'. */
export interface CarrierService {
  key: string;
  name: string;
}

export interface Shipment {
  shipmentId: string;
  /** Raw name from the shipping system. */
  status: string;
  /** UTC instants, or null. */
  shipmentCreationDateTime: string | null;
  packedDateTime: string | null;
  carrierServiceKey: string;
  recipient: string;
  items: { itemId: string; quantity: number | null }[];
  packages: Package[];
  /** Set if the item only refers to the shipment, so that its packages are unknown. */
  isReference?: true;
}

/** The linked shipments of an item, as far as they have arrived (R438). */
export interface ItemShipments {
  shipments: Shipment[];
  /** An entry for each shipment that could not be loaded (S8.18). */
  failures: { href: string; failure: Failure }[];
  isLoading: boolean;
  /** The number of links. */
  count: number;
}

/** The links to the item's shipments, each once. */
export function shipmentHrefs({ links }: Pick<Item, 'links'>): string[] {
  return [...new Set(linksOf(links, 'shipments').map(({ href }) => href))];
}

/** The raw statuses that determine the status of a shipment. */
function shipmentStatuses({ packages, status }: Shipment): readonly string[] {
  return decisiveStatuses(
    packages.map((parcel) => parcel.trackingStatus),
    status,
  );
}

/**
 * The combined status of the shipment's packages and, if they are inconclusive, of the shipment itself
 * (S4.23).
 */
export function shipmentStatus(shipment: Shipment): ShownShipmentStatus {
  return shownShipmentStatus(shipmentStatuses(shipment));
}

/** Converts a reference to a shipment with only an ID, a date and a carrier service. */
function shipmentOfReference({
  shipmentId,
  shipmentCreationDateTime,
  carrierServiceKey,
}: ShipmentReference): Shipment {
  return {
    shipmentId,
    status: '',
    shipmentCreationDateTime,
    packedDateTime: null,
    carrierServiceKey,
    recipient: '',
    items: [],
    packages: [],
    isReference: true,
  };
}

/**
 * R341: the loaded shipments, each once, followed by those that the item only refers to, because they have no link or
 * could not be loaded. A reference without an ID can be any of the loaded shipments.
 */
export function withReferences(
  loaded: readonly Shipment[],
  references: readonly ShipmentReference[],
): Shipment[] {
  const named = [
    ...loaded,
    ...references.filter(({ shipmentId }) => shipmentId !== '').map(shipmentOfReference),
  ];
  const unnamed = references.filter(({ shipmentId }) => shipmentId === '' && loaded.length === 0);
  const distinct = named.filter(
    ({ shipmentId }, index) => index === named.findIndex((one) => isSameId(one.shipmentId, shipmentId)),
  );
  return [...distinct, ...unnamed.map(shipmentOfReference)];
}

/**
 * The number of the item's pieces in the shipment, which may list the item several times; null if it does not
 * list the item, or if a quantity is unknown.
 */
export function shippedQuantity({ items }: Shipment, itemId: string): number | null {
  const quantities = items.filter((item) => isSameId(item.itemId, itemId)).map(({ quantity }) => quantity);
  if (quantities.length === 0 || quantities.includes(null)) return null;
  return quantities.reduce<number>((sum, quantity) => sum + (quantity ?? 0), 0);
}

/** A row of the shipments table: a package with its shipment, or a shipment without packages. */
export interface PackageRow {
  shipment: Shipment;
  parcel: Package | null;
  /** Whether this is the shipment's first row; in its other rows, the shipment's columns are empty. */
  isFirst: boolean;
}

export function packageRows(shipments: readonly Shipment[]): PackageRow[] {
  return shipments.flatMap((shipment): PackageRow[] => {
    if (shipment.packages.length === 0) return [{ shipment, parcel: null, isFirst: true }];
    return shipment.packages.map((parcel, index) => ({ shipment, parcel, isFirst: index === 0 }));
  });
}

/** R370: the package's own status if the shipment has several packages, otherwise that of the shipment. */
export function rowStatus({ shipment, parcel }: PackageRow): ShownShipmentStatus {
  return parcel && shipment.packages.length > 1
    ? shownShipmentStatus([parcel.trackingStatus])
    : shipmentStatus(shipment);
}

/**
 * R479: the shipment without the packages that certainly do not contain the item. If none is known to contain
 * it, the contents are not reliable, and all packages stay.
 */
export function shipmentOfItem(
  shipment: Shipment,
  { itemId, shortItemId }: Pick<Item, 'itemId' | 'shortItemId'>,
): Shipment {
  const contains = ({ items }: Package) =>
    items.some((packed) => isSameId(packed.itemId, shortItemId) || isSameId(packed.itemId, itemId));
  if (!shipment.packages.some(contains)) return shipment;
  const packages = shipment.packages.filter((parcel) => parcel.items.length === 0 || contains(parcel));
  return { ...shipment, packages };
}

/** S4.23: the combined status of an item's shipments; null if it is unknown. */
export function itemShipmentStatus(shipments: readonly Shipment[]): ShownShipmentStatus {
  return shownShipmentStatus(shipments.flatMap(shipmentStatuses));
}

/** The packages with a tracking ID. R474: the package that determines the combined status comes first. */
export function trackedPackages(shipments: readonly Shipment[]): Package[] {
  return packageRows(shipments)
    .sort((a, b) => statusRank(rowStatus(a)) - statusRank(rowStatus(b)))
    .flatMap(({ parcel }) => (parcel && parcel.trackingId !== '' ? [parcel] : []));
}
