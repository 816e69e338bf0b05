import { createServer } from 'node:http';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { readConfigJson } from '../../src/app/configuration.ts';
import { type Settings, securityHeaders } from '../responseHeaders.ts';
import type { Finding } from './finding.ts';

/**
 * A page that the doctor calls services from, and the console's settings. `close` stops the page's server if
 * the doctor started it.
 */
export interface ConsolePage {
  /** A page of the console's origin that does not start the console. */
  url: string;
  settings: Record<string, unknown>;
  close: () => void;
}

const LOCAL_NAME = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Returns a finding if the origin is neither https nor local, otherwise null. Browsers lack the functions for
 * a sign-in at other origins.
 */
export function contextProblem(origin: string): Finding | null {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:' || LOCAL_NAME.test(hostname)) return null;
  return {
    subject: origin,
    problem:
      'This is not a secure context: without https the browser has no crypto.subtle, and nobody can sign in.',
    change: 'Serve the console with https, or on localhost.',
  };
}

async function runningConsole(origin: string): Promise<ConsolePage | null> {
  const response = await fetch(`${origin}/config.json`, { redirect: 'follow' }).catch(() => null);
  const settings = response && (await readConfigJson(response).catch(() => null));
  return settings && { url: `${origin}/config.json`, settings, close: () => undefined };
}

/**
 * Serves a blank page at the origin. It has the headers of a deployment with the settings of `.env` and the
 * environment. Returns a finding if the port cannot be used.
 */
async function blankConsole(origin: string): Promise<ConsolePage | Finding> {
  const settings: Settings = loadEnv('development', join(import.meta.dirname, '../..'), 'VITE_');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    response.writeHead(200, { ...securityHeaders(settings, pathname), 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Doctor</title>');
  });
  const { port, protocol } = new URL(origin);
  const number = Number(port || (protocol === 'https:' ? 443 : 80));
  const code = await new Promise<string | null>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? String(error)));
    server.listen(number, 'localhost', () => resolve(null));
  });
  if (code === null) {
    const close = () => {
      server.closeAllConnections();
      server.close();
    };
    return { url: `${origin}/`, settings, close };
  }
  return {
    subject: origin,
    problem: `Port ${number} cannot be used (${code}): another program than the console has it.`,
    change:
      'Stop that program. Another port is another address, which the identity provider would have to know: name it with --console.',
  };
}

/**
 * Opens the console that runs at the origin. If none runs there and the origin is local, opens a blank page
 * with the settings of this folder. If the origin is not local, returns a finding.
 */
export async function openConsole(origin: string): Promise<ConsolePage | Finding> {
  const running = await runningConsole(origin);
  if (running) return running;
  if (LOCAL_NAME.test(new URL(origin).hostname)) return blankConsole(origin);
  return {
    subject: origin,
    problem: `GET ${origin}/config.json gives no settings.`,
    change: 'Serve the settings there as a JSON object (README.md, "Configure it for int and prd").',
  };
}
