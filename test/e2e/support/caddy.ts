import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../../scripts/responseHeaders.ts';
import { freePort } from './freePort.ts';

const ROOT = join(import.meta.dirname, '../../..');
const START_MS = 30_000;

export interface Deployment {
  url: string;
  stop: () => Promise<void>;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server does not answer');
}

/** A server as a person starts it: in surroundings of its own, with nothing of the test's but the PATH. */
async function start(port: number, command: readonly string[], settings: Settings): Promise<Deployment> {
  const home = await mkdtemp(join(tmpdir(), 'a console #'));
  const [program = '', ...args] = command;
  const server = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { PATH: process.env.PATH, HOME: home, CONSOLE_RUNTIME: home, ...settings },
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    server.kill();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await answers(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** The build as `deploy/` serves it: the real server, configured by nothing but these names. */
export async function deploy(settings: Settings): Promise<Deployment> {
  const port = await freePort();
  return start(port, ['sh', join(ROOT, 'deploy/start.sh')], {
    PORT: String(port),
    CONSOLE_ROOT: process.env.CONSOLE_BUILD ?? join(ROOT, 'dist'),
    ...settings,
  });
}

/** The sources as `npm start` serves them. */
export async function develop(settings: Settings): Promise<Deployment> {
  const port = await freePort();
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  return start(port, [process.execPath, vite, '--port', String(port), '--strictPort'], settings);
}
