import type { Call } from './call.ts';

export interface TokenProvider {
  access(): Promise<string>;
  /** The ID token, which only the product's own backend receives; '' if there is none. */
  identity(): string;
  /**
   * Resolves with an access token newer than `stale`; all callers share one renewal. Rejects with
   * RenewalUnavailableError if the token cannot be renewed now, or with another error if the user has to
   * sign in again.
   */
  renew(stale: string): Promise<string>;
}

/**
 * The token could not be renewed for now, for example because the issuer did not respond. A later renewal may
 * succeed.
 */
export class RenewalUnavailableError extends Error {
  override name = 'RenewalUnavailableError';
}

/** The access token of one call, for all its tries. */
export interface CallToken {
  /** Resolves with the token for the next try. Rejects if it cannot be obtained. */
  next(): Promise<string>;
  /**
   * Replaces the token after a 401. Resolves with whether the call can be repeated. Rejects if the renewal
   * fails.
   */
  replace(): Promise<boolean>;
}

/**
 * Each try takes the current token when it is sent (R405). A call that keeps its token takes it before it waits
 * for a slot, because after a sign-out only the next call still has one.
 */
export async function openCallToken(call: Call<unknown>, tokens: TokenProvider): Promise<CallToken> {
  let token = call.keepsToken ? await tokens.access() : '';
  let refusals = 0;
  return {
    next: async () => {
      if (!call.isPublic && !(call.keepsToken && token)) token = await tokens.access();
      return token;
    },
    replace: async () => {
      const refused = token;
      refusals += 1;
      token = await (refusals === 1 ? tokens.renew(refused) : tokens.access());
      // R521: after the second 401, only a token that another renewal has brought is tried.
      return refusals === 1 || (refusals === 2 && token !== refused);
    },
  };
}
