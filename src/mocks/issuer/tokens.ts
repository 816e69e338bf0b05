import type { Person } from '../people.ts';
import { type Claims, signJwt, verifyJwt } from './jwt.ts';

/** The issuer's state between two requests, by key: the signed-in person, and the refresh tokens. */
export interface IssuerStore {
  read(key: string): string | null;
  /** null forgets. */
  write(key: string, value: string | null): void;
}

export function createMemoryStore(): IssuerStore {
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
  /** Epoch ms. */
  now: () => number;
  /** Seconds an access token lives. */
  lifetimeS: number;
  store: IssuerStore;
}

export interface TokenRequest {
  person: Person;
  clientId: string;
  scope: string;
  nonce: string | null;
  /** The chain of refresh tokens that this one continues; null starts a new one. */
  family: string | null;
  /** When the person signed in, in epoch seconds: the same in every token of a chain, or it is no renewal. */
  authTime: number;
}

const REFRESH_LIFETIME_S = 8 * 3600;

/** An access token for the platform's services. `lifetimeS` may be negative for one that has expired. */
export function signAccessToken(
  issuer: Issuer,
  person: Person,
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

/** The next token of a chain; the store holds the newest one. */
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

/** The response of the token endpoint. A refresh token comes only with `offline_access`. */
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

/** The claims of a refresh token that is the newest of its chain; using an older one ends the whole chain. */
export async function redeemRefreshToken(issuer: Issuer, token: string): Promise<Claims | null> {
  const claims = await verifyJwt(token, issuer.now());
  if (claims?.use !== 'refresh') return null;
  const key = `refresh/${String(claims.family)}`;
  if (issuer.store.read(key) === claims.jti) return claims;
  issuer.store.write(key, null);
  return null;
}
