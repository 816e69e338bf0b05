import { join } from 'node:path';
import { toSearchBody } from '#api/wire/orderSearchWire.ts';
import { DEFAULT_CRITERIA } from '#domain/search/searchCriteria.ts';
import { defaultRange } from '#domain/search/searchRange.ts';
import { currentTime } from '#domain/time/currentTime.ts';
import { serveDist } from '../scripts/serveDist.ts';
import { createEndpoints } from '../src/api/endpoints.ts';
import { createMemoryIssuerStore, signAccessToken } from '../src/mocks/issuer/tokens.ts';
import { PEOPLE } from '../src/mocks/people.ts';

/** A measured application: its URL, and the entries of the session storage that sign in a user. */
export interface Subject {
  name: 'floor' | 'console';
  url: string;
  storage: Record<string, string>;
}

export const PLATFORM_PORT = 4601;
const CONSOLE_PORT = 4600;
const FLOOR_PORT = 4610;
const CLIENT_ID = 'order-operations-console';

/**
 * Serves the builds of the console and the baseline, and creates a staff user's session for both. The
 * simulated platform on PLATFORM_PORT must already be running.
 */
export async function serveSubjects(): Promise<{ subjects: Subject[]; close: () => Promise<void> }> {
  const authority = `http://issuer.localhost:${PLATFORM_PORT}`;
  const platformUrl = `http://{service}.localhost:${PLATFORM_PORT}`;
  const backendUrl = `http://backend.localhost:${PLATFORM_PORT}`;
  const issuer = { issuerUrl: authority, now: Date.now, lifetimeS: 36_000, store: createMemoryIssuerStore() };
  const token = await signAccessToken(issuer, PEOPLE.staff, CLIENT_ID, 'openid profile email');
  const { sub, name, email } = PEOPLE.staff;
  const settings = {
    VITE_ENVIRONMENT: 'int',
    VITE_PLATFORM_URL: platformUrl,
    VITE_BACKEND_URL: backendUrl,
    VITE_OIDC_AUTHORITY: authority,
    VITE_OIDC_CLIENT_ID: CLIENT_ID,
  };
  const user = {
    access_token: token,
    id_token: token,
    token_type: 'Bearer',
    scope: 'openid profile email',
    profile: { sub, name, email },
    expires_at: Math.floor(Date.now() / 1000) + 36_000,
  };
  const floor = {
    token,
    orderManager: createEndpoints({ platformUrl, overrides: {}, backendUrl }).baseUrl('order-manager'),
    searchBody: toSearchBody({
      criteria: DEFAULT_CRITERIA,
      range: defaultRange(currentTime(Date.now(), 'Etc/UTC')),
    }),
  };
  const servers = [
    await serveDist(CONSOLE_PORT, settings),
    await serveDist(FLOOR_PORT, settings, { root: join(import.meta.dirname, '../dist-floor') }),
  ];
  return {
    subjects: [
      { name: 'floor', url: `http://localhost:${FLOOR_PORT}/`, storage: { bench: JSON.stringify(floor) } },
      {
        name: 'console',
        url: `http://localhost:${CONSOLE_PORT}/?page=1`,
        storage: { [`oidc.user:${authority}:${CLIENT_ID}`]: JSON.stringify(user) },
      },
    ],
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
