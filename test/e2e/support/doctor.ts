import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { findHeadlessChromium } from '../../../scripts/findChromium.ts';
import type { Settings } from '../../../scripts/responseHeaders.ts';
import { freePort } from './freePort.ts';

/**
 * The exit code and the output of `npm run doctor` for a console at that URL, with these settings but
 * otherwise without the test's environment.
 */
export function doctor(origin: string, settings: Settings = {}): Promise<{ code: number; report: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, CHROME_PATH: findHeadlessChromium() ?? '', ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/doctor.ts', '--console', origin], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, report: `${stdout}${stderr}` }),
    );
  });
}

export const blocks = (report: string) => report.trim().split('\n\n');
export const count = (report: string) => blocks(report).length - 1;

/** A response that any origin can read, unless a header says otherwise; null closes the connection. */
type Answer = { status?: number; headers?: Record<string, string>; body?: object } | null;

/** Starts a server that responds as `answer` says, at the URL `here` or on a free port. */
export async function serve(
  answer: (url: URL, userAgent: string) => Answer,
  here?: string,
): Promise<{ url: string; stop: () => void }> {
  const url = here ?? `http://localhost:${await freePort()}`;
  const server = createServer((request, response) => {
    const told = answer(new URL(request.url ?? '/', url), request.headers['user-agent'] ?? '');
    if (told === null) {
      response.destroy();
      return;
    }
    const { status = 200, headers, body } = told;
    const usual = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
    response.writeHead(status, { ...usual, ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, stop };
}

/** Whether Chromium sends the request, rather than the doctor itself. */
export const isBrowser = (userAgent: string) => userAgent.includes('Chrome');
