import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import type { FailureReport, ReportEntry } from '#domain/console/failureReport.ts';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { freePort } from './support/freePort.ts';
import { deploy, isMissing, simulate } from './support/servers.ts';
import { TOKEN } from './support/test.ts';

/**
 * Starts the collector of a deployment, which records the bodies and headers of the reports that it receives.
 */
async function startCollector() {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer((incoming, answer) => {
    let body = '';
    incoming.on('data', (data: Buffer) => {
      body += String(data);
    });
    incoming.on('end', () => {
      bodies.push(body);
      headers.push(incoming.headers);
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/console`;
  return { url, bodies, headers, stop: () => server.close() };
}

/** Starts the console as `deploy/` serves it, with reports to this URL; undefined leaves them off. */
async function deployReporting(reportUrl: string | undefined) {
  const port = await freePort();
  const platform = await simulate(`http://localhost:${port}`);
  const console = await deploy(
    { ...platform.settings, ...(reportUrl !== undefined && { VITE_REPORT_URL: reportUrl }) },
    port,
  );
  const stop = async () => {
    await console.stop();
    await platform.stop();
  };
  return { url: console.url, stop };
}

/** Texts that can only come from a customer, a search or an order. */
const SECRETS = ['ana.ruiz', 'Ruiz', 'searchTerm', LANDMARKS.single];

/**
 * Simulates a realistic defect: on an order, formatting an amount throws an error whose message contains
 * a customer's email address and a token. Other numbers stand in the texts of the whole console.
 */
async function breakOrders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = Intl.NumberFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
    Object.defineProperty(prototype, 'format', {
      get() {
        const isAmount = this.resolvedOptions().style === 'currency';
        if (isAmount && window.location.pathname.startsWith('/orders/'))
          throw new TypeError(
            "Cannot read properties of undefined (reading 'ana.ruiz@example.com eyJhbGciOi.eyJzdWIi')",
          );
        return format?.call(this);
      },
    });
  });
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[href*="person=staff"], [data-person="staff"]').first().click();
}

test.skip(isMissing('caddy'), 'Caddy is not installed');

test('R78: failures are reported to the collector of the deployment, without tokens, customers or IDs', async ({
  page,
}) => {
  test.slow();
  const collector = await startCollector();
  const { url, stop } = await deployReporting(collector.url);
  const reports = () => collector.bodies.map((body) => JSON.parse(body) as FailureReport);
  const entries = (kind: ReportEntry['kind']) =>
    reports().flatMap((report) => report.entries.filter((entry) => entry.kind === kind));
  try {
    // Three failures: an amount, a response that is a page, and a screen whose code is missing.
    await breakOrders(page);
    await page.route('**/v1/fulfillers', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: '<p>Ana Ruiz</p>',
      }),
    );
    await page.route('**/assets/reports-*', (route) => route.fulfill({ status: 404 }));
    const hasRead = page.waitForResponse('**/v1/fulfillers');
    await page.goto(`${url}${orderPath(LANDMARKS.single)}?searchTerm=Ruiz`);
    await signIn(page);
    await hasRead;
    await expect.poll(() => entries('crash').length).toBeGreaterThan(0);
    expect(entries('crash')[0]).toMatchObject({
      where: 'rendering',
      name: 'TypeError',
      message: 'Cannot read properties of undefined (reading …)',
    });
    // The page then reloads itself for the missing code, which sends the rest without waiting.
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect.poll(() => entries('missingCode').length).toBeGreaterThan(0);
    await expect.poll(() => entries('unreadableResponse').length).toBeGreaterThan(0);

    expect(reports().map((report) => report.environment)).toContain('int');
    for (const secret of SECRETS) expect(collector.bodies.join('\n')).not.toContain(secret);
    expect(collector.bodies.join('\n')).not.toMatch(TOKEN);
    for (const header of collector.headers) {
      expect(header).not.toHaveProperty('authorization');
      expect(header).not.toHaveProperty('cookie');
      expect(header).not.toHaveProperty('referer');
    }
  } finally {
    await stop();
    collector.stop();
  }
});

test('R78: a console whose code does not load reports it', async ({ page }) => {
  const collector = await startCollector();
  const { url, stop } = await deployReporting(collector.url);
  try {
    await page.route('**/assets/console-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(url);
    await expect(page.getByRole('heading', { name: 'The console could not start' })).toBeVisible();
    await expect.poll(() => collector.bodies.join()).toContain('"missingCode"');
  } finally {
    await stop();
    collector.stop();
  }
});

test('R78: without a collector the reporting code is not even loaded', DEEP_ONLY, async ({ page }) => {
  const { url, stop } = await deployReporting(undefined);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  try {
    await breakOrders(page);
    await page.goto(`${url}${orderPath(LANDMARKS.single)}`);
    await signIn(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    // The browser executes the work that waits for idle time in order.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    expect(loaded.filter((path) => path.includes('reporting-'))).toEqual([]);
  } finally {
    await stop();
  }
});
