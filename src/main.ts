import 'bootstrap/dist/css/bootstrap.min.css';
import './app/styles/theme.css';
import { recallPreferences } from '#app/storage/preferences.ts';
import { SILENT_RENEWAL_PATH } from '#domain/links/paths.ts';
import { fetchFirstTexts } from '#i18n/firstTexts.ts';
import { type Configuration, readConfigJson, readConfiguration } from './app/configuration.ts';
import { loadOidcClient, openPlatformClient } from './app/platform/platformClient.ts';
import { mergeSlashes } from './app/routing/pageUrl.ts';
import { readBuildId } from './app/server/buildId.ts';
import { SIMULATED_ISSUER_PATH, withSimulation } from './app/simulation/settings.ts';
import { showStartFailure } from './app/startFailure.ts';
import { showTheme } from './app/styles/theme.ts';

/** Whether this build contains the simulated platform. Production builds do not. */
const HAS_SIMULATION = import.meta.env.DEV || import.meta.env.VITE_DEMO === 'on';

async function loadConfiguration(): Promise<Configuration> {
  const settings = await readConfigJson(await fetch('/config.json'));
  const { origin } = window.location;
  return readConfiguration(HAS_SIMULATION ? withSimulation(settings, origin) : settings, {
    origin,
    buildId: readBuildId(document),
  });
}

/**
 * Starts the simulated platform. Resolves with true if this page belongs to the simulated issuer, so that the
 * console must not start on it.
 */
async function startSimulation(configuration: Configuration, root: HTMLElement): Promise<boolean> {
  const simulation = await import('./app/simulation/startSimulation.ts');
  return simulation.startSimulation(configuration, root);
}

/** Completes a renewal in the hidden frame, where nothing is rendered. */
async function renew(loading: Promise<Configuration>): Promise<void> {
  const client = await loadOidcClient(await loading);
  await client.completeRenewal(window.location.href);
}

/**
 * Starts the console. This code needs no React. It sends the first search while the code that renders the
 * results is still loading.
 */
async function main(root: HTMLElement, loading: Promise<Configuration>): Promise<void> {
  // The simulated issuer's pages do not load the console.
  if (HAS_SIMULATION && window.location.pathname.startsWith(`${SIMULATED_ISSUER_PATH}/`)) {
    const configuration = await loading;
    if (configuration.mocks && (await startSimulation(configuration, root))) return;
  }
  const rest = import('./app/start.tsx');
  // `await rest` below handles the failure. This handler only prevents an unhandled rejection.
  rest.catch(() => undefined);
  const preferences = recallPreferences(localStorage, navigator.languages);
  showTheme(preferences.theme);
  fetchFirstTexts(preferences.language);
  const configuration = await loading;
  if (HAS_SIMULATION && configuration.mocks && (await startSimulation(configuration, root))) return;
  const client = openPlatformClient(configuration, preferences);
  const { startConsole: start } = await rest;
  await start(client, preferences, root);
}

/** Reports that the console did not start, if the configuration has a URL for reports. */
async function report(loading: Promise<Configuration>, error: unknown): Promise<void> {
  const configuration = await loading;
  const { reportUrl } = configuration;
  if (reportUrl === null) return;
  const { reportStartFailure } = await import('./app/reporting/reporting.ts');
  reportStartFailure(reportUrl, configuration, error);
}

/** Renders the gallery of the console's parts. Only development builds contain it. */
async function showParts(root: HTMLElement): Promise<void> {
  const parts = await import('./app/parts/showParts.tsx');
  await parts.showParts(root);
}

function begin(root: HTMLElement): void {
  mergeSlashes();
  const { pathname } = window.location;
  if (import.meta.env.DEV && pathname === '/parts') {
    void showParts(root);
    return;
  }
  const loading = loadConfiguration();
  const starting = pathname === SILENT_RENEWAL_PATH ? renew(loading) : main(root, loading);
  starting.catch((error: unknown) => {
    showStartFailure(root, error);
    report(loading, error).catch(() => undefined);
  });
}

const root = document.getElementById('root');
if (root) begin(root);
