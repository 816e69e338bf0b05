import { HttpResponse, http } from 'msw';
import { OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RenewalUnavailableError } from '#api/http/callToken.ts';
import { createOidcClient } from '#app/signIn/oidcClient.ts';
import { createOidcManager } from '#app/signIn/oidcManager.ts';
import { SignInRejectedError } from '#app/signIn/signInRejectedError.ts';
import { SILENT_RENEWAL_PATH } from '#domain/links/paths.ts';
import { PEOPLE } from '#mocks/people.ts';
import { CALLBACK, ORIGIN, signInConfiguration } from '#test/signInConfiguration.ts';
import { ISSUER_URL, simulatedPlatform } from '#test/simulated.ts';
import { aToken } from '../app/browserStub.ts';

const platform = simulatedPlatform();
const configuration = signInConfiguration({ VITE_OIDC_SCOPE: 'openid profile email offline_access' });
const client = () => createOidcClient(configuration, ORIGIN);
const tokenOf = (user: string) => JSON.parse(user).access_token;

/** Signs in, and returns the user as stored. */
async function signedIn(): Promise<string> {
  const result = await client().completeSignIn(await comeBack());
  if (result.ended !== 'signedIn') throw new Error(`The sign-in ended: ${result.ended}`);
  return result.user;
}

/** Simulates a visit to the issuer's page: returns the URL at which the console finds the response. */
async function comeBack({ person = 'staff', nonce = 'n-1', returnPath = '/orders/1', sentNonce = '' } = {}) {
  const library = new OidcClient({
    authority: ISSUER_URL,
    client_id: configuration.oidc.clientId,
    redirect_uri: CALLBACK,
    scope: configuration.oidc.scope,
    stateStore: new WebStorageStateStore({ prefix: 'oidc.state.', store: sessionStorage }),
  });
  const request = await library.createSigninRequest({
    request_type: 'si:r',
    state: { returnPath, nonce, generation: 'g-1' },
    nonce: sentNonce || nonce,
  });
  const answer = await fetch(`${request.url}&person=${person}`, { redirect: 'manual' });
  return answer.headers.get('Location') ?? '';
}

/** The response of a failing issuer, without an OAuth error. `trouble` is one with an OAuth error. */
const page = (status: number) => ({
  kind: 'status' as const,
  status,
  body: '<h1>Bad gateway</h1>',
  headers: { 'Content-Type': 'text/html' },
});
const trouble = (status: number, error: string) => ({ kind: 'status' as const, status, body: { error } });

/** Responds in each hidden frame like an issuer at which the user is not signed in. */
function refuseInFrames(): void {
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...parameters: Parameters<typeof addEventListener>) => {
      addEventListener.apply(window, parameters);
      const [key = ''] = Object.keys(sessionStorage);
      const url = `${ORIGIN}${SILENT_RENEWAL_PATH}?error=login_required&state=${key.replace('oidc.state.', '')}`;
      const data = { source: 'oidc-client', url };
      if (parameters[0] === 'message')
        window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN }));
    },
  );
}

beforeEach(() => sessionStorage.clear());

describe('a completed sign-in', () => {
  it('returns a user and the requested path, and stores nothing', async () => {
    const result = await client().completeSignIn(await comeBack({ returnPath: '/orders/1?tab=events' }));
    expect(result).toEqual({
      returnPath: '/orders/1?tab=events',
      ended: 'signedIn',
      isSignInWindow: false,
      generation: 'g-1',
      user: expect.stringMatching(/"access_token":"[^."]+\.[^."]+\.[^."]+"/),
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads only to paths of this console', async () => {
    const result = await client().completeSignIn(await comeBack({ returnPath: 'https://evil.example/' }));
    expect(result.returnPath).toBe('/');
  });

  it('reports that it was cancelled', async () => {
    const result = await client().completeSignIn(await comeBack({ person: 'cancel' }));
    expect(result).toMatchObject({ returnPath: '/orders/1', isSignInWindow: false, ended: 'cancel' });
    expect(result).toMatchObject({ message: null });
  });

  it('S8.4: reports why the issuer denied it', async () => {
    const address = `${await comeBack({ person: 'cancel' })}&error_description=You+shall+not+pass`;
    const result = await client().completeSignIn(address);
    expect(result).toMatchObject({ ended: 'cancel', message: 'You shall not pass' });
  });

  it('is refused if the response belongs to another sign-in', async () => {
    const address = await comeBack({ nonce: 'ours', sentNonce: 'of somebody else' });
    await expect(client().completeSignIn(address)).rejects.toThrow('answers another sign-in');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['?code=theirs&state=theirs', '?code=theirs', '?error=login_required&state=theirs', ''])(
    'is ignored in a tab that never began it, with %s, and sends the issuer nothing',
    async (answer) => {
      const result = await client().completeSignIn(`${CALLBACK}${answer}`);
      expect(result).toEqual({ returnPath: '/', isSignInWindow: false, ended: 'foreign' });
      expect(platform.requests).toEqual([]);
    },
  );

  it('cannot be used twice', async () => {
    const address = await comeBack();
    await client().completeSignIn(address);
    expect(await client().completeSignIn(address)).toMatchObject({ ended: 'foreign' });
  });
});

it.each([
  ['VITE_OIDC_AUDIENCE is sent as `audience`', 'https://api.example', { audience: 'https://api.example' }],
  ['without VITE_OIDC_AUDIENCE, no audience is sent', null, {}],
])('%s', async (_title, audience, sent) => {
  const oidc = { ...configuration.oidc, audience };
  const manager = createOidcManager({ ...configuration, oidc }, ORIGIN);
  expect(await manager.run(async ({ settings }) => settings.extraQueryParams)).toEqual(sent);
});

describe('a renewal', () => {
  it('gets a new token by the refresh token, and stores nothing', async () => {
    const before = await signedIn();
    const after = await client().renew(before);
    expect(tokenOf(after)).not.toBe(tokenOf(before));
    expect(JSON.parse(after).profile.sub).toBe(JSON.parse(before).profile.sub);
    expect(sessionStorage).toHaveLength(0);
  });

  it('with a used refresh token requires a new sign-in', async () => {
    const before = await signedIn();
    await client().renew(before);
    refuseInFrames();
    await expect(client().renew(before)).rejects.toThrow(SignInRejectedError);
  });

  it.each([
    ['no network', { kind: 'networkError' as const }],
    ['an issuer that responds with 503', { kind: 'status' as const, status: 503 }],
    ['a gateway that responds with 502 and a page', page(502)],
    ['an issuer that responds with 500 and its own error', trouble(500, 'server_error')],
    ['an issuer that limits requests', trouble(429, 'too_many_requests')],
  ])('may succeed later after %s', async (_title, fault) => {
    const before = await signedIn();
    platform.faults.next({ service: 'issuer', method: 'POST' }, fault);
    await expect(client().renew(before)).rejects.toThrow(RenewalUnavailableError);
    await expect(client().renew(before)).resolves.toContain('access_token');
  });

  it('requires a new sign-in if it is refused', async () => {
    const before = await signedIn();
    platform.faults.next({ service: 'issuer', method: 'POST' }, trouble(400, 'invalid_grant'));
    refuseInFrames();
    await expect(client().renew(before)).rejects.toThrow(SignInRejectedError);
  });
});

/** Makes the token endpoint respond once with a new access token and these fields. */
function nextAnswer(more: object): void {
  const answer = {
    access_token: aToken({ sub: PEOPLE.staff.sub, isNew: true }),
    token_type: 'Bearer',
    expires_in: 3600,
    ...more,
  };
  platform.server.use(http.post(`${ISSUER_URL}/token`, () => HttpResponse.json(answer), { once: true }));
}

const claims = (over: object = {}) => ({
  iss: ISSUER_URL,
  aud: configuration.oidc.clientId,
  sub: PEOPLE.staff.sub,
  iat: 100,
  exp: 400,
  ...over,
});

describe('the response to a refresh token', () => {
  it('may lack an ID token: that of the sign-in stays, however old it is', async () => {
    const before = JSON.parse(await signedIn());
    const old = { ...before, id_token: aToken(claims()) };
    nextAnswer({});
    const after = JSON.parse(await client().renew(JSON.stringify(old)));
    expect(after).toMatchObject({ id_token: old.id_token, profile: old.profile });
    expect(after).toMatchObject({ refresh_token: old.refresh_token });
    expect(after.access_token).not.toBe(before.access_token);
  });

  it('may contain an ID token of the same sign-in', async () => {
    const before = JSON.parse(await signedIn());
    const old = { ...before, id_token: aToken(claims()) };
    const id_token = aToken(claims({ iat: 500, exp: 800 }));
    nextAnswer({ id_token });
    expect(JSON.parse(await client().renew(JSON.stringify(old)))).toMatchObject({ id_token });
  });

  it.each([
    ['another issuer', { iss: 'https://evil.test' }],
    ['another client', { aud: 'another' }],
    ['another user', { sub: 'auth0|another' }],
    ['zero lifetime', { exp: 100 }],
  ])('is refused with an ID token of %s', async (_title, over) => {
    const before = JSON.parse(await signedIn());
    const old = { ...before, id_token: aToken(claims()) };
    nextAnswer({ id_token: aToken(claims(over)) });
    await expect(client().renew(JSON.stringify(old))).rejects.toThrow(SignInRejectedError);
  });
});

it('R551: a user without the claim `name` is named by another one', async () => {
  const address = await comeBack();
  nextAnswer({ id_token: aToken(claims({ nonce: 'n-1', preferred_username: 'sanne@console.test' })) });
  const result = await client().completeSignIn(address);
  expect('user' in result && JSON.parse(result.user).profile.name).toBe('sanne@console.test');
});

it.each([
  ['eleven minutes behind, with ID tokens of five minutes', -660, 300],
  ['eleven minutes ahead', 660, 300],
  ['two hours behind, with ID tokens of an hour', -7200, 3600],
  ['two hours ahead', 7200, 3600],
])('a computer whose clock the issuer finds %s signs in, with a valid token', async (_title, off, life) => {
  const now = Math.floor(Date.now() / 1000);
  const address = await comeBack();
  nextAnswer({ id_token: aToken(claims({ nonce: 'n-1', iat: now - off, exp: now - off + life })) });
  const result = await client().completeSignIn(address);
  if (result.ended !== 'signedIn') throw new Error(`The sign-in ended: ${result.ended}`);
  expect(JSON.parse(result.user).expires_at).toBeGreaterThanOrEqual(now + 3600);
});
