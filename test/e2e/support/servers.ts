import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '../../../scripts/onPath.ts';
import type { Settings } from '../../../scripts/responseHeaders.ts';
import { freePort } from './freePort.ts';

const ROOT = join(import.meta.dirname, '../../..');
const START_MS = 30_000;

export interface Deployment {
  url: string;
  stop: () => Promise<void>;
}

async function answers(url: string, server: ChildProcess, isReady: () => boolean): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const answer = fetch(url).then(
      () => true,
      () => false,
    );
    if ((await answer) && isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server does not answer');
}

/**
 * A server as a person starts it: in surroundings of its own, with nothing of the test's but the PATH. It is ready
 * when it answers and has printed its last word.
 */
async function start(
  port: number,
  command: readonly string[],
  settings: Settings,
  lastWord = '',
): Promise<Deployment & { said: () => string }> {
  const home = await mkdtemp(join(tmpdir(), 'a console #'));
  const [program = '', ...args] = command;
  const server = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, HOME: home, CONSOLE_RUNTIME: home, ...settings },
  });
  let said = '';
  server.stdout?.on('data', (data: Buffer) => {
    said += String(data);
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    server.kill();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await answers(url, server, () => said.includes(lastWord));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, said: () => said };
}

/** What the tests of `deploy/` are skipped for; CI has it, or fails. */
export const IS_WITHOUT_CADDY = onPath('caddy') === null && !process.env.CI;

/** The build as `deploy/` serves it: the real server, configured by nothing but these names, on a free port. */
export async function deploy(settings: Settings, wantedPort?: number): Promise<Deployment> {
  const port = wantedPort ?? (await freePort());
  return start(port, ['sh', join(ROOT, 'deploy/start.sh')], {
    PORT: String(port),
    CONSOLE_ROOT: process.env.CONSOLE_BUILD ?? join(ROOT, 'dist'),
    ...settings,
  });
}

/** A simulated platform, and the settings that it printed. */
export interface Simulation extends Deployment {
  settings: Settings;
}

/** `npm run platform` for a console of that origin. */
export async function simulate(consoleOrigin: string): Promise<Simulation> {
  const port = await freePort();
  const args = ['--port', String(port), '--console', consoleOrigin, '--orders', '400'];
  const { said, ...server } = await start(
    port,
    [process.execPath, 'src/mocks/serve.ts', ...args],
    {},
    'CALLBACK',
  );
  const lines = said().split('\n');
  const named = lines.filter((line) => !line.startsWith('#') && line.includes('='));
  return { ...server, settings: Object.fromEntries(named.map((line) => line.split(/=(.*)/, 2))) };
}

/** `npm run preview`, of the build that the tests run on. */
export async function preview(port: number): Promise<Deployment> {
  const build = process.env.CONSOLE_BUILD ?? join(ROOT, 'dist');
  const command = [process.execPath, 'scripts/preview.ts', '--port', String(port)];
  return start(port, command, { CONSOLE_BUILD: build }, 'Ctrl+C');
}

/** The sources as `npm start` serves them. */
export async function develop(settings: Settings): Promise<Deployment> {
  const port = await freePort();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  return start(port, [process.execPath, vite, '--port', String(port), '--strictPort'], settings);
}
