import { createServer, request as send } from 'node:http';
import { freePort } from './freePort.ts';

/** What a meddler does to a response: another status, other headers, or a connection that ends without one. */
interface Change {
  status?: number;
  drop?: RegExp;
  set?: Record<string, string>;
  isCut?: boolean;
}

/** The change for a request of this method and this program; null leaves the response as it is. */
export type Meddling = (method: string | undefined, userAgent: string) => Change | null;

/** A server in front of another one that spoils its responses: its address, and how to stop it. */
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
