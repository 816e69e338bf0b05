import { isWebUrl, parseUrl } from '#domain/links/links.ts';
import { withParameter } from './authorize.ts';

/**
 * The result of a request to the page on which a person agrees to receive emails (S4.54). The page is at
 * `{issuer}/subscription_auth?returnUrl=`, because the issuer knows who is signed in.
 */
export type SubscriptionAuth =
  | { kind: 'ask'; allowHref: string; cancelHref: string }
  | { kind: 'return'; location: string; isAllowed: boolean }
  | { kind: 'refuse'; message: string };

const CHOICE = 'choice';

/**
 * Handles a request to the page on which a person agrees to receive emails. `session` is the sub of the
 * person who is signed in at the issuer, or null. The return URL does not contain the person's choice.
 */
export function authorizeSubscription(request: URL, session: string | null): SubscriptionAuth {
  const target = parseUrl(request.searchParams.get('returnUrl') ?? '');
  if (!target || !isWebUrl(target)) {
    return { kind: 'refuse', message: 'returnUrl is missing or not a web address.' };
  }
  if (session === null) return { kind: 'refuse', message: 'Nobody is signed in.' };
  const choice = request.searchParams.get(CHOICE);
  if (choice === null) {
    const choose = (value: string) => withParameter(request, CHOICE, value);
    return { kind: 'ask', allowHref: choose('allow'), cancelHref: choose('cancel') };
  }
  target.searchParams.set('subscriptionAuth', 'returned');
  return { kind: 'return', location: target.href, isAllowed: choice === 'allow' };
}

/** The key of a person's consent to emails in the document store. */
export function subscriberKey(sub: string): string {
  return `subscribers/${sub}`;
}
