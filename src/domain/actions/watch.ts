import type { Failure } from '#domain/failure.ts';
import { URL_MAX_LENGTH } from '#domain/limits.ts';
import { fullUrl } from '#domain/links/longUrl.ts';
import { SPLIT } from '#domain/links/paths.ts';
import { sameValues } from '#domain/sameValues.ts';

/** S4.44: the kinds of emails that a user can subscribe to, each with the event that triggers it. */
export const WATCH_OPTIONS = [
  { id: 'productionAccepted', eventType: 'productionAccepted' },
  { id: 'itemRejected', eventType: 'fulfillerRejected' },
  { id: 'itemShipped', eventType: 'fulfillment' },
  { id: 'cancellationResponse', eventType: 'cancellationResponse' },
  { id: 'nothingCancelled', eventType: 'nothingCancelled' },
] as const;
export type WatchOptionId = (typeof WATCH_OPTIONS)[number]['id'];

/** One of the user's subscriptions on an order; the console adds one for each watch option (S3.47). */
export interface Subscription {
  id: string;
  /** The event types in its filters; empty for other kinds, such as text messages, which the console leaves alone. */
  eventTypes: string[];
}

/** The initial state of the dialog: the user's consent to emails, and the current subscriptions. */
export interface WatchState {
  isAuthorized: boolean;
  subscriptions: Subscription[];
}

/** The options that the subscriptions cover, in the dialog's order. */
export function watchedOptions(subscriptions: readonly Subscription[]): WatchOptionId[] {
  return WATCH_OPTIONS.filter(({ eventType }) =>
    subscriptions.some((subscription) => subscription.eventTypes.includes(eventType)),
  ).map(({ id }) => id);
}

/**
 * The event types to subscribe to and the IDs of the subscriptions to remove, so that exactly the selected
 * options are covered. A subscription with an unwanted event type is removed as a whole, and wanted options
 * that no other subscription covers are added.
 */
export function subscriptionChanges(
  subscriptions: readonly Subscription[],
  wanted: readonly WatchOptionId[],
): { add: string[]; removeIds: string[] } {
  const unwantedTypes = WATCH_OPTIONS.filter(({ id }) => !wanted.includes(id)).map(
    ({ eventType }) => eventType,
  );
  const isUnwanted = ({ eventTypes }: Subscription) =>
    eventTypes.some((type) => unwantedTypes.some((unwanted) => unwanted === type));
  const covered = watchedOptions(subscriptions.filter((subscription) => !isUnwanted(subscription)));
  const missing = WATCH_OPTIONS.filter(({ id }) => wanted.includes(id) && !covered.includes(id));
  return {
    add: missing.map(({ eventType }) => eventType),
    removeIds: subscriptions.filter(isUnwanted).map(({ id }) => id),
  };
}

/**
 * R403: the IDs of the subscriptions that a save has created more than once, because the browser has repeated a
 * request.
 */
export function repeatedSubscriptions(
  before: readonly Subscription[],
  after: readonly Subscription[],
): string[] {
  const added = after.filter(({ id }) => before.every((known) => known.id !== id));
  const isRepeated = ({ eventTypes }: Subscription, index: number) =>
    added.slice(0, index).some((earlier) => sameValues(earlier.eventTypes, eventTypes));
  return added.filter(isRepeated).map(({ id }) => id);
}

/**
 * S4.54: the URL of the authorization page, which appends RETURN_FLAG to the console's return URL. That one is
 * `dialogUrl`, the URL of the dialog, without a search that is too long for a query (R385).
 */
export function authorizationUrl(page: string, dialogUrl: string): string {
  const url = new URL(page);
  const returnUrl = new URL(fullUrl(dialogUrl));
  if (returnUrl.href.length > URL_MAX_LENGTH) returnUrl.searchParams.delete(SPLIT);
  url.searchParams.set('returnUrl', returnUrl.href);
  return url.href;
}

export const RETURN_FLAG = 'subscriptionAuth';
export const RETURN_FLAG_VALUE = 'returned';

/** S4.56: the reasons why the console cannot set up emails; each has a text in `actions:watch.refused`. */
export type WatchRefusal = 'missingAuth' | 'invalidToken' | 'backend' | 'cancel';

/** The reason to show for a failed call to the subscription service. */
export function watchRefusal({ reason, status }: Failure): Exclude<WatchRefusal, 'cancel'> {
  if (reason === 'signedOut') return 'missingAuth';
  return status === 401 ? 'invalidToken' : 'backend';
}
