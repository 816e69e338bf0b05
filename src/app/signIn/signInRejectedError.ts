/**
 * The user has to sign in again: the issuer refused a renewal, its response to a sign-in or renewal was
 * invalid, or the user has signed out.
 */
export class SignInRejectedError extends Error {
  override name = 'SignInRejectedError';
}
