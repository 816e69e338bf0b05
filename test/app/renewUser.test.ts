import { ErrorResponse, User, type UserManager } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';
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

/** The identity library. The issuer answers a refresh token with the error, and a frame with `askFrame`. */
function aRefusingManager(error: string, askFrame: (nonce?: string) => Promise<User>) {
  const oidc: OidcManager = {
    run: (work, user) => {
      const library = {
        signinSilent: async ({ nonce }: { nonce?: string } = {}) => {
          if (user?.refresh_token) throw new ErrorResponse({ error });
          return askFrame(nonce);
        },
      };
      return work(library as unknown as UserManager);
    },
    check: async () => undefined,
    isOwnSignIn: async () => true,
  };
  return oidc;
}

describe('R533: a refresh token that the issuer refuses', () => {
  const user = Object.assign(aUser('token of the sign-in'), { refresh_token: 'used' }).toStorageString();

  it('is replaced in a hidden frame while the user is signed in at the issuer', async () => {
    const oidc = aRefusingManager('invalid_grant', async (nonce) => aUser(`token with ${nonce}`));
    const renewed = await renewUser(oidc, user);
    expect(renewed).toContain('token with');
    expect(renewed).not.toContain('used');
  });

  it('ends the session if the frame gets no session either', async () => {
    const oidc = aRefusingManager('invalid_grant', async () => {
      throw new Error('The frame did not respond in time.');
    });
    await expect(renewUser(oidc, user)).rejects.toThrow(SignInRejectedError);
  });

  it('is the only refusal that the frame follows: a client that is refused stays refused', async () => {
    const oidc = aRefusingManager('invalid_client', async () => aUser('token'));
    await expect(renewUser(oidc, user)).rejects.toThrow(SignInRejectedError);
  });
});

it.each([
  [{ name: 'Sanne Verbeek', email: 's@console.test' }, 'Sanne Verbeek'],
  [{ preferred_username: 'sanne', email: 's@console.test' }, 'sanne'],
  [{ name: null, preferred_username: ' ', email: 's@console.test' }, 's@console.test'],
  [{ name: { en: 'Sanne' }, upn: 'sanne@console.test' }, 'sanne@console.test'],
  [{ name: '' }, undefined],
])('R551: the issuer names the user with the claims %j', async (claims, name) => {
  const named = Object.assign(aUser(''), { profile: { sub: 'auth0|1', ...claims } });
  const oidc: OidcManager = {
    run: (work) => work({ signinSilent: async () => named } as unknown as UserManager),
    check: async () => undefined,
    isOwnSignIn: async () => true,
  };
  expect(JSON.parse(await renewUser(oidc, before)).profile).toEqual({ ...claims, sub: 'auth0|1', name });
});
