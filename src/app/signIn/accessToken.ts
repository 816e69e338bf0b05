import type { SignInProblem } from '#store/people/sessionSlice.ts';

/**
 * The payload of a JWT, or null for a text that is not one. This does not check the signature, which the
 * platform verifies.
 */
export function jwtPayload(token: string): Record<string, unknown> | null {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '')) return null;
  try {
    const bytes = Uint8Array.from(atob((parts[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? { ...payload } : null;
  } catch {
    return null;
  }
}

/**
 * S5.53: an access token has three parts and a sub claim. A missing token is `missingAuth`; any other flaw is
 * `invalidToken`.
 */
export function accessTokenProblem(token: string | null | undefined): SignInProblem | null {
  if (!token) return 'missingAuth';
  const sub = jwtPayload(token)?.sub;
  return typeof sub === 'string' && sub !== '' ? null : 'invalidToken';
}
