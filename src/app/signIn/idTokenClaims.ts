import { jwtPayload } from './accessToken.ts';

/** Clocks of people and servers differ; more than this is not a clock any more. */
const CLOCK_TOLERANCE_S = 300;

export interface ExpectedClaims {
  issuer: string;
  clientId: string;
  nonce: string | null;
}

/**
 * What is wrong with an ID token, or null. The identity library leaves iss, aud, exp and nonce unchecked
 * (docs/decisions/0003-sign-in.md). `now` in epoch seconds.
 */
export function idTokenProblem(
  token: string | undefined,
  expected: ExpectedClaims,
  now: number,
): string | null {
  const claims = token ? jwtPayload(token) : null;
  if (!claims) return 'The ID token cannot be read.';
  const audience = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
  if (claims.iss !== expected.issuer) return 'The ID token comes from another issuer.';
  if (!audience.includes(expected.clientId)) return 'The ID token is for another client.';
  if (audience.length > 1 && claims.azp !== expected.clientId) return 'The ID token is for another client.';
  if (typeof claims.exp !== 'number' || claims.exp < now - CLOCK_TOLERANCE_S)
    return 'The ID token has expired.';
  if (expected.nonce !== null && claims.nonce !== expected.nonce)
    return 'The ID token answers another sign-in.';
  return null;
}
