import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, type HttpHandler } from 'msw';
import { createEndpoints, type PlatformService } from '#api/endpoints.ts';
import { takeHidden } from './answer.ts';
import { createFaults, type Faults } from './faults.ts';
import { createHandlers } from './handlers.ts';
import { COOKIE_SESSIONS } from './issuer/sessions.ts';
import { consoleSettings } from './server/consoleSettings.ts';
import { type ControlCommand, control } from './server/control.ts';
import { corsHeaders, isPreflight, preflightHeaders } from './server/cors.ts';
import { sendResponse, toRequest } from './server/nodeRequest.ts';
import { createWorld, type World } from './world.ts';

export interface ServerOptions {
  /** 0 takes any free one. */
  port: number;
  /** Epoch ms; the present by default. */
  now?: number;
  orders?: number;
  seed?: number;
  /** Where the console is served: the only origin that may call from a browser. */
  consoleOrigin: string;
  tokenLifetimeS?: number;
  /** Services that answer on a port of their own: another origin, as in a platform of several hosts. */
  apart?: readonly PlatformService[];
}

export interface SimulatedServer {
  /** `http://localhost:PORT`, which answers `POST /__control`. */
  url: string;
  /** Where the services live that answer apart. */
  apart: Partial<Record<PlatformService, string>>;
  /** The settings that point a console at this platform, by their `VITE_*` names. */
  settings: Readonly<Record<string, string>>;
  /** The current tables: a reset makes new ones. */
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

/** The tables and handlers behind a port; a reset puts both back to how they started. */
function createPlatform(
  options: ServerOptions,
  port: number,
  apart: SimulatedServer['apart'],
  faults: Faults,
) {
  const endpoints = createEndpoints({
    platformUrl: `http://{service}.localhost:${port}`,
    overrides: apart,
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
      // Of the same site as a console on localhost, so that its cookie reaches a hidden frame.
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
 * The simulated platform as a real HTTP server: `http://{service}.localhost:PORT`, its issuer at
 * `http://issuer.localhost:PORT` and at `http://localhost:PORT/issuer`.
 */
export async function startSimulatedServer(options: ServerOptions): Promise<SimulatedServer> {
  const faults = createFaults();
  const unanswered: string[] = [];
  let platform: ReturnType<typeof createPlatform> | null = null;

  async function respond(request: Request): Promise<Response> {
    if (!platform) return new Response('Starting', { status: 503 });
    const { hostname, pathname } = new URL(request.url);
    if (hostname === 'localhost' && pathname === '/__control' && request.method === 'POST') {
      const command: ControlCommand = await request.json();
      const { world, reset } = platform;
      return Response.json(control(command, { world: world(), faults, unanswered, reset }));
    }
    const answer = await getResponse(platform.handlers(), request);
    if (answer) return answer;
    unanswered.push(`${request.method} ${request.url}`);
    return new Response(`Nobody answers ${unanswered.at(-1)}`, { status: 404 });
  }

  async function handle(message: IncomingMessage, target: ServerResponse): Promise<void> {
    const request = await toRequest(message);
    const origin = request.headers.get('Origin');
    if (isPreflight(request.method, request.headers)) {
      target.writeHead(204, preflightHeaders(origin, options.consoleOrigin)).end();
      return;
    }
    const answer = await respond(request);
    const cors = takeHidden(answer) ? {} : corsHeaders(origin, options.consoleOrigin);
    await sendResponse(target, answer, cors);
  }

  const answering = () =>
    createServer((message, target) => {
      handle(message, target).catch((error: unknown) => {
        process.stderr.write(`${message.method} ${message.url}: ${String(error)}\n`);
        target.destroy();
      });
    });
  const server = answering();
  const port = await listen(server, options.port);
  const others: Server[] = [];
  const apart: SimulatedServer['apart'] = {};
  for (const service of options.apart ?? []) {
    const other = answering();
    apart[service] = `http://${service}.localhost:${await listen(other, 0)}`;
    others.push(other);
  }
  const started = createPlatform(options, port, apart, faults);
  platform = started;
  return {
    url: `http://localhost:${port}`,
    apart,
    settings: consoleSettings(port, apart),
    get world() {
      return started.world();
    },
    faults,
    close: async () => {
      await Promise.all([server, ...others].map(closed));
    },
  };
}
