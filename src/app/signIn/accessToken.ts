import { isObject } from '#domain/byKey.ts';
import type { SignInProblem } from '#store/people/sessionSlice.ts';

/**
 * Returns the payload of a JWT, or null if the string is not a JWT. Does not check the signature, because the
 * platform does so.
 */
export function jwtPayload(token: string): Record<string, unknown> | null {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '')) return null;
  try {
    const bytes = Uint8Array.from(atob((parts[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(payload) ? payload : null;
  } catch {
    return null;
  }
}

/**
 * S5.53: an access token has three parts and a sub claim. Returns `missingAuth` if there is no token,
 * `invalidToken` for any other flaw, and null for a correct token.
 */
export function accessTokenProblem(token: string | null | undefined): SignInProblem | null {
  if (!token) return 'missingAuth';
  const sub = jwtPayload(token)?.sub;
  return typeof sub === 'string' && sub !== '' ? null : 'invalidToken';
}
