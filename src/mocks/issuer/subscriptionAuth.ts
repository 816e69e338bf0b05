import { parseUrl } from '#domain/links.ts';

/**
 * The page on which a person agrees to be sent e-mails (S4.54). It lives beside the issuer, because both need to
 * know who is signed in: `{issuer}/subscription_auth?returnUrl=`.
 */
export type SubscriptionAuth =
  | { kind: 'ask'; allowHref: string; cancelHref: string }
  | { kind: 'return'; location: string; isAllowed: boolean }
  | { kind: 'refuse'; message: string };

const CHOICE = 'choice';

function choose(request: URL, choice: string): string {
  const url = new URL(request);
  url.searchParams.set(CHOICE, choice);
  return url.href;
}

/** `session` is who is signed in at the issuer. Both ways back carry the return flag; the console asks again who agreed. */
export function authorizeSubscription(request: URL, session: string | null): SubscriptionAuth {
  const target = parseUrl(request.searchParams.get('returnUrl') ?? '');
  if (target?.protocol !== 'http:' && target?.protocol !== 'https:') {
    return { kind: 'refuse', message: 'returnUrl is missing or not a web address.' };
  }
  if (session === null) return { kind: 'refuse', message: 'Nobody is signed in.' };
  const choice = request.searchParams.get(CHOICE);
  if (choice === null) {
    return { kind: 'ask', allowHref: choose(request, 'allow'), cancelHref: choose(request, 'cancel') };
  }
  target.searchParams.set('subscriptionAuth', 'returned');
  return { kind: 'return', location: target.href, isAllowed: choice === 'allow' };
}

/** Where the documentStore keeps that a person has agreed. */
export function subscriberKey(sub: string): string {
  return `subscribers/${sub}`;
}
