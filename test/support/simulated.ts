import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createEndpoints } from '#api/endpoints.ts';
import { createDocumentStore, type DocumentStore } from '#mocks/documentStore.ts';
import { createFaults } from '#mocks/faults.ts';
import { createHandlers } from '#mocks/handlers.ts';
import { createMemoryIssuerStore, signAccessToken } from '#mocks/issuer/tokens.ts';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { createWorld, type World, type WorldOptions } from '#mocks/world.ts';

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
  const server = setupServer(...handlersOver(documentStore));
  const unhandled: string[] = [];
  let storedAtFirst: [key: string, value: unknown][] | null = null;

  beforeEach(() => {
    storedAtFirst ??= documentStore.entries('');
    documentStore = createDocumentStore(storedAtFirst, () => undefined);
    server.resetHandlers(...handlersOver(documentStore));
  });
  beforeAll(() => {
    server.listen({
      onUnhandledFrame: ({ frame }) => {
        unhandled.push(nameOf(frame.data));
        throw new Error(`Nobody answers ${unhandled.at(-1)}`);
      },
    });
  });
  afterEach(() => {
    faults.clear();
    const missed = unhandled.splice(0);
    if (missed.length > 0) throw new Error(`Requests that nobody answers:\n${missed.join('\n')}`);
  });
  afterAll(() => server.close());

  const issuer = { issuerUrl: ISSUER_URL, now: world.now, lifetimeS, store };
  return {
    world,
    faults,
    server,
    endpoints: TEST_ENDPOINTS,
    issuerUrl: ISSUER_URL,
    /** Returns the requests without a handler so far, and removes them so that they do not fail the test. */
    takeUnhandled: (): string[] => unhandled.splice(0),
    tokenFor: (person: PersonName): Promise<string> =>
      signAccessToken(issuer, PEOPLE[person], 'order-operations-console', 'openid profile email'),
  };
}

export type SimulatedPlatform = ReturnType<typeof simulatedPlatform>;
