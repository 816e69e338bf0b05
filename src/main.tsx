import 'bootstrap/dist/css/bootstrap.min.css';
import './app/theme.css';
import { createEndpoints } from '#api/endpoints.ts';
import { SILENT_RENEWAL_PATH } from '#domain/paths.ts';
import { type Configuration, readConfiguration } from './app/configuration.ts';
import { createAuthChannel } from './app/signIn/authChannel.ts';
import { createSession } from './app/signIn/session.ts';
import { begin, start } from './app/start.tsx';
import { showStartFailure } from './app/startFailure.ts';

async function loadConfiguration(): Promise<Configuration> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`GET /config.json: ${response.status} ${response.statusText}`);
  return readConfiguration(await response.json(), window.location.origin, import.meta.env.DEV);
}

/** In development only: the platform and the issuer live in this browser. True when this page was the issuer's. */
async function startSimulation(configuration: Configuration, root: HTMLElement): Promise<boolean> {
  const issuerUrl = configuration.oidc.authority;
  const isIssuer = window.location.href.startsWith(`${issuerUrl}/`);
  const { startSimulatedPlatform } = await import('#mocks/browser.ts');
  const simulation = await startSimulatedPlatform({
    endpoints: createEndpoints(configuration.endpoints),
    issuerUrl,
  });
  if (isIssuer) {
    const { showIssuerPage } = await import('#mocks/issuerPage.ts');
    await showIssuerPage(root, new URL(window.location.href));
    return true;
  }
  const { showSimulationPanel } = await import('./app/simulation/panel.tsx');
  showSimulationPanel(simulation);
  return false;
}

async function main(root: HTMLElement): Promise<void> {
  const beginning = window.location.pathname === SILENT_RENEWAL_PATH ? null : begin();
  const configuration = await loadConfiguration();
  if (import.meta.env.DEV && configuration.mocks && (await startSimulation(configuration, root))) return;
  const loadClient = async () => {
    const { createOidcClient } = await import('./app/signIn/oidcClient.ts');
    return createOidcClient(configuration, window.location.origin);
  };
  if (!beginning) return (await loadClient()).completeRenewal(window.location.href);
  const { authority, clientId } = configuration.oidc;
  const session = createSession({
    storage: sessionStorage,
    userKey: `oidc.user:${authority}:${clientId}`,
    channel: createAuthChannel(),
    lock: (work) => navigator.locks.request('sign-in.renewal', work),
    loadClient,
    now: Date.now,
  });
  return start(beginning, configuration, session, root);
}

const root = document.getElementById('root');
if (root) main(root).catch((error: unknown) => showStartFailure(root, error));
