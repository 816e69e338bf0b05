/** What a redirect asks for (S3.45): where each item goes, by the links of both. */
export interface RedirectRequest {
  /** Waits until the present fulfiller has accepted the cancellation (S4.50). */
  waitForFulfiller: boolean;
  redirects: readonly { fulfillableItemHref: string; fulfillmentConfigurationHref: string }[];
}
