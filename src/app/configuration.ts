import * as v from 'valibot';
import {
  createEndpoints,
  type EndpointSettings,
  overrideSetting,
  type PlatformService,
  SERVICES,
} from '#api/endpoints.ts';
import { isObject } from '#domain/byKey.ts';
import { PAGE_SETTINGS, pageUrls } from '#domain/console/pageSettings.ts';
import { webUrl } from '#domain/links/links.ts';
import type { ConsoleConfiguration } from '#store/console/configurationSlice.ts';

/**
 * The deployment's settings, parsed from `/config.json`, which uses the `VITE_*` names from `.env.example`.
 */
export interface Configuration {
  endpoints: EndpointSettings;
  oidc: { authority: string; clientId: string; scope: string; audience: string | null };
  console: ConsoleConfiguration;
  /** The URL to which the console reports its failures; null disables reporting. */
  reportUrl: string | null;
  /** Whether to use the simulated platform. Only development and demo builds contain it. */
  mocks: boolean;
}

const NO_WEB_URL = 'is not an http(s) URL';
const isUrlText = (text: string) => webUrl(text) !== null;
/** The placeholder for the service is not allowed in the host of a URL. */
const isPlatformUrl = (text: string) => isUrlText(text.replaceAll('{service}', 'x'));
const url = v.pipe(v.string(), v.trim(), v.check(isUrlText, NO_WEB_URL));
const optionalUrl = v.nullish(url, null);
const text = v.pipe(v.string(), v.trim());
const optionalText = v.optional(text, '');

const Settings = v.object({
  VITE_MOCKS: v.optional(v.picklist(['on', 'off']), 'off'),
  VITE_ENVIRONMENT: v.optional(v.picklist(['int', 'prd']), 'int'),
  VITE_PLATFORM_URL: v.pipe(v.string(), v.check(isPlatformUrl, NO_WEB_URL)),
  VITE_BACKEND_URL: optionalUrl,
  VITE_OIDC_AUTHORITY: url,
  VITE_OIDC_CLIENT_ID: text,
  VITE_OIDC_SCOPE: v.optional(text, 'openid profile email'),
  VITE_OIDC_AUDIENCE: v.nullish(text, null),
  ...v.entriesFromList([...Object.values(PAGE_SETTINGS), ...SERVICES.map(overrideSetting)], optionalUrl),
  VITE_SUPPORT_EMAIL: optionalText,
  VITE_MOCK_CALLBACK_URL: optionalText,
  VITE_REPORT_URL: optionalUrl,
});

/** Returns the settings without the blank ones, which a copy of `.env.example` contains. */
export function withoutBlankSettings(raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  );
}

function overridesOf(settings: Readonly<Record<string, unknown>>): Partial<Record<PlatformService, string>> {
  const found = SERVICES.map((service) => [service, settings[overrideSetting(service)]]);
  return Object.fromEntries(found.filter(([, value]) => value));
}

/**
 * Returns the settings from the response to `GET /config.json`. Throws an Error for the operator if the
 * request failed or the response is not a JSON object. The message includes the content type, because a
 * misconfigured server may respond with an HTML page.
 */
export async function readConfigJson(response: Response): Promise<Record<string, unknown>> {
  const { ok, status, headers } = response;
  const settings: unknown = ok && (await response.json().catch(() => null));
  if (isObject(settings)) return settings;
  throw new Error(
    `GET /config.json: ${status} ${headers.get('Content-Type')}\nThe server must answer it with a JSON object of the VITE_* settings.`,
  );
}

interface PageFacts {
  /** The console's own origin, which is the default URL of the backend. */
  origin: string;
  /** The ID of the build that the page belongs to. */
  buildId: string;
}

/**
 * Returns the parsed settings. Throws an Error whose message lists every invalid setting.
 */
export function readConfiguration(
  raw: Readonly<Record<string, unknown>>,
  { origin, buildId }: PageFacts,
): Configuration {
  const named = withoutBlankSettings(raw);
  const parsed = v.safeParse(Settings, named);
  if (!parsed.success) {
    const problems = parsed.issues.map(
      (issue) => `${v.getDotPath(issue)}: ${issue.input === undefined ? 'is missing' : issue.message}`,
    );
    throw new Error(problems.join('\n'));
  }
  const settings = parsed.output;
  const endpoints: EndpointSettings = {
    platformUrl: settings.VITE_PLATFORM_URL,
    overrides: overridesOf(settings),
    backendUrl: settings.VITE_BACKEND_URL ?? origin,
  };
  return {
    endpoints,
    oidc: {
      authority: settings.VITE_OIDC_AUTHORITY,
      clientId: settings.VITE_OIDC_CLIENT_ID,
      scope: settings.VITE_OIDC_SCOPE,
      audience: settings.VITE_OIDC_AUDIENCE,
    },
    console: {
      buildId,
      environment: settings.VITE_ENVIRONMENT,
      pages: pageUrls((setting) => settings[setting]),
      platformOrigins: createEndpoints(endpoints).allowedOrigins,
      issuerUrl: settings.VITE_OIDC_AUTHORITY,
      supportEmail: settings.VITE_SUPPORT_EMAIL,
      mockCallbackUrl: settings.VITE_MOCK_CALLBACK_URL,
    },
    reportUrl: settings.VITE_REPORT_URL,
    mocks: settings.VITE_MOCKS === 'on',
  };
}
