import { type HttpHandler, http } from 'msw';
import type { Endpoints } from '#api/endpoints.ts';
import { channelHandler } from './channel.ts';
import type { Faults } from './faults.ts';
import { issuerHandler } from './issuer/handler.ts';
import { type Sessions, storedSessions } from './issuer/sessions.ts';
import { createMemoryIssuerStore, type IssuerStore } from './issuer/tokens.ts';
import { type HandlerContext, type RouteMatch, respondTo } from './respondTo.ts';
import { matchPath, type ServiceRoutes } from './route.ts';
import { SERVICE_ROUTES } from './services/all.ts';
import type { World } from './world.ts';

export interface HandlerOptions {
  endpoints: Endpoints;
  issuerUrl: string;
  /** Other URLs at which the same issuer responds. */
  issuerAliases?: readonly string[];
  faults: Faults;
  /** The URL of the console, for links that lead back to it. */
  consoleUrl?: string;
  /** The state of the issuer. By default, it is in memory. */
  store?: IssuerStore;
  /** The sign-in sessions of the issuer. By default, all callers share one session. */
  sessions?: Sessions;
  /**
   * Whether the handlers also serve the issuer's sign-in and sign-out pages. In the browser, the console's
   * page renders them.
   */
  servesIssuerPages?: boolean;
  tokenLifetimeS?: number;
}

const HOUR_S = 3600;

function withoutAlias({ alias = '' }: ServiceRoutes, path: string): string {
  return path.startsWith(`${alias}/`) ? path.slice(alias.length) : path;
}

/** Returns a function that finds the route of one service for a request. */
function serviceMatcher(routes: ServiceRoutes, { endpoints }: HandlerContext) {
  const base = new URL(endpoints.baseUrl(routes.service));
  const prefix = base.pathname.replace(/\/$/, '');
  return (method: string, url: URL): RouteMatch | null => {
    if (url.origin !== base.origin || !url.pathname.startsWith(prefix)) return null;
    const path = withoutAlias(routes, url.pathname.slice(prefix.length));
    for (const route of routes.routes) {
      const params = route.method === method ? matchPath(route.path, path) : null;
      if (params) return { service: routes.service, errors: routes.errors, route, params };
    }
    return null;
  };
}

/**
 * The handler for all services. There is only one, because the library copies each request for every handler
 * that it asks.
 */
function servicesHandler(context: HandlerContext): HttpHandler {
  const matchers = SERVICE_ROUTES.map((routes) => serviceMatcher(routes, context));
  const match = (request: Request): RouteMatch | null => {
    const url = new URL(request.url);
    for (const matcher of matchers) {
      const matched = matcher(request.method, url);
      if (matched) return matched;
    }
    return null;
  };
  return http.all(
    ({ request }) => match(request) !== null,
    ({ request }) => {
      const matched = match(request);
      return matched ? respondTo(request, matched, context) : undefined;
    },
  );
}

/** Creates the request handlers for all services of the platform and for its issuer. */
export function createHandlers(world: World, options: HandlerOptions): HttpHandler[] {
  const { endpoints, issuerUrl, faults, consoleUrl = 'https://console.simulated.example' } = options;
  const store = options.store ?? createMemoryIssuerStore();
  const context = { world, faults, endpoints, consoleUrl };
  const sessions = options.sessions ?? storedSessions(store);
  const lifetimeS = options.tokenLifetimeS ?? HOUR_S;
  const issuerOf = (url: string) => ({ issuerUrl: url, now: world.now, lifetimeS, store });
  return [
    servicesHandler(context),
    channelHandler(context),
    ...[issuerUrl, ...(options.issuerAliases ?? [])].map((url) =>
      issuerHandler(issuerOf(url), sessions, context, options.servesIssuerPages ?? true),
    ),
  ];
}
