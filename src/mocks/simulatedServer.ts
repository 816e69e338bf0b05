import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, type HttpHandler } from 'msw';
import { createEndpoints, type PlatformService } from '#api/endpoints.ts';
import { createFaults, type Faults } from './faults.ts';
import { createHandlers } from './handlers.ts';
import { COOKIE_SESSIONS } from './issuer/sessions.ts';
import { consumeHiddenHeader } from './respondTo.ts';
import { consoleSettings } from './server/consoleSettings.ts';
import { type ControlCommand, executeCommand } from './server/control.ts';
import { corsHeaders, isPreflight, preflightHeaders } from './server/cors.ts';
import { sendResponse, toRequest } from './server/nodeRequest.ts';
import { createWorld, type World } from './world.ts';

export interface ServerOptions {
  /** 0 selects any free port. */
  port: number;
  /** Epoch ms; the current time by default. */
  now?: number;
  orders?: number;
  seed?: number;
  /**
   * The origin of the console, or several separated by spaces. Pages of other origins cannot call the
   * platform.
   */
  consoleOrigin: string;
  tokenLifetimeS?: number;
  /** Services that get their own port and therefore their own origin, as on a platform with several hosts. */
  separatePorts?: readonly PlatformService[];
}

export interface SimulatedServer {
  /** `http://localhost:PORT`, which accepts `POST /__control`. */
  url: string;
  /** The base URLs of the services that run on their own port. */
  separatePorts: Partial<Record<PlatformService, string>>;
  /** The settings that connect a console to this platform, by their `VITE_*` names. */
  settings: Readonly<Record<string, string>>;
  /** The current state of the platform. A reset replaces it. */
  readonly world: World;
  faults: Faults;
  close(): Promise<void>;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function createPlatform(
  options: ServerOptions,
  port: number,
  separatePorts: SimulatedServer['separatePorts'],
  faults: Faults,
) {
  const endpoints = createEndpoints({
    platformUrl: `http://{service}.localhost:${port}`,
    overrides: separatePorts,
    backendUrl: `http://backend.localhost:${port}`,
  });
  const start = () => {
    const { now = Date.now(), orders, seed, consoleOrigin, tokenLifetimeS } = options;
    const world = createWorld({
      now,
      ...(orders !== undefined && { orders }),
      ...(seed !== undefined && { seed }),
    });
    const handlers = createHandlers(world, {
      endpoints,
      issuerUrl: `http://issuer.localhost:${port}`,
      // This URL and a console on localhost belong to the same site, so a hidden frame receives the issuer's
      // cookie.
      issuerAliases: [`http://localhost:${port}/issuer`],
      faults,
      consoleUrl: consoleOrigin,
      sessions: COOKIE_SESSIONS,
      ...(tokenLifetimeS !== undefined && { tokenLifetimeS }),
    });
    return { world, handlers };
  };
  let current = start();
  return {
    world: () => current.world,
    handlers: (): HttpHandler[] => current.handlers,
    reset: () => {
      faults.clear();
      current = start();
    },
  };
}

/**
 * Starts the simulated platform as an HTTP server. The services are at `http://{service}.localhost:PORT`, the
 * issuer at `http://issuer.localhost:PORT` and `http://localhost:PORT/issuer`.
 */
export async function startSimulatedServer(options: ServerOptions): Promise<SimulatedServer> {
  const faults = createFaults();
  const unmatchedRequests: string[] = [];
  let platform: ReturnType<typeof createPlatform> | null = null;

  async function respond(request: Request): Promise<Response> {
    if (!platform) return new Response('Starting', { status: 503 });
    const { hostname, pathname } = new URL(request.url);
    if (hostname === 'localhost' && pathname === '/__control' && request.method === 'POST') {
      const command: ControlCommand = await request.json();
      const { world, reset } = platform;
      return Response.json(executeCommand(command, { world: world(), faults, unmatchedRequests, reset }));
    }
    const response = await getResponse(platform.handlers(), request);
    if (response) return response;
    unmatchedRequests.push(`${request.method} ${request.url}`);
    return new Response(`Nobody answers ${unmatchedRequests.at(-1)}`, { status: 404 });
  }

  async function handle(message: IncomingMessage, target: ServerResponse): Promise<void> {
    const request = await toRequest(message);
    const origin = request.headers.get('Origin');
    if (isPreflight(request.method, request.headers)) {
      target.writeHead(204, preflightHeaders(origin, options.consoleOrigin)).end();
      return;
    }
    const response = await respond(request);
    const cors = consumeHiddenHeader(response) ? {} : corsHeaders(origin, options.consoleOrigin);
    await sendResponse(target, response, cors);
  }

  const createHttpServer = () =>
    createServer((message, target) => {
      handle(message, target).catch((error: unknown) => {
        process.stderr.write(`${message.method} ${message.url}: ${String(error)}\n`);
        target.destroy();
      });
    });
  const server = createHttpServer();
  const port = await listen(server, options.port);
  const others: Server[] = [];
  const separatePorts: SimulatedServer['separatePorts'] = {};
  for (const service of options.separatePorts ?? []) {
    const other = createHttpServer();
    separatePorts[service] = `http://${service}.localhost:${await listen(other, 0)}`;
    others.push(other);
  }
  const started = createPlatform(options, port, separatePorts, faults);
  platform = started;
  return {
    url: `http://localhost:${port}`,
    separatePorts,
    settings: consoleSettings(port, separatePorts),
    get world() {
      return started.world();
    },
    faults,
    close: async () => {
      await Promise.all([server, ...others].map(closed));
    },
  };
}
