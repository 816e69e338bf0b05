import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Converts the incoming message into a web request. The URL gets the host of the `Host` header, which names
 * the service.
 */
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

/** Sends a web response. If it is a network error, closes the connection without a response. */
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
    // Without the delay, the data that was already sent might not arrive before the connection breaks.
    setTimeout(() => target.destroy(), BREAK_AFTER_MS);
  }
}
