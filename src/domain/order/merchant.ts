import { isSameId } from '#domain/sameId.ts';
export interface Contact {
  phone: string;
  email: string;
}

/** A merchant (S3.32). `displayName` is the ID if the merchant has no name. */
export interface Merchant {
  merchantId: string;
  displayName: string;
}

export interface MerchantDetails extends Merchant {
  defaultOrderSupportContact: Contact | null;
  defaultTechSupportContact: Contact | null;
}

/** A fulfiller in lists (S3.46). Items and filters refer to it by `fulfillerId`. */
export interface Fulfiller {
  fulfillerId: string;
  internalFulfillerId: string;
  name: string;
}

/**
 * R417: the ID that the platform's services accept for the fulfiller with either of its IDs, in the spelling of
 * the list.
 */
export function publicFulfillerId(id: string, known: readonly Fulfiller[]): string {
  if (id === '') return id;
  const isOf = ({ internalFulfillerId, fulfillerId }: Fulfiller) =>
    isSameId(internalFulfillerId, id) || isSameId(fulfillerId, id);
  return known.find(isOf)?.fulfillerId ?? id;
}
