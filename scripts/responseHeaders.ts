import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlatformService, SERVICES } from '../src/api/endpoints.ts';
import { SILENT_RENEWAL_PATH } from '../src/domain/links/paths.ts';

/**
 * The settings from which the response headers of a deployment are created
 * (docs/decisions/0006-content-security-policy.md). They have the same `VITE_*` names as in config.json, so
 * that the policy and the client's own allow-list always match.
 */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Other characters could end a source or directive, so the policy omits origins that contain them. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+$/;

function origin(url: string | undefined): string[] {
  const found = (url && URL.parse(url)?.origin) || '';
  return PLAIN.test(found) ? [found] : [];
}

function serviceSource(settings: Settings, service: PlatformService): string[] {
  const own = settings[`VITE_SERVICE_${service.toUpperCase().replaceAll('-', '_')}`];
  return origin(own || settings.VITE_PLATFORM_URL?.replaceAll('{service}', service));
}

export function contentSecurityPolicy(settings: Settings, path: string): string {
  const issuer = origin(settings.VITE_OIDC_AUTHORITY);
  const connect = [
    ...issuer,
    ...SERVICES.flatMap((service) => serviceSource(settings, service)),
    ...origin(settings.VITE_BACKEND_URL),
    ...origin(settings.VITE_NOTIFICATIONS_URL),
    ...origin(settings.VITE_REPORT_URL),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...serviceSource(settings, 'rendering')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connect)],
    'frame-src': ["'self'", ...issuer],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
    // Only the console can frame the page that renews a session. No site can frame any other page.
    'frame-ancestors': [path === SILENT_RENEWAL_PATH ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * The headers that do not depend on the settings. deploy/start.sh passes the same file to Caddy and nginx.
 */
const HEADERS = readFileSync(join(import.meta.dirname, '../deploy/headers.txt'), 'utf8');
const FIXED = Object.fromEntries(
  HEADERS.split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(/: (.*)/, 2)),
);

export function securityHeaders(settings: Settings, path: string): Record<string, string> {
  return { 'Content-Security-Policy': contentSecurityPolicy(settings, path), ...FIXED };
}
