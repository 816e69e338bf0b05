import { defineNetwork } from 'msw/experimental';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createEndpoints } from '#api/endpoints.ts';
import { createDocumentStore, type DocumentStore } from '#mocks/documentStore.ts';
import { createFaults, type Fault, type FaultMatch } from '#mocks/faults.ts';
import { createHandlers } from '#mocks/handlers.ts';
import { createMemoryIssuerStore, signAccessToken } from '#mocks/issuer/tokens.ts';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { createWorld, type World, type WorldOptions } from '#mocks/world.ts';
import { DirectNetwork } from './directNetwork.ts';

export const ISSUER_URL = 'http://issuer.platform.test';
const CONSOLE_URL = 'http://console.test';

export const TEST_ENDPOINTS = createEndpoints({
  platformUrl: 'http://{service}.platform.test',
  overrides: {},
  backendUrl: 'http://backend.platform.test',
});

function nameOf(frame: unknown): string {
  const request = (frame as { request?: Request }).request;
  return request ? `${request.method} ${request.url}` : 'something that is no request';
}

/**
 * Starts the simulated platform for one test file. By default it contains no orders; a test adds its own with
 * `world.addOrder(anOrder()…build())`. Each test starts with the settings and subscriptions that existed
 * before the first one. A request without a handler fails the test that sent it.
 */
export function simulatedPlatform(options: Partial<WorldOptions> & { tokenLifetimeS?: number } = {}) {
  const made = createWorld({ now: Date.now(), orders: 0, ...options });
  let documentStore = made.documentStore;
  const world: World = Object.create(made, { documentStore: { get: () => documentStore } });
  const faults = createFaults({ now: world.now });
  const store = createMemoryIssuerStore();
  const lifetimeS = options.tokenLifetimeS ?? 3600;
  /**
   * Creates handlers that always use this documentStore, so that a save that arrives after its test does not
   * affect the next one.
   */
  const handlersOver = (own: DocumentStore) =>
    createHandlers(Object.create(world, { documentStore: { value: own } }), {
      endpoints: TEST_ENDPOINTS,
      issuerUrl: ISSUER_URL,
      faults,
      consoleUrl: CONSOLE_URL,
      store,
      tokenLifetimeS: lifetimeS,
    });
  const unhandled: string[] = [];
  const requests: string[] = [];
  const server = defineNetwork({
    sources: [new DirectNetwork()],
    handlers: handlersOver(documentStore),
    context: { quiet: true },
    onUnhandledFrame: ({ frame }) => {
      unhandled.push(nameOf(frame.data));
      throw new Error(`Nobody answers ${unhandled.at(-1)}`);
    },
  });
  let storedAtFirst: [key: string, value: unknown][] | null = null;

  server.events.on('request:start', ({ request }) => void requests.push(`${request.method} ${request.url}`));
  beforeEach(() => {
    requests.splice(0);
    storedAtFirst ??= documentStore.entries('');
    documentStore = createDocumentStore(storedAtFirst, () => undefined);
    server.resetHandlers(...handlersOver(documentStore));
  });
  beforeAll(() => void server.enable());
  afterEach(() => {
    faults.clear();
    const missed = unhandled.splice(0);
    if (missed.length > 0) throw new Error(`Requests that nobody answers:\n${missed.join('\n')}`);
  });
  afterAll(() => void server.disable());

  const issuer = { issuerUrl: ISSUER_URL, now: world.now, lifetimeS, store };
  const tokens = new Map<PersonName, { at: number; token: Promise<string> }>();
  /**
   * Returns a token that is at most a minute old, because signing one for each request takes long, and because
   * a call that is refused twice is sent once more with a newer token.
   */
  function tokenFor(person: PersonName): Promise<string> {
    const now = world.now();
    const known = tokens.get(person);
    if (known && Math.abs(now - known.at) < 60_000 && known.at >= faults.expiredSince()) return known.token;
    const token = signAccessToken(issuer, PEOPLE[person], 'order-operations-console', 'openid profile email');
    tokens.set(person, { at: now, token });
    return token;
  }
  return {
    world,
    faults,
    server,
    endpoints: TEST_ENDPOINTS,
    issuerUrl: ISSUER_URL,
    /** The requests of this test so far, in the form `GET http://order-service.platform.test/v1/orders/1`. */
    requests,
    /**
     * Holds the next `times` matching calls (one by default) back until the returned function is called. Then
     * `next` occurs, or the platform handles them.
     */
    hold: (match: FaultMatch, times = 1, next: Fault | null = null): (() => void) => {
      const { promise: until, resolve } = Promise.withResolvers<void>();
      faults.next(match, { kind: 'held', until, next }, times);
      return resolve;
    },
    /** Returns the requests without a handler so far, and removes them so that they do not fail the test. */
    takeUnhandled: (): string[] => unhandled.splice(0),
    tokenFor,
  };
}

export type SimulatedPlatform = ReturnType<typeof simulatedPlatform>;
