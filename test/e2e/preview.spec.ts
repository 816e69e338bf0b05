import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { DEEP_ONLY } from '#test/depth.ts';
import { freePort, listen } from './support/freePort.ts';
import { preview } from './support/servers.ts';

/** Runs the preview, which must exit. Returns its exit code and its error output. */
async function refusal(port: string): Promise<string> {
  const running = promisify(execFile)(process.execPath, ['scripts/preview.ts', '--port', port], {
    env: { ...process.env, CONSOLE_BUILD: process.env.CONSOLE_BUILD ?? 'dist' },
  });
  return running.then(
    () => 'It started.',
    ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr.trim()}`,
  );
}

/**
 * Starts a server on a port whose neighbors are both free. The preview needs two consecutive ports, and its
 * message names the one that is in use.
 */
async function takePortWithFreeNeighbors(): Promise<Server> {
  for (;;) {
    const server = await listen(await freePort());
    if (!server) continue;
    const { port } = server.address() as AddressInfo;
    const neighbors = [await listen(port - 1), await listen(port + 1)];
    for (const neighbor of neighbors) neighbor?.close();
    if (!neighbors.includes(null)) return server;
    server.close();
  }
}

test('a preview is the build under its policy, with a sign-in and orders', async ({ page }) => {
  const { url, stop } = await preview();
  try {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (/Content.Security.Policy|Trusted/i.test(message.text())) complaints.push(message.text());
    });
    const answer = await page.goto(`${url}/?page=1`);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[href*="person=staff"]').click();
    await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(1)).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await stop();
  }
});

test('a preview whose port is in use names the port, and how to choose another', DEEP_ONLY, async () => {
  const other = await takePortWithFreeNeighbors();
  const { port } = other.address() as AddressInfo;
  try {
    // First the console's own port is in use, then the next one, which the simulated platform needs.
    for (const asked of [port, port - 1]) {
      const said = await refusal(String(asked));
      expect(said).toMatch(
        /^1: Port \d+ is in use\. Stop the program that uses it, or choose two other ports:/,
      );
      expect(said).toContain(`Port ${port} `);
      expect(said).toContain(`npm run preview -- --port ${asked + 100}`);
    }
  } finally {
    other.close();
  }
});

test('a preview rejects an invalid port', DEEP_ONLY, async () => {
  for (const text of ['none', '0', '65535', '1.5'])
    expect(await refusal(text)).toBe(`1: --port ${text} is not a port. Name one from 1 to 65534.`);
});
