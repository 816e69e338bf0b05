/**
 * The user has to sign in again: the issuer refused a sign-in or a renewal, its response was invalid, or the
 * user has signed out.
 */
export class SignInRejectedError extends Error {
  override name = 'SignInRejectedError';
}
