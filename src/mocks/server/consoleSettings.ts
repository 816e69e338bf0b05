import { overrideSetting, type PlatformService } from '#api/endpoints.ts';
import { MOCK_CALLBACK_URL } from '../links.ts';

/**
 * The settings that connect a console to the simulated platform on that port. The issuer has the host
 * `localhost`, like the console, because browsers withhold third-party cookies from a hidden frame.
 */
export function consoleSettings(
  port: number,
  separatePorts: Partial<Record<PlatformService, string>>,
): Record<string, string> {
  const issuer = `http://localhost:${port}/issuer`;
  const services = Object.entries(separatePorts).map(([service, url]) => [
    overrideSetting(service as PlatformService),
    url,
  ]);
  return {
    VITE_MOCKS: 'off',
    VITE_ENVIRONMENT: 'int',
    VITE_PLATFORM_URL: `http://{service}.localhost:${port}`,
    ...Object.fromEntries(services),
    VITE_BACKEND_URL: `http://backend.localhost:${port}`,
    VITE_OIDC_AUTHORITY: issuer,
    VITE_OIDC_CLIENT_ID: 'order-operations-console',
    VITE_SUBSCRIPTION_AUTH_URL: `${issuer}/subscription_auth`,
    VITE_NOTIFICATIONS_URL: `http://notifications.localhost:${port}/channel.json`,
    VITE_MOCK_CALLBACK_URL: MOCK_CALLBACK_URL,
  };
}
