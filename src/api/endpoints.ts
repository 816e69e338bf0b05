/** The slugs that identify the platform's services in URLs and settings. */
export const SERVICES = [
  'order-manager',
  'product-categories',
  'item-service',
  'item-history',
  'manufacturing-data',
  'order-service',
  'order-request',
  'merchant-order',
  'fulfillment-order-manager',
  'fulfillment-expectations',
  'change-request-router',
  'fulfiller-identity',
  'carriers',
  'merchant-config',
  'product-catalog',
  'surfaces',
  'rendering',
  'claims',
  'complaints',
  'client-directory',
  'access-management',
  'customizr',
  'subscriptions',
] as const;
export type PlatformService = (typeof SERVICES)[number];
/** A service whose calls have paths; the others are called by whole URLs. */
export type ServiceWithPaths = PlatformService | 'backend';
/** Targets of calls: platform services, the product's backend, the notifications channel, links in data. */
export type Service = ServiceWithPaths | 'notifications' | 'link';

/** The base URLs of the services, and the origins that may receive the access token. */
export interface Endpoints {
  /** Returns an absolute URL without a trailing slash. */
  baseUrl(service: ServiceWithPaths): string;
  /** The console sends the access token only to these origins (docs/platform/README.md). */
  allowedOrigins: readonly string[];
}

export interface EndpointSettings {
  /** A URL with the placeholder `{service}`, e.g. `https://{service}.int.platform.example`. */
  platformUrl: string;
  /** Base URLs of individual services, used instead of `platformUrl`. */
  overrides: Partial<Record<PlatformService, string>>;
  backendUrl: string;
}

/** The name of the setting that holds one service's base URL. */
export function overrideSetting(service: PlatformService): `VITE_SERVICE_${string}` {
  return `VITE_SERVICE_${service.toUpperCase().replaceAll('-', '_')}`;
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/**
 * Creates the endpoints from the settings. Throws a TypeError if a URL is not absolute, so that a wrong
 * configuration fails at startup.
 */
export function createEndpoints(settings: EndpointSettings): Endpoints {
  const bases = new Map<PlatformService | 'backend', string>();
  for (const service of SERVICES) {
    const url = settings.overrides[service] ?? settings.platformUrl.replaceAll('{service}', service);
    bases.set(service, withoutTrailingSlash(new URL(url).href));
  }
  bases.set('backend', withoutTrailingSlash(new URL(settings.backendUrl).href));
  return {
    baseUrl: (service) => bases.get(service) ?? '',
    allowedOrigins: [...new Set([...bases.values()].map((base) => new URL(base).origin))],
  };
}
