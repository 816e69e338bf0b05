import { type HttpHandler, HttpResponse, http } from 'msw';
import { personOf } from '../people.ts';
import { type HandlerContext, toResponse, withFault } from '../respondTo.ts';
import type { Reply } from '../route.ts';
import { authorize, endSessionLocation } from './authorize.ts';
import { discoveryDocument, handleRevocationRequest, handleTokenRequest } from './exchange.ts';
import { verifyJwt } from './jwt.ts';
import { pickerHtml, signedOutHtml, subscriptionHtml } from './pages.ts';
import type { Sessions } from './sessions.ts';
import { authorizeSubscription, subscriberKey } from './subscriptionAuth.ts';
import type { Issuer } from './tokens.ts';

function redirect(location: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new HttpResponse(null, { status: 302, headers: { Location: location, ...headers } });
}

function page(html: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new HttpResponse(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
}

async function authorizePage(issuer: Issuer, sessions: Sessions, request: Request): Promise<Response> {
  const result = await authorize(issuer, new URL(request.url), sessions.current(request));
  if (result.kind === 'refuse') return page(result.message, 400);
  if (result.kind === 'pick') return page(pickerHtml(result));
  return redirect(result.location, sessions.remember(result.sub));
}

function endSessionPage(sessions: Sessions, request: Request): Response {
  const location = endSessionLocation(new URL(request.url));
  const headers = sessions.remember(null);
  return location === null ? page(signedOutHtml(), 200, headers) : redirect(location, headers);
}

function subscriptionPage(sessions: Sessions, request: Request, { world }: HandlerContext): Response {
  const session = sessions.current(request);
  const result = authorizeSubscription(new URL(request.url), session);
  if (result.kind === 'refuse') return page(result.message, 400);
  if (result.kind === 'ask') return page(subscriptionHtml(result));
  if (result.isAllowed) world.documentStore.set(subscriberKey(session ?? ''), true);
  return redirect(result.location);
}

async function userInfo(issuer: Issuer, request: Request): Promise<Reply> {
  const token = (request.headers.get('Authorization') ?? '').replace(/^Bearer /, '');
  const claims = await verifyJwt(token, issuer.now());
  const person = personOf(String(claims?.sub));
  if (!person) return { status: 401 };
  return { status: 200, body: { sub: person.sub, name: person.name, email: person.email } };
}

async function form(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}

type Responder = (request: Request) => Promise<Reply | Response> | Reply | Response;

/**
 * Creates the handler of the simulated identity provider at `issuerUrl`. The server serves the issuer's pages
 * too. In the browser, `issuerPage.ts` renders them, so this handler must not intercept them.
 */
export function issuerHandler(
  issuer: Issuer,
  sessions: Sessions,
  context: HandlerContext,
  servesPages: boolean,
): HttpHandler {
  const { issuerUrl } = issuer;
  const pages: Readonly<Record<string, Responder>> = {
    'GET /authorize': (request) => authorizePage(issuer, sessions, request),
    'GET /end_session': (request) => endSessionPage(sessions, request),
    'GET /subscription_auth': (request) => subscriptionPage(sessions, request, context),
  };
  const responders: Readonly<Record<string, Responder>> = {
    'GET /.well-known/openid-configuration': () => ({ status: 200, body: discoveryDocument(issuerUrl) }),
    // Tokens are signed with a shared secret, so there is no public key to publish.
    'GET /jwks': () => ({ status: 200, body: { keys: [] } }),
    ...(servesPages && pages),
    'GET /userinfo': (request) => userInfo(issuer, request),
    'POST /token': async (request) => handleTokenRequest(issuer, await form(request)),
    'POST /revoke': async (request) => handleRevocationRequest(issuer, await form(request)),
  };
  const find = (request: Request): Responder | undefined => {
    const [address = ''] = request.url.split('?');
    if (!address.startsWith(issuerUrl)) return undefined;
    return responders[`${request.method} ${address.slice(issuerUrl.length)}`];
  };
  const respond = async (request: Request): Promise<Response> => {
    const response = await find(request)?.(request);
    if (response instanceof Response) return response;
    return toResponse(response ?? { status: 404 }, context);
  };
  return http.all(
    ({ request }) => find(request) !== undefined,
    ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const call = { service: 'issuer', method: request.method, path: `${pathname}${search}` };
      return withFault(context.faults.take(call), () => respond(request));
    },
  );
}
