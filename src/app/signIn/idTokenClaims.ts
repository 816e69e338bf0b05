import { jwtPayload } from './accessToken.ts';

export interface ExpectedClaims {
  issuer: string;
  clientId: string;
  /** The nonce of the request; null for a renewal by refresh token, which has no nonce. */
  nonce: string | null;
}

/**
 * Returns the reason to reject an ID token that the issuer has just sent, or null. The identity library does
 * not check iss, aud, exp and nonce (docs/decisions/0003-sign-in.md). Times are compared with `iat`, the
 * issuer's clock, because the computer's clock may be hours off. The nonce detects a token from an earlier
 * sign-in.
 */
export function idTokenProblem(token: string | undefined, expected: ExpectedClaims): string | null {
  const claims = token ? jwtPayload(token) : null;
  if (!claims) return 'The ID token cannot be read.';
  const audience = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (claims.iss !== expected.issuer) return 'The ID token comes from another issuer.';
  if (!audience.includes(expected.clientId)) return 'The ID token is for another client.';
  if (audience.length > 1 && claims.azp !== expected.clientId) return 'The ID token is for another client.';
  const { iat, exp } = claims;
  if (typeof iat !== 'number' || typeof exp !== 'number' || exp <= iat) return 'The ID token has expired.';
  if (expected.nonce !== null && claims.nonce !== expected.nonce)
    return 'The ID token answers another sign-in.';
  return null;
}

/**
 * The claims that a renewed ID token must repeat unchanged or omit (OpenID Connect Core 12.2).
 * `idTokenProblem` checks the audience.
 */
const REPEATED = ['iss', 'sub', 'azp', 'auth_time'] as const;

/**
 * Returns the reason to reject the ID token from a renewal because it does not match the one from the
 * sign-in. Returns null if it matches, or if one of the two cannot be read.
 */
export function renewedIdTokenProblem(token: string, earlier: string | undefined): string | null {
  const before = earlier ? jwtPayload(earlier) : null;
  const claims = jwtPayload(token);
  if (!before || !claims) return null;
  const isSame = REPEATED.every((name) => claims[name] === undefined || claims[name] === before[name]);
  return isSame && claims.sub === before.sub ? null : 'The ID token of the renewal is for another sign-in.';
}
