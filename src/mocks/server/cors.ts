/**
 * The headers and methods that the platform accepts from browsers, and the response headers that it lets them
 * read (docs/platform/README.md).
 */
const ALLOWED_HEADERS = 'Authorization, Content-Type, X-Identity-Token';
const ALLOWED_METHODS = 'GET, POST, PUT, DELETE';
const EXPOSED_HEADERS = 'Retry-After, Location, X-Correlation-Id';
const MAX_AGE_S = 600;

export function isPreflight(method: string, headers: Headers): boolean {
  return method === 'OPTIONS' && headers.has('Access-Control-Request-Method');
}

/**
 * The CORS headers of a response to that origin. `allowed` is a list of origins, separated by spaces. Any
 * other origin gets only `Vary`.
 */
export function corsHeaders(origin: string | null, allowed: string): Record<string, string> {
  if (origin === null || !allowed.split(' ').includes(origin)) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    Vary: 'Origin',
  };
}

export function preflightHeaders(origin: string | null, allowed: string): Record<string, string> {
  return {
    ...corsHeaders(origin, allowed),
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Allow-Methods': ALLOWED_METHODS,
    'Access-Control-Max-Age': String(MAX_AGE_S),
  };
}
