import { serveDist } from '../../../scripts/serveDist.ts';
import { startSimulatedServer } from '../../../src/mocks/simulatedServer.ts';

/**
 * One site of its own for a browser test's worker: the production build and the simulated platform, each on its
 * port. `node test/e2e/support/site.ts 4200` serves the console on 4200 and the platform on 4201.
 */
const port = Number(process.argv[2] ?? 4200);
const consoleOrigin = `http://localhost:${port}`;
const platformPort = port + 1;

await startSimulatedServer({ port: platformPort, consoleOrigin });
await serveDist(port, {
  VITE_ENVIRONMENT: 'int',
  VITE_PLATFORM_URL: `http://{service}.localhost:${platformPort}`,
  VITE_BACKEND_URL: `http://backend.localhost:${platformPort}`,
  // On the console's own site: browsers keep an issuer's cookies from a hidden frame elsewhere.
  VITE_OIDC_AUTHORITY: `http://localhost:${platformPort}/issuer`,
  VITE_OIDC_CLIENT_ID: 'order-operations-console',
  VITE_CLAIMS_UI_URL: 'https://claims.example',
  VITE_CREATE_CLAIM_URL: 'https://claims.example/create',
  VITE_ORDER_PLACEMENT_URL: 'https://placement.example',
  VITE_LOG_SEARCH_URL: 'https://logs.example',
  VITE_CATALOG_UI_URL: 'https://catalog.example/products',
  VITE_REQUEST_ACCESS_URL: 'https://access.example/request',
  VITE_SUPPORT_CHANNEL_URL: 'https://chat.example/order-support',
  VITE_SUPPORT_EMAIL: 'order-support@console.example',
  VITE_NOTIFICATIONS_URL: `http://notifications.localhost:${platformPort}/channel.json`,
  VITE_MOCK_CALLBACK_URL: 'https://callbacks.example/mock',
});
console.log(`ready ${consoleOrigin} http://localhost:${platformPort}`);
