import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vite.config.ts';

const ROOT = join(import.meta.dirname, '../..');

it('npm start has a fixed port, because an identity provider identifies the console by it', () => {
  expect(config).toMatchObject({ server: { port: 5173, strictPort: true } });
});

it('a second npm start ends, and says how to run both', async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, 'localhost', resolve));
  const { port } = first.address() as AddressInfo;
  try {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const { status, stderr } = spawnSync(process.execPath, [vite, '--port', String(port)], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${port} is in use`);
    expect(stderr).toContain(`npm start -- --port ${port + 7}`);
    expect(stderr).not.toMatch(/\bat .+:\d+:\d+/);
  } finally {
    first.close();
  }
});
