import { createServer, request as send } from 'node:http';
import { freePort } from './freePort.ts';

/** A change to a response: its status, its headers, or no response at all because the connection closes. */
interface Change {
  status?: number;
  drop?: RegExp;
  set?: Record<string, string>;
  isCut?: boolean;
}

/** Returns the change for a request with this method and user agent; null leaves the response unchanged. */
export type Meddling = (method: string | undefined, userAgent: string) => Change | null;

/**
 * Starts a proxy that changes the responses of another server. Returns its URL and a function that stops it.
 */
export async function meddle(target: string, meddling: Meddling): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const { host, port: targetPort } = new URL(target);
  const server = createServer((message, response) => {
    const { method, url: path, headers } = message;
    const { status, drop, set, isCut } = meddling(method, headers['user-agent'] ?? '') ?? {};
    if (isCut) {
      response.destroy();
      return;
    }
    const outgoing = send(
      { host: 'localhost', port: targetPort, method, path, headers: { ...headers, host } },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !drop?.test(name));
        response.writeHead(status ?? answer.statusCode ?? 502, { ...Object.fromEntries(kept), ...set });
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    message.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}`, stop };
}
