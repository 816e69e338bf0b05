import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { type Settings, securityHeaders } from './responseHeaders.ts';

const DIST = new URL('../dist/', import.meta.url).pathname;
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

interface DistServer {
  url: string;
  close: () => Promise<void>;
}

async function readDist(path: string): Promise<Buffer | null> {
  return readFile(join(DIST, normalize(path))).catch(() => null);
}

/** Assets never change and never fall back to the page; everything else is the page itself. */
async function respond(
  path: string,
  settings: Settings,
): Promise<{ status: number; type: string; cache: string; body: Buffer | string }> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  if (path === '/config.json') {
    return { status: 200, type: 'application/json', cache: 'no-store', body: JSON.stringify(settings) };
  }
  const file = path === '/' || path.startsWith('/.') ? null : await readDist(path);
  if (path.startsWith('/assets/')) {
    if (!file) return { status: 404, type: 'text/plain', cache: 'no-store', body: 'Not found' };
    return { status: 200, type, cache: 'public, max-age=31536000, immutable', body: file };
  }
  if (file) return { status: 200, type, cache: 'no-cache', body: file };
  const page = await readDist('index.html');
  return {
    status: page ? 200 : 500,
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    body: page ?? 'Build first.',
  };
}

/** Serves the production build with the headers of a deployment, for browser tests and the benchmark. */
export async function serveDist(port: number, settings: Settings): Promise<DistServer> {
  const server = createServer(async (request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const { status, type, cache, body } = await respond(path, settings);
    response.writeHead(status, {
      ...securityHeaders(settings, path),
      'Content-Type': type,
      'Cache-Control': cache,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
