export interface Contact {
  phone: string;
  email: string;
}

/** A merchant (S3.32). `displayName` already falls back to the id. */
export interface Merchant {
  merchantId: string;
  displayName: string;
}

export interface MerchantDetails extends Merchant {
  defaultOrderSupportContact: Contact | null;
  defaultTechSupportContact: Contact | null;
}

/** The fulfiller's name in lists (S3.46); `fulfillerId` is the one that items and filters carry. */
export interface Fulfiller {
  fulfillerId: string;
  internalFulfillerId: string;
  name: string;
}
