import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sendResponse } from '../src/mocks/server/nodeRequest.ts';
import { handleNonPageRequest } from './ownBackend.ts';
import { type Settings, securityHeaders } from './responseHeaders.ts';

const DIST = join(import.meta.dirname, '../dist');
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

interface Answer {
  status: number;
  type: string;
  cache: string;
  body: Buffer | string;
  /** The file in the build that contains the compressed body, if the build was compressed. */
  compressed?: Buffer | null;
}

async function readIn(root: string, path: string): Promise<Buffer | null> {
  return readFile(join(root, normalize(path))).catch(() => null);
}

/**
 * Returns the response to a path. Assets are immutable, and a missing asset is a 404. Every other path
 * without a file gets the page.
 */
async function respond(root: string, path: string, settings: Settings): Promise<Answer> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  if (path === '/config.json') {
    return { status: 200, type: 'application/json', cache: 'no-store', body: JSON.stringify(settings) };
  }
  const file = path === '/' || path.startsWith('/.') ? null : await readIn(root, path);
  if (path.startsWith('/assets/')) {
    if (!file) return { status: 404, type: 'text/plain', cache: 'no-store', body: 'Not found' };
    const compressed = await readIn(root, `${path}.br`);
    return { status: 200, type, cache: 'public, max-age=31536000, immutable', body: file, compressed };
  }
  if (file) return { status: 200, type, cache: 'no-cache', body: file };
  const page = await readIn(root, 'index.html');
  const body = page ?? 'Build first.';
  return { status: page ? 200 : 500, type: 'text/html; charset=utf-8', cache: 'no-cache', body };
}

/** The decoded path of a URL, or the path as it is if it has a broken escape sequence. */
function pathOf(url = '/'): string {
  // A second slash at the start would begin a host.
  const { pathname } = new URL(url.replace(/^\/+/, '/'), 'http://localhost');
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns a function that compresses a body, unless the build contains it compressed. Equal bodies are
 * compressed only once.
 */
function createCompressor(): (answer: Answer) => Buffer {
  const known = new Map<string, Buffer>();
  return ({ body, compressed: built }) => {
    if (built) return built;
    const key = createHash('sha1').update(body).digest('hex');
    const compressed = known.get(key) ?? brotliCompressSync(body);
    known.set(key, compressed);
    return compressed;
  };
}

/** Returns a network or server fault for a file, or null to serve it unchanged. */
type Spoil = (path: string, whole: () => Response) => Promise<Response> | null;

interface DistOptions {
  root?: string | undefined;
  /** Causes requests for individual files to fail. */
  spoil?: Spoil;
  /** The origin to which calls to `/api` are forwarded. Without one, they receive a 404. */
  backend?: string | null;
}

/**
 * Serves a production build as a deployment does, for the preview, the browser tests and the benchmark.
 * Rejects with the system's error if the port is not available.
 */
export async function serveDist(
  port: number,
  settings: Settings,
  { root = DIST, spoil = () => null, backend = null }: DistOptions = {},
): Promise<DistServer> {
  const compress = createCompressor();
  const server = createServer(async (request, response) => {
    if (handleNonPageRequest(request, response, backend)) return;
    const path = pathOf(request.url);
    const answer = await respond(root, path, settings);
    const headers = {
      ...securityHeaders(settings, path),
      'Content-Type': answer.type,
      'Cache-Control': answer.cache,
      'Content-Encoding': 'br',
    };
    const body = compress(answer);
    const spoilt = spoil(path, () => new Response(new Uint8Array(body), { status: answer.status, headers }));
    if (spoilt) await sendResponse(response, await spoilt, {});
    else response.writeHead(answer.status, headers).end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
