import * as v from 'valibot';
import { type EndpointSettings, type PlatformService, SERVICES } from '#api/endpoints.ts';
import { webUrl } from '#domain/links.ts';
import type { Configuration as ConsoleConfiguration } from '#store/configurationSlice.ts';

/** What the console needs to know of its surroundings, from `/config.json` (the `VITE_*` names of `.env.example`). */
export interface Configuration {
  endpoints: EndpointSettings;
  oidc: { authority: string; clientId: string; scope: string; audience: string | null };
  console: ConsoleConfiguration;
  mocks: boolean;
}

const isWebUrl = (text: string) => webUrl(text) !== null;
const url = v.pipe(v.string(), v.trim(), v.check(isWebUrl, 'is not an http(s) URL'));
const optionalUrl = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.check((text) => text === '' || isWebUrl(text), 'is not an http(s) URL'),
  v.transform((text) => text || null),
);
const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');

const Settings = v.looseObject({
  VITE_MOCKS: v.optional(v.picklist(['on', 'off', '']), ''),
  VITE_ENVIRONMENT: v.optional(v.picklist(['int', 'prd']), 'int'),
  VITE_PLATFORM_URL: v.pipe(v.string(), v.regex(/^https?:\/\/.+/, 'is not an http(s) URL')),
  VITE_BACKEND_URL: optionalUrl,
  VITE_OIDC_AUTHORITY: url,
  VITE_OIDC_CLIENT_ID: v.pipe(v.string(), v.nonEmpty('is missing')),
  VITE_OIDC_SCOPE: optionalText,
  VITE_OIDC_AUDIENCE: optionalText,
  VITE_CLAIMS_UI_URL: optionalUrl,
  VITE_CREATE_CLAIM_URL: optionalUrl,
  VITE_REPORTER_URL: optionalUrl,
  VITE_ORDER_PLACEMENT_URL: optionalUrl,
  VITE_LOG_SEARCH_URL: optionalUrl,
  VITE_CATALOG_UI_URL: optionalUrl,
  VITE_REQUEST_ACCESS_URL: optionalUrl,
  VITE_SUPPORT_CHANNEL_URL: optionalUrl,
  VITE_SUPPORT_EMAIL: optionalText,
  VITE_SUBSCRIPTION_AUTH_URL: optionalUrl,
  VITE_FEEDBACK_URL: optionalUrl,
  VITE_NOTIFICATIONS_URL: optionalUrl,
  VITE_MOCK_CALLBACK_URL: optionalText,
});
type Settings = v.InferOutput<typeof Settings>;

/** The simulated platform needs no settings; what is set all the same wins. */
function simulatedDefaults(origin: string): Record<string, string> {
  return {
    VITE_PLATFORM_URL: 'https://{service}.simulated.example',
    VITE_OIDC_AUTHORITY: `${origin}/simulated-issuer`,
    VITE_OIDC_CLIENT_ID: 'order-operations-console',
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
}

function overridesOf(raw: Readonly<Record<string, unknown>>): Partial<Record<PlatformService, string>> {
  const found = SERVICES.map((service) => [
    service,
    raw[`VITE_SERVICE_${service.toUpperCase().replaceAll('-', '_')}`],
  ]);
  return Object.fromEntries(found.filter(([, value]) => typeof value === 'string' && value !== ''));
}

function pagesOf(settings: Settings): ConsoleConfiguration['pages'] {
  return {
    claims: settings.VITE_CLAIMS_UI_URL,
    createClaim: settings.VITE_CREATE_CLAIM_URL,
    reporter: settings.VITE_REPORTER_URL,
    orderPlacement: settings.VITE_ORDER_PLACEMENT_URL,
    logSearch: settings.VITE_LOG_SEARCH_URL,
    catalog: settings.VITE_CATALOG_UI_URL,
    requestAccess: settings.VITE_REQUEST_ACCESS_URL,
    supportChannel: settings.VITE_SUPPORT_CHANNEL_URL,
    subscriptionAuth: settings.VITE_SUBSCRIPTION_AUTH_URL,
    feedback: settings.VITE_FEEDBACK_URL,
    notifications: settings.VITE_NOTIFICATIONS_URL,
  };
}

/**
 * Reads the settings; throws an Error whose message names every setting that is wrong.
 * Development runs on the simulated platform unless a platform is named or `VITE_MOCKS` says otherwise.
 */
export function readConfiguration(
  raw: Readonly<Record<string, unknown>>,
  origin: string,
  isDevelopment: boolean,
): Configuration {
  const mocks =
    isDevelopment && raw.VITE_MOCKS !== 'off' && (raw.VITE_MOCKS === 'on' || !raw.VITE_PLATFORM_URL);
  const parsed = v.safeParse(Settings, mocks ? { ...simulatedDefaults(origin), ...raw } : raw);
  if (!parsed.success) {
    const problems = parsed.issues.map(
      (issue) => `${v.getDotPath(issue)}: ${issue.input === undefined ? 'is missing' : issue.message}`,
    );
    throw new Error(problems.join('\n'));
  }
  const settings = parsed.output;
  return {
    endpoints: {
      platformUrl: settings.VITE_PLATFORM_URL,
      overrides: overridesOf(raw),
      backendUrl: settings.VITE_BACKEND_URL ?? origin,
    },
    oidc: {
      authority: settings.VITE_OIDC_AUTHORITY,
      clientId: settings.VITE_OIDC_CLIENT_ID,
      scope: settings.VITE_OIDC_SCOPE || 'openid profile email',
      audience: settings.VITE_OIDC_AUDIENCE || null,
    },
    console: {
      environment: settings.VITE_ENVIRONMENT,
      pages: pagesOf(settings),
      supportEmail: settings.VITE_SUPPORT_EMAIL,
      mockCallbackUrl: settings.VITE_MOCK_CALLBACK_URL,
    },
    mocks,
  };
}
