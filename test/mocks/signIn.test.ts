import { describe, expect, test, vi } from 'vitest';
import { codeChallenge, verifyJwt } from '#mocks/issuer/jwt.ts';
import { PEOPLE } from '#mocks/people.ts';
import { ISSUER_URL, simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

const VERIFIER = 'a-verifier-that-is-long-enough-to-be-one-0123456789';
const REDIRECT = 'http://console.test/login/callback';

async function authorizeUrl(more: Record<string, string> = {}): Promise<string> {
  const params = new URLSearchParams({
    client_id: 'order-operations-console',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid profile email',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: await codeChallenge(VERIFIER),
    code_challenge_method: 'S256',
    ...more,
  });
  return `${ISSUER_URL}/authorize?${params}`;
}

async function visit(url: string): Promise<{ status: number; location: URL | null; text: string }> {
  const response = await fetch(url, { redirect: 'manual' });
  const location = response.headers.get('Location');
  return {
    status: response.status,
    location: location ? new URL(location) : null,
    text: await response.text(),
  };
}

async function signIn(more: Record<string, string> = {}): Promise<string> {
  const { location } = await visit(await authorizeUrl({ person: 'staff', ...more }));
  return location?.searchParams.get('code') ?? '';
}

async function exchange(form: Record<string, string>) {
  const response = await fetch(`${ISSUER_URL}/token`, { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

function codeForm(code: string, more: Record<string, string> = {}) {
  return {
    grant_type: 'authorization_code',
    code,
    client_id: 'order-operations-console',
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
    ...more,
  };
}

const endSession = () =>
  visit(`${ISSUER_URL}/end_session?post_logout_redirect_uri=http://console.test/&state=s`);

test('the discovery document names URLs that respond', async () => {
  const body = await (await fetch(`${ISSUER_URL}/.well-known/openid-configuration`)).json();
  expect(body).toMatchObject({ issuer: ISSUER_URL, code_challenge_methods_supported: ['S256'] });
  expect((await fetch(body.jwks_uri)).status).toBe(200);
});

describe('the sign-in page', () => {
  test('offers every person if nobody is signed in', async () => {
    const { status, text } = await visit(await authorizeUrl());
    expect(status).toBe(200);
    for (const person of Object.values(PEOPLE)) expect(text).toContain(person.name);
  });

  test('a choice returns with a code and the state', async () => {
    const { status, location } = await visit(await authorizeUrl({ person: 'viewer' }));
    expect(status).toBe(302);
    expect(location?.origin).toBe('http://console.test');
    expect(location?.searchParams.get('state')).toBe('a state');
    await endSession();
  });

  test('cancelling returns access_denied', async () => {
    const { location } = await visit(await authorizeUrl({ person: 'cancel' }));
    expect(location?.searchParams.get('error')).toBe('access_denied');
  });

  test('a silent sign-in fails without a session and works with one', async () => {
    const silent = await authorizeUrl({ prompt: 'none' });
    expect((await visit(silent)).location?.searchParams.get('error')).toBe('login_required');
    await signIn();
    expect((await visit(silent)).location?.searchParams.has('code')).toBe(true);
    const { location } = await endSession();
    expect(location?.href).toBe('http://console.test/?state=s');
    expect((await visit(silent)).location?.searchParams.get('error')).toBe('login_required');
  });

  test.each([
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
  ])('%j is refused', async (more, error) => {
    const { location } = await visit(await authorizeUrl(more));
    expect(location?.searchParams.get('error')).toBe(error);
  });

  test('an address other than a web address is never a redirect target', async () => {
    const { status } = await visit(await authorizeUrl({ redirect_uri: 'javascript:alert(1)' }));
    expect(status).toBe(400);
  });
});

describe('the tokens', () => {
  test('name the person, the client and the nonce, and give access to the platform', async () => {
    const { body } = await exchange(codeForm(await signIn()));
    expect(await verifyJwt(body.id_token ?? '', Date.now())).toMatchObject({
      iss: ISSUER_URL,
      aud: 'order-operations-console',
      sub: PEOPLE.staff.sub,
      name: 'Sanne Verbeek',
      email: 'sanne.verbeek@simulated.example',
      nonce: 'a nonce',
    });
    expect(body.refresh_token).toBeUndefined();
    const headers = { Authorization: `Bearer ${body.access_token}` };
    expect(
      (await fetch(`${platform.endpoints.baseUrl('merchant-config')}/v0/merchants`, { headers })).status,
    ).toBe(200);
  });

  test.each([
    ['another verifier', { code_verifier: 'guessed' }],
    ['another client', { client_id: 'somebody-else' }],
    ['another redirect URI', { redirect_uri: 'http://evil.example/' }],
  ])('%s gets none', async (_flaw, more) => {
    const answer = await exchange(codeForm(await signIn(), more));
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('a code is valid once', async () => {
    const code = await signIn();
    expect((await exchange(codeForm(code))).status).toBe(200);
    expect((await exchange(codeForm(code))).status).toBe(400);
  });

  test('an ID token gives access to nothing', async () => {
    const { body } = await exchange(codeForm(await signIn()));
    const headers = { Authorization: `Bearer ${body.id_token}` };
    expect(
      (await fetch(`${platform.endpoints.baseUrl('merchant-config')}/v0/merchants`, { headers })).status,
    ).toBe(401);
  });

  test('refresh tokens rotate, and using an old one ends the chain', async () => {
    const refresh = (token: string) => exchange({ grant_type: 'refresh_token', refresh_token: token });
    const first = await exchange(codeForm(await signIn({ scope: 'openid offline_access' })));
    const second = await refresh(first.body.refresh_token ?? '');
    expect(second.status).toBe(200);
    expect((await refresh(first.body.refresh_token ?? '')).status).toBe(400);
    expect((await refresh(second.body.refresh_token ?? '')).status).toBe(400);
  });

  test('a renewed token keeps the time of the sign-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const form = codeForm(await signIn({ scope: 'openid offline_access' }));
    const first = (await exchange(form)).body;
    vi.setSystemTime(Date.now() + 10 * 60_000);
    const renewed = await exchange({ grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' });
    const [before, after] = await Promise.all(
      [first, renewed.body].map((body) => verifyJwt(body.id_token ?? '', Date.now())),
    );
    vi.useRealTimers();
    expect(after?.auth_time).toBe(before?.auth_time);
    expect(after?.iat).not.toBe(before?.iat);
  });

  test('a revoked refresh token is rejected', async () => {
    const { body } = await exchange(codeForm(await signIn({ scope: 'openid offline_access' })));
    const token = body.refresh_token ?? '';
    await fetch(`${ISSUER_URL}/revoke`, { method: 'POST', body: new URLSearchParams({ token }) });
    expect((await exchange({ grant_type: 'refresh_token', refresh_token: token })).status).toBe(400);
  });
});

describe('an expired token', () => {
  const shortLived = simulatedPlatform({ tokenLifetimeS: -1 });

  test('is refused', async () => {
    const headers = { Authorization: `Bearer ${await shortLived.tokenFor('staff')}` };
    expect(
      (await fetch(`${platform.endpoints.baseUrl('merchant-config')}/v0/merchants`, { headers })).status,
    ).toBe(401);
  });
});
