import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DEEP_ONLY } from '#test/depth.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

// All tests run in one worker, because they share one build.
test.describe.configure({ mode: 'default' });

let folder = '';
let server: Server;
let url = '';

/**
 * Builds the demo, and serves it with a file server that does not know the console: a path without a file is
 * not found.
 */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'a demo '));
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir'],
    {
      env: { ...process.env, VITE_DEMO: 'on', BUILD_ID: 'demo' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    const body = await readFile(file).catch(() => null);
    response.writeHead(body ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' });
    response.end(body ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

test(
  'a demo from a file server has a sign-in, orders, and URLs that survive a reload',
  DEEP_ONLY,
  async ({ page }) => {
    await page.goto(`${url}/?page=1`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[data-person="staff"]').click();
    const results = page.getByRole('main').getByRole('table');
    await expect(results.getByRole('row').nth(1)).toBeVisible();
    const order = results.getByRole('link').first();
    const orderId = (await order.textContent()) ?? '';
    await order.click();
    const heading = page.getByRole('heading', { level: 1, name: orderId });
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
  },
);

test('the simulated platform of a demo is a chunk that the first page does not name', DEEP_ONLY, async () => {
  const manifest: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const chunk = manifest['src/app/simulation/startSimulation.ts'];
  expect(chunk?.isDynamicEntry).toBe(true);
  expect(await readFile(join(folder, chunk?.file ?? ''), 'utf8')).toContain('simulated-platform');
  expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain(chunk?.file);
});
