/**
 * The issuer refused a sign-in or a renewal, or its response was not acceptable, so the user has to sign in
 * again.
 */
export class SignInRejectedError extends Error {
  override name = 'SignInRejectedError';
}
