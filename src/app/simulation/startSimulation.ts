import { createEndpoints } from '#api/endpoints.ts';
import { startSimulatedPlatform } from '#mocks/browser.ts';
import type { Configuration } from '../configuration.ts';
import { showSimulationPanel } from './SimulationPanel.tsx';

/**
 * Runs the platform and the issuer in this browser, for development and demos. Returns whether this page
 * belongs to the issuer.
 */
export async function startSimulation(configuration: Configuration, root: HTMLElement): Promise<boolean> {
  const issuerUrl = configuration.oidc.authority;
  const isIssuer = window.location.href.startsWith(`${issuerUrl}/`);
  const simulation = await startSimulatedPlatform({
    endpoints: createEndpoints(configuration.endpoints),
    issuerUrl,
  });
  if (isIssuer) {
    const { showIssuerPage } = await import('#mocks/issuerPage.ts');
    await showIssuerPage(root, new URL(window.location.href));
    return true;
  }
  showSimulationPanel(simulation);
  return false;
}
