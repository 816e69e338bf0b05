import {
  InMemoryWebStorage,
  type User,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { SIGN_IN_CALLBACK_PATH, SILENT_RENEWAL_PATH } from '#domain/links/paths.ts';
import type { Configuration } from '../configuration.ts';
import { idTokenProblem } from './idTokenClaims.ts';
import { SignInRejectedError } from './signInRejectedError.ts';

/** The timeout in seconds for an issuer that does not respond. */
const REQUEST_TIMEOUT_S = 30;
const SILENT_TIMEOUT_S = 15;

/** The errors with which an issuer reports that it would have to prompt the user, despite `prompt=none`. */
export const PROMPT_REQUIRED_ERRORS: readonly (string | null)[] = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

function settingsOf({ oidc }: Configuration, origin: string): UserManagerSettings {
  return {
    authority: oidc.authority,
    client_id: oidc.clientId,
    scope: oidc.scope,
    redirect_uri: `${origin}${SIGN_IN_CALLBACK_PATH}`,
    silent_redirect_uri: `${origin}${SILENT_RENEWAL_PATH}`,
    post_logout_redirect_uri: `${origin}/`,
    automaticSilentRenew: false,
    requestTimeoutInSeconds: REQUEST_TIMEOUT_S,
    silentRequestTimeoutInSeconds: SILENT_TIMEOUT_S,
    ...(oidc.audience !== null && { extraQueryParams: { audience: oidc.audience } }),
  };
}

/** The claims that can name a user. Some issuers omit `name` from the ID token, because userinfo has it. */
const NAME_CLAIMS = ['name', 'preferred_username', 'email', 'upn', 'unique_name'];

/** Returns the user as the library serializes it, with a name if any claim has one (R551). */
export function serializeUser(user: User): string {
  const name = NAME_CLAIMS.map((claim) => user.profile[claim]).find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  );
  const profile = { ...user.profile, name };
  return Object.assign(user, { profile }).toStorageString();
}

/**
 * Wraps the identity library. `run` gives the library a user for one operation only and removes the user
 * afterwards, so that the library stores none.
 */
export function createOidcManager(configuration: Configuration, origin: string) {
  const stateStore = new WebStorageStateStore({ prefix: 'oidc.state.', store: sessionStorage });
  const settings = { ...settingsOf(configuration, origin), stateStore };
  const { clientId, authority } = configuration.oidc;

  return {
    run: async <T>(work: (manager: UserManager) => Promise<T>, user?: User): Promise<T> => {
      const userStore = new WebStorageStateStore({ store: new InMemoryWebStorage() });
      const manager = new UserManager({ ...settings, userStore });
      if (user) await manager.storeUser(user);
      try {
        return await work(manager);
      } finally {
        await manager.removeUser();
      }
    },

    /** Throws SignInRejectedError if the ID token must be rejected. */
    check: async (manager: UserManager, idToken: string | undefined, nonce: string | null): Promise<void> => {
      const issuer = (await manager.metadataService.getIssuer()) || authority;
      const problem = idTokenProblem(idToken, { issuer, clientId, nonce });
      if (problem !== null) throw new SignInRejectedError(problem);
    },

    /** Whether this tab started the sign-in that the URL completes. */
    isOwnSignIn: async (url: string): Promise<boolean> => {
      const state = new URL(url).searchParams.get('state');
      return state !== null && Boolean(await stateStore.get(state));
    },
  };
}

export type OidcManager = ReturnType<typeof createOidcManager>;
