import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The number of a port that no other process was using when this function checked. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
