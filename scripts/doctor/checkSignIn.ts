import type { Page } from '@playwright/test';
import { CLOCK_SKEW_MS } from '#domain/limits.ts';
import { SIGN_IN_CALLBACK_PATH, SILENT_RENEWAL_PATH } from '#domain/links/paths.ts';
import type { Configuration } from '../../src/app/configuration.ts';
import { readAsConsole } from './browserView.ts';
import { type Finding, probe } from './finding.ts';

type Oidc = Configuration['oidc'];
const SUBJECT = 'identity provider';
/**
 * The errors with which a provider may respond to `prompt=none` if it knows the console but nobody is signed
 * in.
 */
const EXPECTED = ['login_required', 'interaction_required', 'consent_required', 'account_selection_required'];

interface Discovery {
  authorization_endpoint: string;
  token_endpoint: string;
}

function parseDiscovery(text: string): Discovery | null {
  try {
    const { authorization_endpoint, token_endpoint } = JSON.parse(text);
    const isComplete = URL.canParse(authorization_endpoint) && URL.canParse(token_endpoint);
    return isComplete ? { authorization_endpoint, token_endpoint } : null;
  } catch {
    return null;
  }
}

async function checkClock(url: string): Promise<Finding[]> {
  const found = await probe(url, 'GET', {});
  const date = typeof found === 'string' ? null : found.headers.get('Date');
  const differenceMs = date === null ? 0 : Date.parse(date) - Date.now();
  if (!(Math.abs(differenceMs) > CLOCK_SKEW_MS)) return [];
  const minutes = Math.round(Math.abs(differenceMs) / 60_000);
  const direction = differenceMs > 0 ? 'behind' : 'ahead of';
  return [
    {
      subject: 'clock',
      problem: `The clock of this machine is ${minutes} minutes ${direction} the identity provider's.`,
      change: 'Set the clock of this machine by the network time, or that of the identity provider.',
    },
  ];
}

/**
 * Requests a silent sign-in. A provider that knows the redirect URI redirects the page there with an error.
 */
async function checkRedirect(
  page: Page,
  oidc: Oidc,
  endpoint: string,
  redirectUri: string,
): Promise<Finding[]> {
  const url = new URL(endpoint);
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  for (const [name, value] of Object.entries({
    client_id: oidc.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: oidc.scope,
    ...(oidc.audience !== null && { audience: oidc.audience }),
    prompt: 'none',
    state: 'doctor',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }))
    url.searchParams.set(name, value);
  const returned = page.waitForRequest((request) => request.url().startsWith(`${redirectUri}?`), {
    timeout: 5_000,
  });
  const [request] = await Promise.all([returned.catch(() => null), page.goto(url.href).catch(() => null)]);
  if (request === null) {
    return [
      {
        subject: SUBJECT,
        problem: `It does not return to ${redirectUri}: the redirect URI or the client ${oidc.clientId} is not registered.`,
        change: `Register ${redirectUri} as a redirect URI of the public client ${oidc.clientId}.`,
      },
    ];
  }
  const params = new URL(request.url()).searchParams;
  const error = params.get('error');
  if (error === null || EXPECTED.includes(error)) return [];
  return [
    {
      subject: SUBJECT,
      problem: `It refuses the sign-in: ${error} ${params.get('error_description') ?? ''}`.trim(),
      change: `Let the client ${oidc.clientId} use the authorization code flow with PKCE and the scopes ${oidc.scope}.`,
    },
  ];
}

/** Checks the discovery document, the token endpoint, the clock and both redirect URIs. */
export async function checkSignIn(page: Page, { oidc }: Configuration): Promise<Finding[]> {
  const { origin } = new URL(page.url());
  const address = `${oidc.authority.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  const document = await readAsConsole(page, { subject: SUBJECT, url: address, needs: 'response' });
  if ('problem' in document) return [document];
  const discovery = parseDiscovery(document.text);
  if (discovery === null) {
    const problem = `${address} is not the document of an OpenID provider.`;
    return [
      { subject: SUBJECT, problem, change: 'Correct VITE_OIDC_AUTHORITY: it is the issuer of the tokens.' },
    ];
  }
  const token = await readAsConsole(page, {
    subject: SUBJECT,
    url: discovery.token_endpoint,
    needs: 'response',
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'doctor',
      client_id: oidc.clientId,
    }).toString(),
  });
  const tab = await page.context().newPage();
  const redirects: Finding[] = [];
  for (const path of [SIGN_IN_CALLBACK_PATH, SILENT_RENEWAL_PATH])
    redirects.push(...(await checkRedirect(tab, oidc, discovery.authorization_endpoint, origin + path)));
  await tab.close();
  return [...('problem' in token ? [token] : []), ...(await checkClock(address)), ...redirects];
}
