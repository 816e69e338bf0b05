import { serveDist } from '../../../scripts/serveDist.ts';
import { withFault } from '../../../src/mocks/respondTo.ts';
import { startSimulatedServer } from '../../../src/mocks/simulatedServer.ts';
import { freePort } from './freePort.ts';

async function portPair(): Promise<[number, number]> {
  const asked = Number(process.argv[2] ?? 0);
  return asked > 0 ? [asked, asked + 1] : [await freePort(), await freePort()];
}

/**
 * The site of one browser test worker: the production build and the simulated platform, each on its own port.
 * `node test/e2e/support/site.ts 4200` serves the console on 4200 and the platform on 4201; without a port,
 * it uses two free ones. `CONSOLE_BUILD` names a folder other than `dist`. Scripted faults of the service
 * `console` affect the files of the console.
 */

const [port, platformPort] = await portPair();
const consoleOrigin = `http://localhost:${port}`;

const { faults, settings } = await startSimulatedServer({ port: platformPort, consoleOrigin });
const pages = {
  VITE_CLAIMS_UI_URL: 'https://claims.example',
  VITE_CREATE_CLAIM_URL: 'https://claims.example/create',
  VITE_ORDER_PLACEMENT_URL: 'https://placement.example',
  VITE_LOG_SEARCH_URL: 'https://logs.example',
  VITE_CATALOG_UI_URL: 'https://catalog.example/products',
  VITE_REQUEST_ACCESS_URL: 'https://access.example/request',
  VITE_SUPPORT_CHANNEL_URL: 'https://chat.example/order-support',
  VITE_SUPPORT_EMAIL: 'order-support@console.example',
};
await serveDist(
  port,
  { ...settings, ...pages },
  {
    root: process.env.CONSOLE_BUILD,
    spoil: (path, whole) => {
      const fault = faults.takeForFile(path);
      return fault && withFault(fault, async () => whole());
    },
  },
);
console.log(`ready ${consoleOrigin} http://localhost:${platformPort}`);
