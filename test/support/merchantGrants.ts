import { HttpResponse, http } from 'msw';
import type { SimulatedPlatform } from './simulated.ts';

/** Replaces the permissions of every user until the end of the test. The keys of `merchants` are merchant IDs. */
export function grant({ server }: SimulatedPlatform, merchants: Readonly<Record<string, readonly string[]>>) {
  const granted = Object.entries(merchants).map(([identifier, permissions]) => ({ identifier, permissions }));
  server.use(
    http.get('http://access-management.platform.test/v1/principals/:sub/permissions', () =>
      HttpResponse.json({ merchants: granted, fulfillers: [] }),
    ),
  );
}
