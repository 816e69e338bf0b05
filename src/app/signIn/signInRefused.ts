/** The issuer answered, and the response is no: the person has to sign in again. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}
