import { getResponse } from 'msw';
import { createEndpoints } from '#api/endpoints.ts';
import { createHttp, type Http } from '#api/http/http.ts';
import { createFaults } from '#mocks/faults.ts';
import { createHandlers } from '#mocks/handlers.ts';
import { createMemoryIssuerStore, signAccessToken } from '#mocks/issuer/tokens.ts';
import { PEOPLE } from '#mocks/people.ts';
import { createWorld } from '#mocks/world.ts';

/** How the platform responds: normally, with empty lists, never, or with an error. */
export type ResponseMode = 'normal' | 'empty' | 'never' | 'rejected';

const ISSUER_URL = 'https://issuer.simulated.example';
export const ENDPOINTS = createEndpoints({
  platformUrl: 'https://{service}.simulated.example',
  overrides: {},
  backendUrl: 'https://backend.simulated.example',
});
/**
 * The services that always respond normally, because every example needs the user's permissions and settings.
 */
const ALWAYS_NORMAL = ['access-management', 'customizr'];

const serverError = () => Response.json({ message: 'The service is under maintenance.' }, { status: 500 });

/** The simulated platform without a service worker. Changes last only until the page closes. */
export function createPartsPlatform() {
  const world = createWorld({ now: Date.now(), orders: 150 });
  const store = createMemoryIssuerStore();
  const handlers = createHandlers(world, {
    endpoints: ENDPOINTS,
    issuerUrl: ISSUER_URL,
    faults: createFaults({ now: world.now }),
    store,
  });
  const issuer = { issuerUrl: ISSUER_URL, now: world.now, lifetimeS: 3600, store };
  const token = () =>
    signAccessToken(issuer, PEOPLE.staff, 'order-operations-console', 'openid profile email');

  async function respond(request: Request): Promise<Response> {
    return (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
  }

  /** Creates a separate connection, so that one part can wait while another one renders. */
  function connect(responseMode: () => ResponseMode): Http {
    return createHttp({
      endpoints: ENDPOINTS,
      tokens: { access: token, identity: () => 'identity-token', renew: token },
      isOnline: () => true,
      // Reduces the delays between retries to zero, so that a failure appears immediately.
      random: () => 0,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const isAlwaysNormal = ALWAYS_NORMAL.some((service) => request.url.includes(`//${service}.`));
        if (isAlwaysNormal || responseMode() === 'normal') return respond(request);
        if (responseMode() === 'empty') return Response.json([]);
        return responseMode() === 'never' ? new Promise<Response>(() => undefined) : serverError();
      },
    });
  }

  return { connect };
}

export type PartsPlatform = ReturnType<typeof createPartsPlatform>;
