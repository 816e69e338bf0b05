import { ErrorResponse, ErrorTimeout, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { RenewalUnavailable } from '#api/send.ts';
import { SIGN_IN_CALLBACK_PATH, SILENT_RENEWAL_PATH, safeReturnPath } from '#domain/paths.ts';
import type { Configuration } from '../configuration.ts';
import { idTokenProblem } from './idTokenClaims.ts';
import { SignInRefused } from './signInRefused.ts';

/** What travels with a sign-in and comes back with it. */
interface SignInState {
  returnPath: string;
  nonce: string;
}

/** How a sign-in came back: with a person, with nobody (a silent one), or called off. */
export interface SignInResult {
  returnPath: string;
  ended: 'signedIn' | 'nobody' | 'cancel';
}

/** What an issuer answers to `prompt=none` when it would have to ask. */
const NOBODY_THERE = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

/** What an issuer answers when it has trouble of its own: no verdict about the session. */
const ISSUER_TROUBLE = ['server_error', 'temporarily_unavailable'];

/** Whether a failed renewal means that the person has to sign in again; the rest may pass by itself. */
function isRefusal(error: unknown): boolean {
  if (error instanceof SignInRefused) return true;
  // Whoever may not be framed answers a hidden frame with silence.
  if (error instanceof ErrorTimeout) return error.message.startsWith('IFrame');
  return error instanceof ErrorResponse && !ISSUER_TROUBLE.includes(error.error ?? '');
}

function toState(value: unknown): SignInState {
  const { returnPath, nonce } = (value ?? {}) as Partial<SignInState>;
  return { returnPath: safeReturnPath(returnPath), nonce: nonce ?? '' };
}

/**
 * The identity library behind the few things the console asks of it. Loaded only when somebody signs in,
 * renews or signs out: whoever already has a session does not wait for it.
 */
export function createOidcClient({ oidc }: Configuration, origin: string) {
  const store = () => new WebStorageStateStore({ store: sessionStorage });
  const manager = new UserManager({
    authority: oidc.authority,
    client_id: oidc.clientId,
    scope: oidc.scope,
    redirect_uri: `${origin}${SIGN_IN_CALLBACK_PATH}`,
    silent_redirect_uri: `${origin}${SILENT_RENEWAL_PATH}`,
    post_logout_redirect_uri: `${origin}/`,
    userStore: store(),
    stateStore: store(),
    automaticSilentRenew: false,
    silentRequestTimeoutInSeconds: 15,
    ...(oidc.audience !== null && { extraQueryParams: { audience: oidc.audience } }),
  });

  async function checked(user: User | null, nonce: string | null): Promise<User> {
    const issuer = (await manager.metadataService.getIssuer()) || oidc.authority;
    const problem = idTokenProblem(
      user?.id_token,
      { issuer, clientId: oidc.clientId, nonce },
      Date.now() / 1000,
    );
    if (user && problem === null) return user;
    await manager.removeUser();
    throw new SignInRefused(problem ?? 'The sign-in returned nobody.');
  }

  return {
    /** Leaves for the sign-in page; `silently` comes straight back when nobody is signed in there. */
    signIn: (returnPath: string, silently: boolean): Promise<void> => {
      const nonce = crypto.randomUUID();
      const state: SignInState = { returnPath, nonce };
      return manager.signinRedirect({ state, nonce, ...(silently && { prompt: 'none' }) });
    },

    /** Finishes a sign-in at the callback address. Throws where the issuer or its token cannot be used. */
    completeSignIn: async (url: string): Promise<SignInResult> => {
      try {
        const user = await manager.signinRedirectCallback(url);
        const { returnPath, nonce } = toState(user.state);
        await checked(user, nonce);
        return { returnPath, ended: 'signedIn' };
      } catch (error) {
        if (!(error instanceof ErrorResponse)) throw error;
        const { returnPath } = toState(error.state);
        if (NOBODY_THERE.includes(error.error ?? '')) return { returnPath, ended: 'nobody' };
        if (error.error === 'access_denied') return { returnPath, ended: 'cancel' };
        throw error;
      }
    },

    /**
     * A newer token, by refresh token or a hidden frame. Rejects with SignInRefused when the person has to sign
     * in again, with RenewalUnavailable when the issuer could not be asked.
     */
    renew: async (): Promise<void> => {
      const usesFrame = !(await manager.getUser())?.refresh_token;
      const nonce = crypto.randomUUID();
      try {
        await checked(await manager.signinSilent({ nonce }), usesFrame ? nonce : null);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw isRefusal(error) ? new SignInRefused(message) : new RenewalUnavailable(message);
      }
    },

    /** The hidden frame's own half of a renewal. */
    completeRenewal: (url: string): Promise<void> => manager.signinSilentCallback(url),

    /** Leaves for the sign-out page; the tokens of this tab are gone already. */
    signOut: (idToken: string): Promise<void> =>
      manager.signoutRedirect(idToken === '' ? {} : { id_token_hint: idToken }),
  };
}

export type OidcClient = ReturnType<typeof createOidcClient>;
