import { SILENT_RENEWAL_PATH } from '../src/domain/paths.ts';

/**
 * The response headers of a deployment (docs/decisions/0006-content-security-policy.md), made from the same
 * `VITE_*` names as config.json, so that the policy and the client's own allow-list cannot disagree.
 */
export type Settings = Readonly<Record<string, string | undefined>>;

function origin(url: string | undefined): string[] {
  const parsed = url ? URL.parse(url) : null;
  return parsed ? [parsed.origin] : [];
}

/** `https://{service}.example` names every host below the domain: a policy spells that `https://*.example`. */
function platformSources(template: string | undefined): string[] {
  if (!template) return [];
  const wild = /^(https?:\/\/)\{service\}(\.[^/]+)/.exec(template);
  return wild ? [`${wild[1]}*${wild[2]}`] : origin(template);
}

function serviceSources(settings: Settings): string[] {
  const overrides = Object.entries(settings).filter(([name]) => name.startsWith('VITE_SERVICE_'));
  return [...platformSources(settings.VITE_PLATFORM_URL), ...overrides.flatMap(([, url]) => origin(url))];
}

/** Where previews come from: the rendering service, wherever it is. */
function previewSources(settings: Settings): string[] {
  const own = origin(settings.VITE_SERVICE_RENDERING);
  return own.length > 0 ? own : origin(settings.VITE_PLATFORM_URL?.replaceAll('{service}', 'rendering'));
}

export function contentSecurityPolicy(settings: Settings, path = '/'): string {
  const issuer = origin(settings.VITE_OIDC_AUTHORITY);
  const connect = [
    ...issuer,
    ...serviceSources(settings),
    ...origin(settings.VITE_BACKEND_URL),
    ...origin(settings.VITE_NOTIFICATIONS_URL),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...previewSources(settings)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connect)],
    'frame-src': ["'self'", ...issuer],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
    // Nobody frames the console, but the console itself, for the hidden frame in which a session is renewed.
    'frame-ancestors': [path === SILENT_RENEWAL_PATH ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

export function securityHeaders(settings: Settings, path = '/'): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, path),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
