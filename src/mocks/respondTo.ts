import { delay, HttpResponse } from 'msw';
import type { Endpoints } from '#api/endpoints.ts';
import type { Fault, Faults } from './faults.ts';
import { type ErrorFormat, errorBody, HttpError } from './httpError.ts';
import { verifyJwt } from './issuer/jwt.ts';
import { personOf, type SimulatedPerson } from './people.ts';
import type { Reply, Route, SimulatedService } from './route.ts';
import type { World } from './world.ts';

export interface HandlerContext {
  world: World;
  faults: Faults;
  endpoints: Endpoints;
  /** The URL of the console, for links that lead back to it. */
  consoleUrl: string;
}

function withHosts(text: string, { endpoints, consoleUrl }: HandlerContext): string {
  return text.replaceAll(/sim:\/\/([a-z-]+)/g, (_, service: string) =>
    service === 'console' ? consoleUrl : endpoints.baseUrl(service as SimulatedService),
  );
}

export function toResponse(reply: Reply, context: HandlerContext): Response {
  const { status, body, contentType = 'application/json', headers } = reply;
  const all = { 'X-Correlation-Id': crypto.randomUUID(), ...headers };
  if (body === undefined) return new HttpResponse(null, { status, headers: all });
  if (body instanceof Uint8Array)
    return new HttpResponse(body, { status, headers: { 'Content-Type': contentType, ...all } });
  const text = typeof body === 'string' ? body : withHosts(JSON.stringify(body), context);
  return new HttpResponse(text, { status, headers: { 'Content-Type': contentType, ...all } });
}

function errorReply(error: HttpError, style: ErrorFormat, path: string): Reply {
  const body = errorBody(error, style, path, crypto.randomUUID());
  const contentType =
    style === 'text' ? 'text/plain' : style === 'problem' ? 'application/problem+json' : 'application/json';
  return { status: error.status, body, contentType };
}

async function whoSends(request: Request, { world, faults }: HandlerContext): Promise<SimulatedPerson> {
  const [scheme, token = ''] = (request.headers.get('Authorization') ?? '').split(' ');
  const claims = scheme === 'Bearer' ? await verifyJwt(token, world.now()) : null;
  const person = claims?.use === 'access' ? personOf(String(claims.sub)) : null;
  if (!claims || !person) throw new HttpError(401, 'The access token is missing, invalid or expired.');
  if (Number(claims.issuedAtMs) < faults.expiredSince()) throw new HttpError(401, 'The session has ended.');
  return person;
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
}

export interface RouteMatch {
  service: SimulatedService;
  errors: ErrorFormat;
  route: Route;
  params: Record<string, string>;
}

const NOBODY: SimulatedPerson = {
  sub: '',
  name: '',
  email: '',
  role: '',
  abilities: '',
  permissions: { merchants: [], fulfillers: [], groups: [] },
};

async function handled(request: Request, matched: RouteMatch, context: HandlerContext): Promise<Response> {
  const { service, route, params } = matched;
  const url = new URL(request.url);
  try {
    const person = route.isPublic ? NOBODY : await whoSends(request, context);
    const body = await readBody(request);
    const reply = await route.handle({
      world: context.world,
      person,
      service,
      url,
      parameter: (name) => params[name] ?? url.searchParams.get(name) ?? '',
      headers: request.headers,
      body,
    });
    return toResponse(reply, context);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // The gateway rejects invalid tokens, so a 401 has the same format for all services.
    const style = error.status === 401 ? 'problem' : matched.errors;
    return toResponse(errorReply(error, style, url.pathname), context);
  }
}

const HTML = '<!doctype html><html><head><title>Sign in to the proxy</title></head><body>Proxy</body></html>';

/** Returns a copy in which every list and every plain value has the wrong type. Objects stay objects. */
function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { ...value.map(wrongTypes) };
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wrongTypes(one)]));
  }
  return typeof value === 'string' ? [value] : String(value);
}

/** Returns the response that the fault has changed or replaced. The platform has already applied the call. */
async function spoiled(fault: Fault, response: Response): Promise<Response> {
  const json = {
    status: response.status === 204 ? 200 : response.status,
    headers: { 'Content-Type': 'application/json' },
  };
  switch (fault.kind) {
    case 'malformedJson':
      return new HttpResponse('{"results": [', json);
    case 'html':
      return new HttpResponse(HTML, { status: 200, headers: { 'Content-Type': 'text/html' } });
    case 'empty':
      return new HttpResponse(null, { status: 200 });
    case 'wrongTypes':
      return new HttpResponse(JSON.stringify(wrongTypes(JSON.parse((await response.text()) || '{}'))), json);
    case 'truncated':
      return inPieces(response, 2, 0, true);
    case 'trickle':
      return inPieces(response, fault.pieces, fault.ms, false);
    case 'status':
      return statusResponse(fault);
    default:
      return HttpResponse.error();
  }
}

const HIDDEN = 'X-Simulated-Hidden';

/**
 * Whether the response must be sent without CORS headers. Removes the internal header that marks such a
 * response.
 */
export function consumeHiddenHeader(response: Response): boolean {
  const isHidden = response.headers.has(HIDDEN);
  if (isHidden) response.headers.delete(HIDDEN);
  return isHidden;
}

function statusResponse(fault: Extract<Fault, { kind: 'status' }>): Response {
  const { status, body, isHidden } = fault;
  const headers = { ...fault.headers, ...(isHidden && { [HIDDEN]: 'yes' }) };
  const isText = typeof body === 'string';
  const text = body === undefined ? null : isText ? body : JSON.stringify(body);
  const contentType = isText ? 'text/plain' : 'application/json';
  return new HttpResponse(text, { status, headers: { 'Content-Type': contentType, ...headers } });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Returns the response with its body split into pieces, each sent after a pause of `ms` milliseconds. With
 * `isCut`, the connection breaks after the first piece.
 */
async function inPieces(response: Response, pieces: number, ms: number, isCut: boolean): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  // An empty body has nothing to cut off, so it gets two spaces, of which only the first is sent.
  const bytes = isCut && whole.length === 0 ? new Uint8Array([32, 32]) : whole;
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await pause(ms);
      if (isCut && sent > 0) return controller.error(new TypeError('The connection broke.'));
      if (sent >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent, sent + size));
      sent += size;
    },
  });
  const status = isCut && response.status === 204 ? 200 : response.status;
  return new Response(status === 204 ? null : body, { status, headers: response.headers });
}

/**
 * Returns the response from `respond`, changed by the fault if there is one. With `networkError`,
 * `neverAnswers` or a `status` without `isApplied`, it does not call `respond`, so the platform does not
 * apply the call.
 */
export async function withFault(fault: Fault | null, respond: () => Promise<Response>): Promise<Response> {
  if (!fault) return respond();
  if (fault.kind === 'networkError') return HttpResponse.error();
  if (fault.kind === 'status' && !fault.isApplied) return statusResponse(fault);
  if (fault.kind === 'neverAnswers') {
    // A timer keeps the request alive. Node would collect a request that nothing refers to, and with it the
    // signal by which its caller aborts it.
    await delay('infinite');
    return HttpResponse.error();
  }
  if (fault.kind === 'delay') {
    await pause(fault.ms);
    return respond();
  }
  if (fault.kind === 'held') {
    await fault.until;
    return withFault(fault.next, respond);
  }
  return spoiled(fault, await respond());
}

/** Returns the platform's response to a request that matches a route, or the result of a fault. */
export function respondTo(request: Request, matched: RouteMatch, context: HandlerContext): Promise<Response> {
  const url = new URL(request.url);
  const call = { service: matched.service, method: request.method, path: `${url.pathname}${url.search}` };
  // The caller of an aborted request would never see the fault, so it is kept for the next call.
  const fault = request.signal.aborted ? null : context.faults.take(call);
  return withFault(fault, () => handled(request, matched, context));
}
