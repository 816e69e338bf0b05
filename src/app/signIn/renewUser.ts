import { ErrorResponse, User } from 'oidc-client-ts';
import { RenewalUnavailableError } from '#api/http/callToken.ts';
import { renewedIdTokenProblem } from './idTokenClaims.ts';
import { type OidcManager, PROMPT_REQUIRED_ERRORS, serializeUser } from './oidcManager.ts';
import { SignInRejectedError } from './signInRejectedError.ts';

/**
 * After these errors, the user has to sign in again. All others, such as a 503 or no response, may be
 * temporary.
 */
const REFUSALS: readonly (string | null)[] = [
  ...PROMPT_REQUIRED_ERRORS,
  'invalid_grant',
  'access_denied',
  'invalid_client',
  'unauthorized_client',
];

/** The timeout in seconds of the frame after the issuer has refused the refresh token: a call waits for it. */
const SECOND_TRY_TIMEOUT_S = 5;

function isRefusal(error: unknown): boolean {
  return (
    error instanceof SignInRejectedError || (error instanceof ErrorResponse && REFUSALS.includes(error.error))
  );
}

function somebody(user: User | null): User {
  if (user) return user;
  throw new SignInRejectedError('The renewal returned nobody.');
}

/**
 * Renews by refresh token. If the response omits the ID token, the user keeps the previous one. Otherwise,
 * the new one is checked.
 */
function refresh({ run, check }: OidcManager, before: User, idToken: string | undefined): Promise<User> {
  return run(async (manager) => {
    const after = somebody(await manager.signinSilent());
    if (!after.id_token) return Object.assign(after, idToken && { id_token: idToken });
    await check(manager, after.id_token, null);
    const problem = renewedIdTokenProblem(after.id_token, idToken);
    if (problem !== null) throw new SignInRejectedError(problem);
    return after;
  }, before);
}

/** Renews in a hidden frame, where the issuer checks whether the user is still signed in. */
function askInFrame(
  { run, check }: OidcManager,
  before: User,
  params: { silentRequestTimeoutInSeconds?: number } = {},
): Promise<User> {
  const nonce = crypto.randomUUID();
  return run(async (manager) => {
    const after = somebody(await manager.signinSilent({ nonce, ...params }));
    await check(manager, after.id_token, nonce);
    return after;
  }, before);
}

/**
 * Renews by refresh token. R533: if the issuer refuses the token, renews in a hidden frame, because a page that
 * was loaded again during the last renewal has lost the next refresh token. If both fail, reports the refusal.
 */
async function refreshOrAsk(oidc: OidcManager, before: User): Promise<User> {
  const idToken = before.id_token;
  // Otherwise, the library would return the previous ID token as if the response included it.
  delete before.id_token;
  try {
    return await refresh(oidc, before, idToken);
  } catch (error) {
    if (!(error instanceof ErrorResponse && error.error === 'invalid_grant')) throw error;
    const withoutRefreshToken = Object.assign(before, { id_token: idToken, refresh_token: undefined });
    const params = { silentRequestTimeoutInSeconds: SECOND_TRY_TIMEOUT_S };
    return askInFrame(oidc, withoutRefreshToken, params).catch(() => {
      throw error;
    });
  }
}

/**
 * Renews the token of a user, by refresh token if the user has one and otherwise in a hidden frame. Accepts
 * and returns the user as the library serializes it. Rejects with SignInRejectedError if the user has to sign
 * in again, and with RenewalUnavailableError if the issuer fails.
 */
export async function renewUser(oidc: OidcManager, text: string): Promise<string> {
  const before = User.fromStorageString(text);
  try {
    const after = await (before.refresh_token ? refreshOrAsk(oidc, before) : askInFrame(oidc, before));
    return serializeUser(after);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw isRefusal(error) ? new SignInRejectedError(message) : new RenewalUnavailableError(message);
  }
}
