import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { RenewalUnavailable } from '#api/send.ts';
import { readConfiguration } from '#app/configuration.ts';
import { createOidcClient } from '#app/signIn/oidcClient.ts';
import { SignInRefused } from '#app/signIn/signInRefused.ts';
import { ISSUER_URL, simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const ORIGIN = 'http://localhost:3000';
const CALLBACK = `${ORIGIN}/login/callback`;
const configuration = readConfiguration(
  {
    VITE_PLATFORM_URL: 'http://{service}.platform.test',
    VITE_OIDC_AUTHORITY: ISSUER_URL,
    VITE_OIDC_CLIENT_ID: 'order-operations-console',
    VITE_OIDC_SCOPE: 'openid profile email offline_access',
  },
  ORIGIN,
);
const USER_KEY = `oidc.user:${ISSUER_URL}:order-operations-console`;
const client = () => createOidcClient(configuration, ORIGIN);
const storedToken = () => JSON.parse(sessionStorage.getItem(USER_KEY) ?? '{}').access_token;

/** A person goes to the issuer's page and comes back: the address at which the console finds the answer. */
async function comeBack({ person = 'staff', nonce = 'n-1', returnPath = '/orders/1', sentNonce = '' } = {}) {
  const library = new OidcClient({
    authority: ISSUER_URL,
    client_id: configuration.oidc.clientId,
    redirect_uri: CALLBACK,
    scope: configuration.oidc.scope,
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });
  const request = await library.createSigninRequest({
    request_type: 'si:r',
    state: { returnPath, nonce },
    nonce: sentNonce || nonce,
  });
  const answer = await fetch(`${request.url}&person=${person}`, { redirect: 'manual' });
  return answer.headers.get('Location') ?? '';
}

beforeEach(() => sessionStorage.clear());

describe('a sign-in that comes back', () => {
  it('leaves a session, and says where the person wanted to go', async () => {
    const result = await client().completeSignIn(await comeBack({ returnPath: '/orders/1?tab=events' }));
    expect(result).toEqual({ returnPath: '/orders/1?tab=events', ended: 'signedIn' });
    expect(storedToken()).toMatch(/^[^.]+\.[^.]+\.[^.]+$/);
  });

  it('leads only to a path of this console', async () => {
    const result = await client().completeSignIn(await comeBack({ returnPath: 'https://evil.example/' }));
    expect(result.returnPath).toBe('/');
  });

  it('called off, it says so and leaves no session', async () => {
    const result = await client().completeSignIn(await comeBack({ person: 'cancel' }));
    expect(result).toEqual({ returnPath: '/orders/1', ended: 'cancel' });
    expect(storedToken()).toBeUndefined();
  });

  it('that answers another sign-in is refused, and leaves no session', async () => {
    const address = await comeBack({ nonce: 'ours', sentNonce: 'of somebody else' });
    await expect(client().completeSignIn(address)).rejects.toThrow('answers another sign-in');
    expect(storedToken()).toBeUndefined();
  });

  it('with a state that this tab never sent is refused', async () => {
    const address = await comeBack();
    sessionStorage.clear();
    await expect(client().completeSignIn(address)).rejects.toThrow();
    expect(storedToken()).toBeUndefined();
  });

  it('cannot be used twice', async () => {
    const address = await comeBack();
    await client().completeSignIn(address);
    sessionStorage.clear();
    await expect(client().completeSignIn(address)).rejects.toThrow();
  });
});

describe('a renewal', () => {
  it('brings a new token by the refresh token', async () => {
    await client().completeSignIn(await comeBack());
    const before = storedToken();
    await client().renew();
    expect(storedToken()).not.toBe(before);
  });

  it('of a refresh token that has been used means signing in again', async () => {
    await client().completeSignIn(await comeBack());
    const used = sessionStorage.getItem(USER_KEY) ?? '';
    await client().renew();
    sessionStorage.setItem(USER_KEY, used);
    await expect(client().renew()).rejects.toThrow(SignInRefused);
  });

  it.each([
    ['no network', { kind: 'networkError' as const }],
    ['an issuer in trouble', { kind: 'status' as const, status: 503 }],
  ])('may succeed later after %s', async (_title, fault) => {
    await client().completeSignIn(await comeBack());
    platform.faults.next({ service: 'issuer', method: 'POST' }, fault);
    await expect(client().renew()).rejects.toThrow(RenewalUnavailable);
    await expect(client().renew()).resolves.toBeUndefined();
  });
});
