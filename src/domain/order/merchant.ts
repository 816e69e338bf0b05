export interface Contact {
  phone: string;
  email: string;
}

/** A merchant (S3.32). `displayName` already falls back to the ID. */
export interface Merchant {
  merchantId: string;
  displayName: string;
}

export interface MerchantDetails extends Merchant {
  defaultOrderSupportContact: Contact | null;
  defaultTechSupportContact: Contact | null;
}

/** The fulfiller's name in lists (S3.46); items and filters contain the `fulfillerId`. */
export interface Fulfiller {
  fulfillerId: string;
  internalFulfillerId: string;
  name: string;
}
