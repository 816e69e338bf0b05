/** The issuer refused the request, so the user has to sign in again. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}
