import type { Page } from '@playwright/test';
import type { Endpoints } from '#api/endpoints.ts';
import { SERVICE_ROUTES } from '#mocks/services/all.ts';
import { readAsConsole } from './browserView.ts';
import type { Finding } from './finding.ts';

/** The path of a GET request to the service. Each parameter is an invented ID. */
function readPath(service: string): string {
  const routes = SERVICE_ROUTES.find((one) => one.service === service)?.routes ?? [];
  const path = routes.find(({ method }) => method === 'GET')?.path ?? '/';
  return path.replace(/:\w+/g, 'doctor');
}

/**
 * Reads one URL of each service from the console's page, with an invalid token. Each service must reject the
 * token in a response that the page can read, so any status is correct.
 */
export async function checkServices(page: Page, { baseUrl }: Endpoints): Promise<Finding[]> {
  const check = async (service: (typeof SERVICE_ROUTES)[number]['service']): Promise<Finding[]> => {
    const url = `${baseUrl(service)}${readPath(service)}`;
    const headers = { Authorization: 'Bearer doctor' };
    const seen = await readAsConsole(page, { subject: service, url, needs: 'token', headers });
    return 'problem' in seen ? [seen] : [];
  };
  const services = [...new Set(SERVICE_ROUTES.map(({ service }) => service))];
  return (await Promise.all(services.map(check))).flat();
}
