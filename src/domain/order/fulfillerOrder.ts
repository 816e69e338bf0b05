import type { Address } from '#domain/address/address.ts';
import type { Contact } from './merchant.ts';

/** A fulfillment group as its fulfiller sees it: as a separate order (S7.20). */
export interface FulfillerOrder {
  /** The group's short ID. */
  orderId: string;
  /** UTC instants, or null. */
  createdDate: string | null;
  promisedArrivalDate: string | null;
  merchantOrderId: string;
  /** The contact for the fulfiller's questions about the order. */
  support: Contact;
  destinationAddress: Address | null;
}
