import { withoutBlankSettings } from '../configuration.ts';

export const SIMULATED_ISSUER_PATH = '/simulated-issuer';

type Settings = Readonly<Record<string, unknown>>;

/** Simulated external pages and addresses. Configured ones replace them. */
const PAGES = {
  VITE_CLAIMS_UI_URL: 'https://claims.simulated.example',
  VITE_CREATE_CLAIM_URL: 'https://claims.simulated.example/create',
  VITE_ORDER_PLACEMENT_URL: 'https://placement.simulated.example',
  VITE_LOG_SEARCH_URL: 'https://logs.simulated.example',
  VITE_CATALOG_UI_URL: 'https://catalog.simulated.example/products',
  VITE_REQUEST_ACCESS_URL: 'https://access.simulated.example/request',
  VITE_SUPPORT_CHANNEL_URL: 'https://chat.simulated.example/order-support',
  VITE_SUPPORT_EMAIL: 'order-support@simulated.example',
  VITE_NOTIFICATIONS_URL: 'https://notifications.simulated.example/channel.json',
  VITE_MOCK_CALLBACK_URL: 'https://callbacks.simulated.example/mock',
};

/**
 * The settings that locate a platform, its issuer and its backend. They are never combined with simulated
 * ones.
 */
const LOCATING_SETTING = /^VITE_(PLATFORM_URL|BACKEND_URL|SERVICE_.*|OIDC_.*)$/;

/**
 * Returns the settings for development and demos: those of the simulated platform if `VITE_MOCKS` is `on`, or
 * if it is not `off` and no platform is configured. Otherwise, returns the given settings.
 */
export function withSimulation(raw: Settings, origin: string): Settings {
  const named = withoutBlankSettings(raw);
  const isSimulated = named.VITE_MOCKS === 'on' || (named.VITE_MOCKS !== 'off' && !named.VITE_PLATFORM_URL);
  if (!isSimulated) return raw;
  const kept = Object.entries(named).filter(([name]) => !LOCATING_SETTING.test(name));
  return {
    ...PAGES,
    ...Object.fromEntries(kept),
    VITE_MOCKS: 'on',
    VITE_PLATFORM_URL: 'https://{service}.simulated.example',
    VITE_OIDC_AUTHORITY: `${origin}${SIMULATED_ISSUER_PATH}`,
    VITE_OIDC_CLIENT_ID: 'order-operations-console',
    VITE_SUBSCRIPTION_AUTH_URL: `${origin}${SIMULATED_ISSUER_PATH}/subscription_auth`,
  };
}
