import { type ChildProcess, spawn } from 'node:child_process';
import { type BrowserContext, test as base, expect, type Page, type Response } from '@playwright/test';
import { PEOPLE } from '../../../src/mocks/people.ts';
import { freePort } from './freePort.ts';
import { collectComplaints } from './test.ts';

interface Site {
  consoleUrl: string;
  platformUrl: string;
  issuerUrl: string;
}

async function startSite(...options: string[]): Promise<{ site: Site; child: ChildProcess }> {
  const ports = [await freePort(), await freePort(), await freePort()].join(',');
  const child = spawn('node', ['test/e2e/support/realSite.ts', '--ports', ports, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (data: Buffer) => {
    said += String(data);
  });
  const site = await new Promise<Site>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}: ${said}`)));
    child.stdout?.on('data', (data: Buffer) => {
      const match = /ready (\S+) (\S+) (\S+)/.exec(String(data));
      if (match?.[1] && match[2] && match[3])
        resolve({ consoleUrl: match[1], platformUrl: match[2], issuerUrl: match[3] });
    });
  });
  return { site, child };
}

export const test = base.extend<{ site: Site; options: string[]; complaints: string[] }>({
  options: [[], { option: true }],
  site: async ({ options }, use) => {
    const { site, child } = await startSite(...options);
    await use(site);
    child.kill();
  },
  complaints: [collectComplaints, { auto: true }],
});

/** Signs in on the issuer's own pages. */
export async function signIn(page: Page, site: Site, path: string): Promise<void> {
  // The issuer's pages request a font from another site.
  await page.route('https://fonts.googleapis.com/**', (route) => route.abort());
  await page.goto(site.consoleUrl + path);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${site.issuerUrl}/**`);
  await page.locator('input[name=login]').fill(PEOPLE.staff.sub);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.origin === site.consoleUrl && !url.pathname.startsWith('/login'));
}

export async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
}

/** Whether the response is a page of results. A count has the same URL. */
export function isResultPage(response: Response): boolean {
  const asks = response.url().endsWith('/v2/ordersearch') && response.request().method() === 'POST';
  return asks && response.status() === 200 && response.request().postDataJSON().pageSize > 1;
}

export async function searchAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse(isResultPage);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await answered;
}

/** Records the console's requests to the issuer's token endpoint. Returns a live list of the grant types. */
export function watchTokens(context: BrowserContext, site: Site): string[] {
  const grants: string[] = [];
  context.on('request', (request) => {
    if (request.url() !== `${site.issuerUrl}/token` || request.method() !== 'POST') return;
    grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '');
  });
  return grants;
}

/** Makes the platform refuse all tokens issued before this call. */
export async function expireTokens({ platformUrl }: Site): Promise<void> {
  const send = (command: unknown) =>
    fetch(`${platformUrl}/__control`, { method: 'POST', body: JSON.stringify(command) });
  await send({ command: 'switch', switches: { expired: false } });
  await send({ command: 'switch', switches: { expired: true } });
}
