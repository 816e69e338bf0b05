import { OidcClient, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOidcClient, type SignInRequest } from '#app/signIn/oidcClient.ts';
import { CALLBACK, ORIGIN, signInConfiguration } from '#test/signInConfiguration.ts';
import { ISSUER_URL, simulatedPlatform } from '#test/simulated.ts';

simulatedPlatform();
const configuration = signInConfiguration();

const client = createOidcClient(configuration, ORIGIN);

/** Begins a sign-in. Returns what the identity library is asked for. */
async function begun(prompt: SignInRequest['prompt']) {
  const redirect = vi.spyOn(UserManager.prototype, 'signinRedirect').mockResolvedValue();
  await client.signIn({ returnPath: '/orders/1', generation: 'g-1', isSignInWindow: false, prompt });
  return redirect.mock.lastCall?.[0];
}

/** Begins a sign-in that the issuer refuses with the error. Returns its result. */
async function refused(prompt: SignInRequest['prompt'], error: string) {
  const request = await begun(prompt);
  const library = new OidcClient({
    authority: ISSUER_URL,
    client_id: configuration.oidc.clientId,
    redirect_uri: CALLBACK,
    stateStore: new WebStorageStateStore({ prefix: 'oidc.state.', store: sessionStorage }),
  });
  const { state } = await library.createSigninRequest({ request_type: 'si:r', ...request });
  const reason = 'error_description=Use+another+factor';
  return client.completeSignIn(`${CALLBACK}?error=${error}&${reason}&state=${state.id}`);
}

beforeEach(() => sessionStorage.clear());

describe.each(['login_required', 'interaction_required', 'consent_required', 'account_selection_required'])(
  'R549: %s',
  (error) => {
    it('means that nobody is signed in if the console asked without the user', async () => {
      expect(await refused('none', error)).toMatchObject({ ended: 'nobody', returnPath: '/orders/1' });
    });

    it.each(['login', null] as const)(
      'is a failure with its reason if the user began (%s)',
      async (prompt) => {
        await expect(refused(prompt, error)).rejects.toThrow('Use another factor');
      },
    );
  },
);

it.each([
  ['none', 'replace'],
  ['login', undefined],
  [null, undefined],
] as const)('R552: a sign-in with the prompt %s redirects with the method %s', async (prompt, method) => {
  expect((await begun(prompt))?.redirectMethod).toBe(method);
});
