import { ErrorResponse, User } from 'oidc-client-ts';
import { RenewalUnavailableError } from '#api/http/callToken.ts';
import { renewedIdTokenProblem } from './idTokenClaims.ts';
import { type OidcManager, PROMPT_REQUIRED_ERRORS } from './oidcManager.ts';
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
function askInFrame({ run, check }: OidcManager, before: User): Promise<User> {
  const nonce = crypto.randomUUID();
  return run(async (manager) => {
    const after = somebody(await manager.signinSilent({ nonce }));
    await check(manager, after.id_token, nonce);
    return after;
  }, before);
}

/**
 * Renews the token of a user, by refresh token if the user has one and otherwise in a hidden frame. Accepts
 * and returns the user as the library serializes it. Rejects with SignInRejectedError if the user has to sign
 * in again, and with RenewalUnavailableError if the issuer fails.
 */
export async function renewUser(oidc: OidcManager, text: string): Promise<string> {
  const before = User.fromStorageString(text);
  const idToken = before.id_token;
  // Otherwise, the library would return the previous ID token as if the response included it.
  if (before.refresh_token) delete before.id_token;
  try {
    const after = await (before.refresh_token ? refresh(oidc, before, idToken) : askInFrame(oidc, before));
    return after.toStorageString();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw isRefusal(error) ? new SignInRejectedError(message) : new RenewalUnavailableError(message);
  }
}
