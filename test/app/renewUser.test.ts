import { User, type UserManager } from 'oidc-client-ts';
import { expect, it } from 'vitest';
import type { OidcManager } from '#app/signIn/oidcManager.ts';
import { renewUser } from '#app/signIn/renewUser.ts';
import { SignInRejectedError } from '#app/signIn/signInRejectedError.ts';

/** A user without a refresh token, whom a hidden frame renews. */
const aUser = (idToken: string) =>
  new User({ access_token: 'a', token_type: 'Bearer', id_token: idToken, profile: {} as User['profile'] });

/** The identity library, whose frame returns an ID token with the nonce that `nonceOf` makes of the request's. */
function aManager(nonceOf: (sent: string | undefined) => string | undefined) {
  const library = {
    signinSilent: async ({ nonce }: { nonce?: string } = {}) => aUser(`token with ${nonceOf(nonce)}`),
  };
  const oidc: OidcManager = {
    run: (work) => work(library as unknown as UserManager),
    check: async (_, idToken, nonce) => {
      if (nonce === null || idToken !== `token with ${nonce}`) throw new SignInRejectedError('another');
    },
    isOwnSignIn: async () => true,
  };
  return oidc;
}

const before = aUser('token of the sign-in').toStorageString();

it('a hidden frame renews the session with an ID token that answers this request', async () => {
  expect(
    await renewUser(
      aManager((sent) => sent),
      before,
    ),
  ).toContain('token with');
});

it('an ID token that answers another request is refused, so that nobody can slip in a session', async () => {
  await expect(
    renewUser(
      aManager(() => 'n-1'),
      before,
    ),
  ).rejects.toThrow(SignInRejectedError);
});
