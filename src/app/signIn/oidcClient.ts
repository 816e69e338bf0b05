import { ErrorResponse } from 'oidc-client-ts';
import { SEARCH_PATH } from '#domain/links/paths.ts';
import { safeReturnPath } from '#domain/links/returnPath.ts';
import type { Configuration } from '../configuration.ts';
import { createOidcManager, type OidcManager, PROMPT_REQUIRED_ERRORS, serializeUser } from './oidcManager.ts';
import { renewUser } from './renewUser.ts';

export interface SignInRequest {
  returnPath: string;
  /** The browser's generation (userStorage.ts) when the sign-in begins. */
  generation: string;
  /** Whether the sign-in runs in a separate window, which then hands the session over to another tab. */
  isSignInWindow: boolean;
  /**
   * `none`: the issuer returns immediately if no user is signed in there. `login`: the issuer always asks for
   * the password. Null: the issuer decides.
   */
  prompt: 'none' | 'login' | null;
}

/** The state that the console sends with a sign-in, and that the issuer returns. */
interface SignInState extends Omit<SignInRequest, 'isSignInWindow'> {
  nonce: string;
  /**
   * The stored name of `isSignInWindow`. It must not change, because a sign-in may be in progress during an
   * update.
   */
  isAside: boolean;
}

/**
 * The result of a sign-in. `nobody`: a silent sign-in found no user. `cancel`: the issuer denied access, with
 * its reason or null. `foreign`: this tab did not start the sign-in.
 */
export type SignInResult = Pick<SignInRequest, 'returnPath' | 'isSignInWindow'> &
  (
    | { ended: 'signedIn'; user: string; generation: string }
    | { ended: 'cancel'; message: string | null }
    | { ended: 'nobody' | 'foreign' }
  );

function readState(value: unknown): Omit<SignInRequest, 'prompt'> & { nonce: string } {
  const { returnPath, nonce = '', generation = '', isAside = false } = (value ?? {}) as Partial<SignInState>;
  return { returnPath: safeReturnPath(returnPath), nonce, generation, isSignInWindow: isAside };
}

/** Whether the console asked the issuer without the user. The state of an earlier version does not contain it. */
function isSilent(state: unknown): boolean {
  const { prompt = 'none' } = (state ?? {}) as Partial<SignInState>;
  return prompt === 'none';
}

/**
 * Returns the result of a sign-in that found no user or was denied. Rethrows any other error. R549: a sign-in that
 * the user began has failed if the issuer still wants to prompt the user.
 */
function resultOfDenial(error: unknown): SignInResult {
  if (!(error instanceof ErrorResponse)) throw error;
  const { returnPath, isSignInWindow } = readState(error.state);
  if (isSilent(error.state) && PROMPT_REQUIRED_ERRORS.includes(error.error))
    return { returnPath, isSignInWindow, ended: 'nobody' };
  if (error.error === 'access_denied')
    return { returnPath, isSignInWindow, ended: 'cancel', message: error.error_description };
  throw error;
}

async function completed({ run, check, isOwnSignIn }: OidcManager, url: string): Promise<SignInResult> {
  if (!(await isOwnSignIn(url))) return { returnPath: SEARCH_PATH, isSignInWindow: false, ended: 'foreign' };
  return run(async (manager): Promise<SignInResult> => {
    const user = await manager.signinRedirectCallback(url);
    const { nonce, ...state } = readState(user.state);
    await check(manager, user.id_token, nonce);
    return { ...state, ended: 'signedIn', user: serializeUser(user) };
  }).catch(resultOfDenial);
}

/**
 * A small interface to the identity library. The console loads it only for a sign-in, a renewal or a
 * sign-out, so that a user with a session does not wait for it. Only userStorage.ts stores its results.
 */
export function createOidcClient(configuration: Configuration, origin: string) {
  const oidc = createOidcManager(configuration, origin);
  return {
    signIn: ({ isSignInWindow, ...request }: SignInRequest): Promise<void> => {
      const nonce = crypto.randomUUID();
      const { prompt } = request;
      const state: SignInState = { ...request, isAside: isSignInWindow, nonce };
      // R552: the person did not see the page that asks without the person, so Back must not lead to it.
      const method = prompt === 'none' && ({ redirectMethod: 'replace' } as const);
      return oidc.run((manager) =>
        manager.signinRedirect({ state, nonce, ...(prompt && { prompt }), ...method }),
      );
    },

    /** Completes a sign-in at the callback URL. Throws if the issuer fails or its ID token is rejected. */
    completeSignIn: (url: string): Promise<SignInResult> => completed(oidc, url),

    /** Renews the token of a user. Accepts and returns the user as the library serializes it. */
    renew: (user: string): Promise<string> => renewUser(oidc, user),

    /** Completes a renewal inside the hidden frame. */
    completeRenewal: (url: string): Promise<void> => oidc.run((manager) => manager.signinSilentCallback(url)),

    /** Redirects to the issuer's sign-out page. This tab has already deleted its tokens. */
    redirectToSignOut: (idToken: string): Promise<void> =>
      oidc.run((manager) => manager.signoutRedirect(idToken === '' ? {} : { id_token_hint: idToken })),
  };
}

export type OidcClient = ReturnType<typeof createOidcClient>;
