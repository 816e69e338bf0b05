/** The body of a redirect request (S3.45): each item with its new configuration, both as links. */
export interface RedirectRequest {
  /** Whether the platform waits until the current fulfiller has accepted the cancellation (S4.50). */
  waitForFulfiller: boolean;
  redirects: readonly { fulfillableItemHref: string; fulfillmentConfigurationHref: string }[];
}
