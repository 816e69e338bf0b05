import { type ChildProcess, spawn } from 'node:child_process';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Language } from '#domain/people/languages.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';

export { expect };

interface Site {
  consoleUrl: string;
  platformUrl: string;
}

type PersonLabel = 'staff' | 'merchantOperator' | 'fulfillerOperator' | 'developer' | 'viewer' | 'nobody';

/** Sends a command to the simulated platform, and returns its response. */
export type Control = (command: unknown) => Promise<unknown>;

interface Fixtures {
  /**
   * Controls the simulated platform, for example its faults. Each test starts with the platform's initial
   * state.
   */
  platform: { control: Control };
  /** Signs in as a user on the issuer's page, and opens the path. */
  signInAtIssuer: (person: PersonLabel, path?: string) => Promise<void>;
  /**
   * Opens the path as a user who has signed in. The first test of a worker that needs this user signs in on
   * the issuer's page, in a context of its own. All tests resume that session.
   */
  signIn: (person: PersonLabel, path?: string) => Promise<void>;
  /**
   * Console errors, policy reports and uncaught errors of the browser. The fixture checks them after each
   * test.
   */
  complaints: string[];
}

/** The data that a browser stores of a signed-in user: the issuer's cookies, and the session of one tab. */
interface KeptSession {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  own: Record<string, string>;
  shared: Record<string, string>;
}

async function keepSession(page: Page): Promise<KeptSession> {
  const [own, shared] = await page.evaluate(() => {
    const isOfSession = ([key]: [string, string]) => /^(sign-in\.|oidc\.user:)/.test(key);
    return [sessionStorage, localStorage].map((storage) =>
      Object.fromEntries(Object.entries<string>({ ...storage }).filter(isOfSession)),
    );
  });
  return { cookies: await page.context().cookies(), own: own ?? {}, shared: shared ?? {} };
}

/** Stores the session before the console's code runs, and opens the path. */
async function resumeSession(page: Page, path: string, { cookies, own, shared }: KeptSession): Promise<void> {
  await page.context().addCookies(cookies);
  const stored = await page.addInitScript(
    (parts) => {
      for (const [key, value] of Object.entries(parts.own)) sessionStorage.setItem(key, value);
      for (const [key, value] of Object.entries(parts.shared)) localStorage.setItem(key, value);
    },
    { own, shared },
  );
  await page.goto(path);
  // Later pages get the session that the console has stored by then, or none after a sign-out.
  await stored.dispose();
}

async function signInOnPage(
  page: Page,
  { consoleUrl }: Site,
  person: PersonLabel,
  path: string,
): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.locator(`[href*="person=${person}"], [data-person="${person}"]`).first().click();
  await page.waitForURL((url) => url.origin === consoleUrl && !url.pathname.startsWith('/login'));
}

function startSite(): Promise<{ site: Site; child: ChildProcess }> {
  const child = spawn('node', ['test/e2e/support/site.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}`)));
    child.stdout?.on('data', (data: Buffer) => {
      const match = /ready (\S+) (\S+)/.exec(String(data));
      if (match?.[1] && match[2]) resolve({ site: { consoleUrl: match[1], platformUrl: match[2] }, child });
    });
  });
}

/** A fixture for `complaints`: fails the test if the browser has complained about anything by its end. */
export async function collectComplaints(
  { page }: { page: Page },
  use: (complaints: string[]) => Promise<void>,
): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(message.text());
  });
  await use(complaints);
  expect(complaints).toEqual([]);
}

export const test = base.extend<Fixtures, { site: Site; sessions: Map<PersonLabel, KeptSession> }>({
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const { site, child } = await startSite();
      await use(site);
      child.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.consoleUrl),
  page: async ({ page }, use) => {
    await use(page);
    // The console may still be making a call when a test ends. The error of its handler means nothing.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  platform: [
    async ({ site }, use) => {
      const control: Control = async (command) => {
        const response = await fetch(`${site.platformUrl}/__control`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(command),
        });
        return response.json();
      };
      await control({ command: 'reset' });
      await use({ control });
    },
    { auto: true },
  ],
  complaints: [collectComplaints, { auto: true }],
  signInAtIssuer: async ({ page, site }, use) => {
    await use((person, path = '/') => signInOnPage(page, site, person, path));
  },
  signIn: async ({ page, browser, site, sessions }, use) => {
    await use(async (person, path = '/') => {
      let session = sessions.get(person);
      if (!session) {
        // Another context, so that no test finds data of this sign-in. The screen for reports is the cheapest.
        const first = await browser.newPage();
        await signInOnPage(first, site, person, '/support');
        session = await keepSession(first);
        sessions.set(person, session);
        await first.close();
      }
      await resumeSession(page, path, session);
    });
  },
});

/** Navigates without reloading the console, as a click on a link does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Checks that the shell is rendered and contains one screen with a heading. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
}

/** Sets the language of the pages that are opened from now on. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('console.preferences', JSON.stringify({ language: chosen }));
  }, language);
}

/** A search that finds only a few orders, of different kinds, for tests that do not need a full page. */
export const FEW_RESULTS = `/?searchTerm=${LANDMARKS.single.slice(0, -1)}*&page=1`;

/** A JSON Web Token. Its first letters alone can also be in the hash of a file's name. */
export const TOKEN = /eyJ[\w-]+\.[\w-]+\./;

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * The rules about color, which are the only ones whose results can differ between two themes of one document.
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks that axe finds no violations of WCAG 2.0 to 2.2, levels A and AA, on the page or in `within`. */
export async function expectAccessible(
  page: Page,
  { coloursOnly = false, within = 'html' } = {},
): Promise<void> {
  // These options find the same violations in a quarter of the time: axe describes only violations in full,
  // and processes the results in the page under test instead of in a new one.
  const options = { resultTypes: ['violations' as const] };
  const axe = new AxeBuilder({ page }).include(within).options(options).setLegacyMode();
  const { violations } = await (coloursOnly ? axe.withRules(COLOUR_RULES) : axe.withTags(STANDARD)).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}
