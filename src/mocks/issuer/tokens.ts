import type { SimulatedPerson } from '../people.ts';
import { type Claims, signJwt, verifyJwt } from './jwt.ts';

/**
 * The issuer's state between requests: the signed-in person, the used codes, and the newest refresh token of
 * each chain.
 */
export interface IssuerStore {
  read(key: string): string | null;
  /** Null removes the value. */
  write(key: string, value: string | null): void;
}

export function createMemoryIssuerStore(): IssuerStore {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      if (value === null) values.delete(key);
      else values.set(key, value);
    },
  };
}

export interface Issuer {
  issuerUrl: string;
  /** Returns epoch ms. */
  now: () => number;
  /** Lifetime of an access token in seconds. */
  lifetimeS: number;
  store: IssuerStore;
}

export interface TokenRequest {
  person: SimulatedPerson;
  clientId: string;
  scope: string;
  nonce: string | null;
  /** The ID of the chain of refresh tokens to continue. If null, a new chain starts. */
  family: string | null;
  /**
   * The time of the sign-in in epoch seconds. It must be the same for all tokens of a chain, or clients
   * reject the renewal.
   */
  authTime: number;
}

const REFRESH_LIFETIME_S = 8 * 3600;

/**
 * Creates an access token for the platform's services. If the issuer's `lifetimeS` is negative, the token
 * has already expired.
 */
export function signAccessToken(
  issuer: Issuer,
  person: SimulatedPerson,
  clientId: string,
  scope: string,
): Promise<string> {
  const now = issuer.now();
  return signJwt({
    iss: issuer.issuerUrl,
    sub: person.sub,
    aud: 'platform',
    client_id: clientId,
    scope,
    iat: Math.floor(now / 1000),
    issuedAtMs: now,
    exp: Math.floor(now / 1000) + issuer.lifetimeS,
    jti: crypto.randomUUID(),
    use: 'access',
  });
}

function signIdToken(issuer: Issuer, request: TokenRequest): Promise<string> {
  const seconds = Math.floor(issuer.now() / 1000);
  const { person, clientId, nonce, authTime } = request;
  return signJwt({
    iss: issuer.issuerUrl,
    aud: clientId,
    sub: person.sub,
    name: person.name,
    email: person.email,
    iat: seconds,
    auth_time: authTime,
    exp: seconds + issuer.lifetimeS,
    ...(nonce !== null && { nonce }),
  });
}

function signRefreshToken(issuer: Issuer, request: TokenRequest): Promise<string> {
  const family = request.family ?? crypto.randomUUID();
  const id = crypto.randomUUID();
  issuer.store.write(`refresh/${family}`, id);
  return signJwt({
    use: 'refresh',
    sub: request.person.sub,
    client_id: request.clientId,
    scope: request.scope,
    family,
    auth_time: request.authTime,
    jti: id,
    exp: Math.floor(issuer.now() / 1000) + REFRESH_LIFETIME_S,
  });
}

/**
 * Creates the response of the token endpoint. It contains a refresh token only for the scope
 * `offline_access`.
 */
export async function issueTokens(issuer: Issuer, request: TokenRequest): Promise<Record<string, unknown>> {
  const { person, clientId, scope } = request;
  const isOffline = scope.split(' ').includes('offline_access');
  return {
    access_token: await signAccessToken(issuer, person, clientId, scope),
    id_token: await signIdToken(issuer, request),
    token_type: 'Bearer',
    expires_in: issuer.lifetimeS,
    scope,
    ...(isOffline && { refresh_token: await signRefreshToken(issuer, request) }),
  };
}

/**
 * Returns the claims of a refresh token if it is the newest of its chain, otherwise null. Using an older one
 * ends the whole chain.
 */
export async function redeemRefreshToken(issuer: Issuer, token: string): Promise<Claims | null> {
  const claims = await verifyJwt(token, issuer.now());
  if (claims?.use !== 'refresh') return null;
  const key = `refresh/${String(claims.family)}`;
  if (issuer.store.read(key) === claims.jti) return claims;
  issuer.store.write(key, null);
  return null;
}
