import { isWebUrl, parseUrl } from '#domain/links/links.ts';
import { PEOPLE, type PersonName, personOf, type SimulatedPerson } from '../people.ts';
import { signJwt } from './jwt.ts';
import type { Issuer } from './tokens.ts';

/** A person's entry on the sign-in page. */
export interface PersonChoice {
  /** The person's key in PEOPLE. */
  name: string;
  person: SimulatedPerson;
  href: string;
}

/**
 * The result of an authorize request. `sub` identifies the person who is then signed in at the issuer. It is
 * null if nobody is.
 */
export type Authorization =
  | { kind: 'redirect'; location: string; sub: string | null }
  | { kind: 'pick'; people: readonly PersonChoice[]; cancelHref: string }
  | { kind: 'refuse'; message: string };

const CODE_LIFETIME_S = 60;
/** The query parameter for the choice on the sign-in page. Its value is a key of PEOPLE, or `cancel`. */
const CHOICE = 'person';

function back(params: URLSearchParams, response: Readonly<Record<string, string>>): string {
  const location = new URL(params.get('redirect_uri') ?? '');
  const all = { ...response, ...(params.has('state') && { state: params.get('state') ?? '' }) };
  for (const [name, value] of Object.entries(all)) location.searchParams.set(name, value);
  return location.href;
}

/** The URL of the same page with this parameter. */
export function withParameter(page: URL, name: string, value: string): string {
  const url = new URL(page);
  url.searchParams.set(name, value);
  return url.href;
}

/** The error message for a request that cannot be redirected back to the client, or null if it can. */
function whyRefused(params: URLSearchParams): string | null {
  const target = parseUrl(params.get('redirect_uri') ?? '');
  if (!target || !isWebUrl(target)) return 'redirect_uri is missing or not a web address.';
  return params.get('client_id') ? null : 'client_id is missing.';
}

function flaw(params: URLSearchParams): Record<string, string> | null {
  if (params.get('response_type') !== 'code') return { error: 'unsupported_response_type' };
  if (params.get('code_challenge_method') !== 'S256' || !params.get('code_challenge')) {
    return { error: 'invalid_request', error_description: 'PKCE with S256 is required.' };
  }
  return null;
}

/**
 * Creates the authorization code. The code is a signed token, so that it stays valid after the page that
 * created it is closed.
 */
async function makeCode(issuer: Issuer, params: URLSearchParams, sub: string): Promise<string> {
  return signJwt({
    use: 'code',
    sub,
    client_id: params.get('client_id'),
    redirect_uri: params.get('redirect_uri'),
    code_challenge: params.get('code_challenge'),
    nonce: params.get('nonce'),
    scope: params.get('scope') ?? 'openid',
    jti: crypto.randomUUID(),
    exp: Math.floor(issuer.now() / 1000) + CODE_LIFETIME_S,
  });
}

/** The sub of the person who was selected or is signed in; null if a person must be selected first. */
function whoIs(params: URLSearchParams, session: string | null): string | null {
  const choice = params.get(CHOICE);
  if (choice && choice in PEOPLE) return PEOPLE[choice as PersonName].sub;
  const asks = ['login', 'select_account'].includes(params.get('prompt') ?? '');
  return session !== null && personOf(session) && !asks ? session : null;
}

/**
 * Handles an authorize request, both on the server and in the browser. `session` is the sub of the person who
 * is signed in at the issuer, or null.
 */
export async function authorize(
  issuer: Issuer,
  request: URL,
  session: string | null,
): Promise<Authorization> {
  const params = request.searchParams;
  const message = whyRefused(params);
  if (message !== null) return { kind: 'refuse', message };
  const wrong = flaw(params);
  if (wrong) return { kind: 'redirect', location: back(params, wrong), sub: session };
  if (params.get(CHOICE) === 'cancel') {
    return { kind: 'redirect', location: back(params, { error: 'access_denied' }), sub: session };
  }
  const sub = whoIs(params, session);
  if (sub !== null) {
    const code = await makeCode(issuer, params, sub);
    return { kind: 'redirect', location: back(params, { code }), sub };
  }
  if (params.get('prompt') === 'none') {
    return { kind: 'redirect', location: back(params, { error: 'login_required' }), sub: null };
  }
  const people = Object.entries(PEOPLE).map(([name, person]) => ({
    name,
    person,
    href: withParameter(request, CHOICE, name),
  }));
  return { kind: 'pick', people, cancelHref: withParameter(request, CHOICE, 'cancel') };
}

/** The URL to open after signing out, or null if the request names no valid one. */
export function endSessionLocation(request: URL): string | null {
  const target = parseUrl(request.searchParams.get('post_logout_redirect_uri') ?? '');
  if (!target || !isWebUrl(target)) return null;
  const state = request.searchParams.get('state');
  if (state !== null) target.searchParams.set('state', state);
  return target.href;
}
