import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../../scripts/responseHeaders.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const START_MS = 10_000;

export interface Deployment {
  url: string;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (server.exitCode !== null) throw new Error(`Caddy ended with ${server.exitCode}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('Caddy does not answer');
}

/** The build as `deploy/` serves it: the real server, configured by nothing but these names. */
export async function deploy(settings: Settings): Promise<Deployment> {
  const port = await freePort();
  const runtime = await mkdtemp(join(tmpdir(), 'console-'));
  const server = spawn('sh', [join(ROOT, 'deploy/start.sh')], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      PATH: process.env.PATH,
      HOME: runtime,
      PORT: String(port),
      CONSOLE_ROOT: process.env.CONSOLE_BUILD ?? join(ROOT, 'dist'),
      CONSOLE_RUNTIME: runtime,
      ...settings,
    },
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    server.kill();
    await rm(runtime, { recursive: true, force: true });
  };
  try {
    await answers(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
