import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import type { AppliedWrite } from '#mocks/world.ts';
import { freePort } from './support/freePort.ts';
import { deploy, isMissing, type Simulation, simulate } from './support/servers.ts';

/**
 * Starts a proxy for the simulated backend on `localhost`, a name that every resolver knows: only browsers
 * resolve every name below `.localhost`.
 */
async function startBackend(address: string) {
  const { host, port } = new URL(address);
  const server = createServer((incoming, answer) => {
    const { url, method, headers } = incoming;
    const forwarded = request({ port, path: url, method, headers: { ...headers, host } }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    // The request fails if the page is left or the platform stops.
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/**
 * Starts the console as `deploy/` serves it, without a configured backend: its own origin forwards the calls
 * to the simulated backend.
 */
async function deployBeforeBackend() {
  const port = await freePort();
  const platform = await simulate(`http://localhost:${port}`);
  const { VITE_BACKEND_URL = '', ...settings } = platform.settings;
  const backend = await startBackend(VITE_BACKEND_URL);
  const console = await deploy({ ...settings, CONSOLE_BACKEND: backend.url }, port);
  const stop = async () => {
    await console.stop();
    backend.server.close();
    await platform.stop();
  };
  return { url: console.url, platform, stop };
}

async function writesOf(platform: Simulation): Promise<string[]> {
  const answer = await fetch(`${platform.url}/__control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ command: 'log' }),
  });
  const { log } = (await answer.json()) as { log: AppliedWrite[] };
  return [...new Set(log.map(({ operation }) => operation))];
}

async function openAction(page: Page, name: string) {
  await page.getByRole('button', { name: 'Order actions' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

test.skip(isMissing('caddy'), 'Caddy is not installed');

const said = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Notifications' }).filter({ hasText: text });

test('deployed before its backend, the console resends events, clears alerts and changes a callback', async ({
  page,
}) => {
  test.slow();
  const { url, platform, stop } = await deployBeforeBackend();
  const forwarded = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === url && pathname.startsWith('/api/') && response.ok())
      forwarded.add(`${response.request().method()} ${pathname}`);
  });
  try {
    await page.goto(`${url}${orderPath(LANDMARKS.missedSlas)}`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[href*="person=staff"], [data-person="staff"]').first().click();

    const clearing = await openAction(page, 'Clear alerts');
    await clearing.getByRole('button', { name: /^Select all/ }).click();
    await clearing.getByRole('button', { name: /^Clear \d+ alerts$/ }).click();
    await expect(said(page, 'The selected alert(s) have been cleared.')).toBeVisible();
    await expect(clearing).toBeHidden();

    const callback = await openAction(page, 'Callback URL');
    const field = callback.getByRole('textbox', { name: 'Callback URL' });
    await field.fill('https://events.acme-print.example/v2');
    await callback.getByRole('button', { name: 'Save callback URL' }).click();
    await expect(said(page, 'Callback URL has been successfully updated.')).toBeVisible();
    await expect(callback).toBeHidden();

    await page.goto(`${url}${orderPath(LANDMARKS.single)}`);
    await page.getByRole('tab', { name: 'Events' }).click();
    await page.getByRole('checkbox', { name: 'Select this event' }).first().check();
    await page.getByRole('button', { name: 'Resend events' }).click();
    const resending = page.getByRole('dialog', { name: 'Resend events' });
    await resending.getByRole('button', { name: 'Resend events' }).click();
    await expect(said(page, 'Selected events have been resent.')).toBeVisible();

    expect(await writesOf(platform)).toEqual(['clearAlert', 'changeCallback', 'resendEvents']);
    for (const call of [
      'POST /api/v1/discrepancies',
      'PUT /api/v1/callbacks',
      'POST /api/v1/events/attempts',
    ])
      expect([...forwarded]).toContain(call);
  } finally {
    await stop();
  }
});
