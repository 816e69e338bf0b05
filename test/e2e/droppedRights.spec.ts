import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { onPath } from '../../scripts/onPath.ts';
import { freePort } from './support/freePort.ts';
import { isMissing } from './support/servers.ts';

const ROOT = join(import.meta.dirname, '../..');
const USER = 12_345;
/** The restrictions of `docker run --cap-drop ALL --security-opt no-new-privileges --user 12345`. */
const WITHOUT_RIGHTS = [
  `--reuid=${USER}`,
  `--regid=${USER}`,
  '--clear-groups',
  '--no-new-privs',
  '--bounding-set=-all',
  '--inh-caps=-all',
];
const canDrop = process.getuid?.() === 0 && onPath('setpriv') !== null;

/**
 * Creates a folder with the files of the image, which the server's account can read but not change, and with
 * a `tmp` folder for everything else.
 */
async function layOut(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'console rights '));
  await chmod(home, 0o755);
  await cp(process.env.CONSOLE_BUILD ?? join(ROOT, 'dist'), join(home, 'dist'), { recursive: true });
  await cp(join(ROOT, 'deploy'), join(home, 'deploy'), { recursive: true });
  await mkdir(join(home, 'bin'));
  // The Containerfile copies Caddy too: a copy has none of the file's capabilities.
  const caddy = onPath('caddy');
  if (caddy !== null) await copyFile(caddy, join(home, 'bin/caddy'));
  const nginx = onPath('nginx');
  if (nginx !== null) await symlink(nginx, join(home, 'bin/nginx'));
  await mkdir(join(home, 'tmp'));
  await chown(join(home, 'tmp'), USER, USER);
  return home;
}

function start(home: string, server: string, port: number): { child: ChildProcess; said: () => string } {
  const command = ['sh', join(home, 'deploy/start.sh')];
  const child = spawn('setpriv', [...WITHOUT_RIGHTS, ...command], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: `${join(home, 'bin')}:${process.env.PATH}`,
      HOME: '/',
      XDG_CONFIG_HOME: join(home, 'tmp'),
      XDG_DATA_HOME: join(home, 'tmp'),
      PORT: String(port),
      CONSOLE_ROOT: join(home, 'dist'),
      CONSOLE_RUNTIME: join(home, 'tmp/console'),
      CONSOLE_SERVER: server,
      CONSOLE_ACCESS_LOG: '/dev/null',
      VITE_SUPPORT_EMAIL: 'support@console.example',
    },
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => {
    said += String(data);
  });
  return { child, said: () => said };
}

for (const server of ['caddy', 'nginx'] as const) {
  test(`${server} runs without a capability, as an account without a name, from read-only files`, async ({
    request,
  }) => {
    test.skip(!(canDrop || process.env.CI), 'needs root and setpriv, to drop the rights');
    test.skip(isMissing(server), `${server} is not installed`);
    const home = await layOut();
    const port = await freePort();
    const { child, said } = start(home, server, port);
    try {
      const url = `http://localhost:${port}`;
      const health = () => request.get(`${url}/healthz`).then((response) => response.text(), said);
      await expect.poll(health).toMatch(/^ok\n?$/);
      const settings = await (await request.get(`${url}/config.json`)).json();
      expect(settings).toEqual({ VITE_SUPPORT_EMAIL: 'support@console.example' });
      expect(await (await request.get(`${url}/`)).text()).toContain('<html');
      const [asset] = await readdir(join(home, 'dist/assets'));
      const script = await request.get(`${url}/assets/${asset}`);
      expect(script.status()).toBe(200);
    } finally {
      child.kill();
      await rm(home, { recursive: true });
    }
  });
}
