import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from '../../../scripts/onPath.ts';
import type { Settings } from '../../../scripts/responseHeaders.ts';
import { freePort, freePortPair } from './freePort.ts';

const ROOT = join(import.meta.dirname, '../../..');
const START_MS = 30_000;

export interface Deployment {
  url: string;
  stop: () => Promise<void>;
  /** The error output of the server so far, to which Caddy writes its access log. */
  logged?: () => string;
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
 * Starts a server as a user would. Of the test's environment, it inherits only PATH. The server is ready when
 * it responds and has printed `lastWord`.
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
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: home, CONSOLE_RUNTIME: home, ...settings },
  });
  let said = '';
  server.stdout?.on('data', (data: Buffer) => {
    said += String(data);
  });
  let logged = '';
  server.stderr?.on('data', (data: Buffer) => {
    logged += String(data);
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
  return { url, stop, said: () => said, logged: () => logged };
}

/** The servers for which `deploy/` contains a configuration, by their CONSOLE_SERVER values. */
export type WebServer = 'caddy' | 'nginx';

/**
 * Whether the server is not installed, so that its tests are skipped. For Caddy this is always false in CI,
 * because its tests must run there.
 */
export function isMissing(server: WebServer): boolean {
  return onPath(server) === null && !(server === 'caddy' && process.env.CI);
}

/**
 * Serves the build as `deploy/` does, with the real server on a free port. Only these settings configure it.
 */
export async function deploy(
  settings: Settings,
  wantedPort?: number,
  server: WebServer = 'caddy',
): Promise<Deployment> {
  const port = wantedPort ?? (await freePort());
  return start(port, ['sh', join(ROOT, 'deploy/start.sh')], {
    PORT: String(port),
    CONSOLE_ROOT: process.env.CONSOLE_BUILD ?? join(ROOT, 'dist'),
    CONSOLE_SERVER: server,
    // The output of a test is a socket, which the server cannot open as a file.
    CONSOLE_ACCESS_LOG: '/dev/null',
    ...settings,
  });
}

/** A simulated platform, and the settings that it has printed. */
export interface Simulation extends Deployment {
  settings: Settings;
}

/** Runs `npm run platform` for a console with this origin. */
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

/** Runs `npm run preview` with the build under test. It serves the simulated platform on the next port. */
export async function preview(): Promise<Deployment> {
  const port = await freePortPair();
  const build = process.env.CONSOLE_BUILD ?? join(ROOT, 'dist');
  const command = [process.execPath, 'scripts/preview.ts', '--port', String(port)];
  return start(port, command, { CONSOLE_BUILD: build }, 'Ctrl+C');
}

/**
 * Serves the sources as `npm start` does, but with a separate cache. Two servers that share a cache replace
 * each other's files, which pages that are already open then cannot load.
 */
export async function develop(settings: Settings): Promise<Deployment> {
  const port = await freePort();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const cache = join(ROOT, `node_modules/.vite/at-${port}`);
  const command = [process.execPath, vite, '--port', String(port), '--strictPort'];
  const server = await start(port, command, { CONSOLE_CACHE: cache, ...settings });
  const stop = async () => {
    await server.stop();
    await rm(cache, { recursive: true, force: true });
  };
  return { ...server, stop };
}
