import { parseArgs } from 'node:util';
import { serveDist } from '../../../scripts/serveDist.ts';
import { startSimulatedServer } from '../../../src/mocks/simulatedServer.ts';
import { CLIENT_ID, startRealIssuer } from './realIssuer.ts';

/**
 * Serves the production build with a real issuer and the simulated platform, each on its own origin. The
 * servers' clock may be ahead of or behind the browser's, and the issuer may be on a different site than the
 * console: `node test/e2e/support/realSite.ts --ports 4200,4201,4202 --ahead 300 --refresh --elsewhere
 * --id-token-lifetime 300`.
 */

const { values } = parseArgs({
  options: {
    ports: { type: 'string', default: '4200,4201,4202' },
    ahead: { type: 'string', default: '0' },
    refresh: { type: 'boolean', default: false },
    elsewhere: { type: 'boolean', default: false },
    'id-token-lifetime': { type: 'string', default: '3600' },
  },
});
const [port = 0, platformPort = 0, issuerPort = 0] = values.ports.split(',').map(Number);
const aheadMs = Number(values.ahead) * 1_000;
const now = Date.now.bind(Date);
Date.now = () => now() + aheadMs;

const consoleOrigin = `http://localhost:${port}`;
const issuer = await startRealIssuer({
  port: issuerPort,
  consoleOrigin,
  hasRefreshToken: values.refresh,
  isElsewhere: values.elsewhere,
  idTokenLifetimeS: Number(values['id-token-lifetime']),
});
const platform = await startSimulatedServer({
  port: platformPort,
  consoleOrigin,
  orders: 200,
  separatePorts: ['item-service', 'carriers'],
});
await serveDist(
  port,
  { ...platform.settings, VITE_OIDC_AUTHORITY: issuer, VITE_OIDC_CLIENT_ID: CLIENT_ID },
  { root: process.env.CONSOLE_BUILD },
);
console.log(`ready ${consoleOrigin} ${platform.url} ${issuer}`);
