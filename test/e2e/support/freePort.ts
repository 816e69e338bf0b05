import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns a server that uses the port, or null if another process does. */
export function listen(port: number): Promise<Server | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.listen(port, () => resolve(server));
  });
}

/** The number of a port that no other process was using when this function checked. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Like `freePort`, for a program that also uses the next port. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const next = await listen(port + 1);
    if (!next) continue;
    await new Promise((resolve) => next.close(resolve));
    return port;
  }
}
