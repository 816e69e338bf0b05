import { type IncomingMessage, request as overHttp, type ServerResponse } from 'node:http';
import { request as overHttps } from 'node:https';

/** The paths of the product's own backend when it has the same origin as the console. */
const IS_BACKEND_PATH = /^\/api(?=[/?]|$)/;
const READS = ['GET', 'HEAD'];

/** Sends an error in the platform's format, so that the console shows its title and detail. */
function refuse(response: ServerResponse, status: number, title: string, detail: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: READS.join(', ') }),
  });
  response.end(JSON.stringify({ title, status, detail }));
}

function forward(message: IncomingMessage, response: ServerResponse, backend: string): void {
  const target = new URL(backend);
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  const outgoing = send(
    {
      protocol: target.protocol,
      hostname: target.hostname,
      port: target.port,
      method: message.method,
      // The path is forwarded unchanged, because a URL object could change the encoding of an ID in it.
      path: message.url,
      headers: { ...message.headers, host: target.host },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', ({ message: reason }) => {
    if (response.headersSent) response.destroy();
    else refuse(response, 502, 'Bad gateway', reason);
  });
  message.pipe(outgoing);
}

/**
 * Handles requests that must never receive the page, as `deploy/` does, and returns whether the request is
 * one of them. Calls to the product's own backend are forwarded to the origin `backend`, or receive a 404 if
 * there is none. Writes to any other path receive a 405.
 */
export function handleNonPageRequest(
  message: IncomingMessage,
  response: ServerResponse,
  backend: string | null,
): boolean {
  const { method = 'GET', url = '/' } = message;
  if (IS_BACKEND_PATH.test(url)) {
    if (backend) forward(message, response, backend);
    else refuse(response, 404, 'Not found', 'This console is served without a backend (CONSOLE_BACKEND).');
    return true;
  }
  if (READS.includes(method)) return false;
  refuse(response, 405, 'Method not allowed', 'The console itself is only read.');
  return true;
}
