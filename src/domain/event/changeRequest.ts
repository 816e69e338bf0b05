import type { Address } from '#domain/address/address.ts';
import { type ByKey, entriesOf } from '#domain/byKey.ts';
import type { Item } from '#domain/item/item.ts';
import { type Link, linksOf } from '#domain/links/links.ts';
import { isSameId } from '#domain/sameId.ts';
import { CHANGE_REQUEST_TYPES, type ChangeRequestType } from '#domain/search/searchCriteria.ts';

export function isChangeRequestType(name: string): name is ChangeRequestType {
  return CHANGE_REQUEST_TYPES.some((type) => type === name);
}

/** The states of a change request that have a display name; the console shows others by their raw names. */
export const CHANGE_REQUEST_STATES = [
  'accepted',
  'rejected',
  'preparing',
  'received',
  'transferred',
  'pending',
  'cancelled',
] as const;
export type ChangeRequestState = (typeof CHANGE_REQUEST_STATES)[number];

export function isChangeRequestState(name: string): name is ChangeRequestState {
  return CHANGE_REQUEST_STATES.some((state) => state === name);
}

export interface ChangeRequestData {
  destinationAddress: Address | null;
  /** Wall-clock time at the destination without a time zone, or null. */
  localPromisedArrivalDate: string | null;
  /** In the requested data, the value null removes a constraint (R374). */
  deliveryConstraints: { name: string; value: string | null }[];
  documentReferenceUrl: string;
  /** The URLs of the address and pickup point, or null. Only the requested data has these links. */
  deliveryRequestHref: string | null;
  pickupPointHref: string | null;
}

/** A merchant's or customer's request to change an item after the order was placed (S3.38). */
export interface ChangeRequest {
  changeRequestId: string;
  /** Raw name; known ones are CHANGE_REQUEST_TYPES. */
  changeType: string;
  changeFrom: string;
  /** Raw name; known ones are CHANGE_REQUEST_STATES. */
  state: string;
  /** The states of single items, by item ID. An item without an entry has the state of the request. */
  itemStates: ByKey<string>;
  /** UTC instants, or null. */
  createdAt: string | null;
  modifiedAt: string | null;
  createdOnBehalfOf: string;
  requested: ChangeRequestData;
  previous: ChangeRequestData;
  preferredOrder: Link | null;
  itemIds: string[];
  /** The raw request, which the console shows if it cannot load the details (S8.24). */
  document: unknown;
}

export function hasChangeRequests({ links }: Item): boolean {
  return linksOf(links, 'changeRequests').length > 0;
}

export interface PickupPoint {
  address: Address;
  url: string;
}

/** The documents that a delivery change links to, or the link of a delivery request without an address (S8.26). */
export type ChangeRequestDetails =
  | { state: 'loaded'; address: Address | null; pickupPoint: PickupPoint | null }
  | { state: 'missingAddress'; href: string };

/** The details of a request that links to no documents. */
export const NO_DETAILS: ChangeRequestDetails = { state: 'loaded', address: null, pickupPoint: null };

export interface DetailedChangeRequest {
  request: ChangeRequest;
  details: ChangeRequestDetails;
}

/** R374: whether the request contains a value that the console can show. */
export function hasRequestedValues({ request, details }: DetailedChangeRequest): boolean {
  const { requested } = request;
  return (
    requestedAddress({ request, details }) !== null ||
    (details.state === 'loaded' && details.pickupPoint !== null) ||
    Boolean(requested.localPromisedArrivalDate || requested.documentReferenceUrl) ||
    requested.deliveryConstraints.length > 0
  );
}

/** S4.28: the item's own state takes precedence over the request's. */
export function changeRequestState(request: ChangeRequest, itemId: string): string {
  return entriesOf(request.itemStates).find(([id]) => isSameId(id, itemId))?.[1] || request.state;
}

export type ChangeRequestTone = 'success' | 'danger' | 'warning' | 'primary';

/** S4.27: accepted is green, rejected red, preparing yellow, and any other state has the primary color. */
export function changeRequestTone(state: string): ChangeRequestTone {
  if (state === 'accepted') return 'success';
  if (state === 'rejected') return 'danger';
  return state === 'preparing' ? 'warning' : 'primary';
}

/** S4.29: whether the request was accepted or rejected for the item. */
export function hasResponse(request: ChangeRequest, itemId: string): boolean {
  const state = changeRequestState(request, itemId);
  return state === 'accepted' || state === 'rejected';
}

/** S4.29: the date of the response; null if there is no response or its date is unknown. */
export function responseDate(request: ChangeRequest, itemId: string): string | null {
  return hasResponse(request, itemId) ? request.modifiedAt : null;
}

interface RequestedAddress {
  address: Address;
  /** Whether the address comes from the delivery request, which does not have all fields of an address. */
  isShort: boolean;
}

/**
 * R118: replaces the fields that a delivery request does not have with those of `other`
 * (docs/platform/change-request-router.md).
 */
export function withMissingFieldsOf(address: Address, other: Address): Address {
  const { company, phoneExt, email, doorCode, isPOBox, isResidential } = other;
  return { ...address, company, phoneExt, email, doorCode, isPOBox, isResidential };
}

/**
 * R118: the address in the delivery request, completed by the change request. Without a delivery request, the
 * address in the change request; null if there is none.
 */
export function requestedAddress({ request, details }: DetailedChangeRequest): RequestedAddress | null {
  const own = request.requested.destinationAddress;
  const linked = details.state === 'loaded' ? details.address : null;
  if (linked === null) return own && { address: own, isShort: false };
  return { address: own ? withMissingFieldsOf(linked, own) : linked, isShort: own === null };
}
