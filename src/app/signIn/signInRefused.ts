/** The issuer responded with a refusal: the user has to sign in again. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}
