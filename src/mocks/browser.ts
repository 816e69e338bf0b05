import { setupWorker } from 'msw/browser';
import type { Endpoints } from '#api/endpoints.ts';
import { createLocalIssuerStore, createWriteStore, type WriteStore } from './browserStore.ts';
import { createFaults, type Faults } from './faults.ts';
import { createHandlers } from './handlers.ts';
import { dayOf, type SavedChange } from './saved.ts';
import { createWorld, type World } from './world.ts';

/** The delay after which search and order-service return a new order, as on a real platform. */
const SEARCH_LAG_MS = 2_000;

export interface SimulatedPlatform {
  faults: Faults;
  /** Discards all changes and faults. The page shows the changes until it is reloaded. */
  reset(): Promise<void>;
}

/** Stores the changes and exchanges them with the other tabs, so that all tabs show the same platform. */
function shareWrites(world: World, writes: WriteStore): void {
  const tabs = new BroadcastChannel('simulated-platform');
  world.onChange((change) => {
    void writes.keep(change, world.day);
    tabs.postMessage({ day: world.day, change });
  });
  tabs.addEventListener('message', ({ data }: MessageEvent<{ day: string; change: SavedChange }>) => {
    if (data.day === world.day) world.receive(data.change);
  });
}

/**
 * Starts the platform in this browser. A service worker intercepts the console's calls. Stored changes
 * survive a reload, but only settings survive the end of the calendar day. The issuer's pages need no orders,
 * so none are generated for them.
 */
export async function startSimulatedPlatform(options: {
  endpoints: Endpoints;
  issuerUrl: string;
}): Promise<SimulatedPlatform> {
  const { endpoints, issuerUrl } = options;
  const isIssuerPage = window.location.href.startsWith(`${issuerUrl}/`);
  const writes = await createWriteStore();
  const now = Date.now();
  const faults = createFaults({ storage: sessionStorage });
  const world = createWorld({
    now,
    clock: Date.now,
    saved: await writes.load(dayOf(now)),
    searchLagMs: SEARCH_LAG_MS,
    ...(isIssuerPage && { orders: 0 }),
  });
  if (!isIssuerPage) shareWrites(world, writes);
  const worker = setupWorker(
    ...createHandlers(world, {
      endpoints,
      issuerUrl,
      faults,
      consoleUrl: window.location.origin,
      servesIssuerPages: false,
      store: createLocalIssuerStore(localStorage),
    }),
  );
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return {
    faults,
    reset: async () => {
      faults.clear();
      await writes.clear();
    },
  };
}
