import type { IncomingMessage, ServerResponse } from 'node:http';

/** The incoming message as a web request; the host it names decides which service is meant. */
export async function toRequest(message: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const parts: Uint8Array[] = [];
  for await (const part of message) parts.push(part as Uint8Array);
  const { method = 'GET' } = message;
  const hasBody = method !== 'GET' && method !== 'HEAD' && parts.length > 0;
  const url = new URL(message.url ?? '/', `http://${headers.get('Host') ?? 'localhost'}`);
  return new Request(url, { method, headers, ...(hasBody && { body: Buffer.concat(parts) }) });
}

const BREAK_AFTER_MS = 20;

/** Sends a web response; a network error breaks the connection, as a network would. */
export async function sendResponse(
  target: ServerResponse,
  response: Response,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  if (response.type === 'error') {
    target.destroy();
    return;
  }
  const headers: [string, string][] = [...response.headers, ...Object.entries(extra)];
  for (const [name, value] of headers) target.appendHeader(name, value);
  target.statusCode = response.status;
  target.flushHeaders();
  try {
    for await (const piece of response.body ?? []) target.write(piece);
    target.end();
  } catch {
    // Sent data arrives before the connection breaks.
    setTimeout(() => target.destroy(), BREAK_AFTER_MS);
  }
}
