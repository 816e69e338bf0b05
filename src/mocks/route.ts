import type { PlatformService } from '#api/endpoints.ts';
import type { ErrorFormat } from './httpError.ts';
import { decodeSegment } from './links.ts';
import type { SimulatedPerson } from './people.ts';
import type { World } from './world.ts';

/** A call as a handler receives it: authenticated and parsed. */
export interface ReceivedCall {
  world: World;
  person: SimulatedPerson;
  service: SimulatedService;
  url: URL;
  /** The parameter with this name in the path or, if it has none, in the query; '' if both have none. */
  parameter: (name: string) => string;
  headers: Headers;
  /** The parsed JSON body, or undefined if there is none. */
  body: unknown;
}

export interface Reply {
  status: number;
  /** Strings and bytes are sent unchanged with `contentType`, everything else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Readonly<Record<string, string>>;
}

export type RouteHandler = (call: ReceivedCall) => Reply | Promise<Reply>;

export interface Route {
  method: string;
  /** For example `/v1/orders/:orderId`. Parameters are decoded, so that an ID can contain '/', '#' or '%'. */
  path: string;
  handle: RouteHandler;
  /** Whether the route responds without a token (docs/platform/rendering.md). */
  isPublic?: boolean;
}

export type SimulatedService = PlatformService | 'backend';

/** A service of the platform: its routes and the format of its errors. */
export interface ServiceRoutes {
  service: SimulatedService;
  errors: ErrorFormat;
  /** A path prefix that the published client of the service puts before its paths. */
  alias?: string;
  routes: readonly Route[];
}

export function get(path: string, handle: RouteHandler): Route {
  return { method: 'GET', path, handle };
}
export function post(path: string, handle: RouteHandler): Route {
  return { method: 'POST', path, handle };
}
export function put(path: string, handle: RouteHandler): Route {
  return { method: 'PUT', path, handle };
}
export function remove(path: string, handle: RouteHandler): Route {
  return { method: 'DELETE', path, handle };
}

export function ok(body: unknown): Reply {
  return { status: 200, body };
}
export function accepted(body?: unknown): Reply {
  return { status: 202, ...(body !== undefined && { body }) };
}
export function noContent(): Reply {
  return { status: 204 };
}

/** The parameters of a path that matches the pattern, or null. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const found = path.split('/');
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = decodeSegment(found[index] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}
