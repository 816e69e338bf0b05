/**
 * The secret is a constant because the simulated issuer and the simulated platform share it, even in
 * different processes.
 */
export const SIGNING_SECRET = 'a simulated platform keeps no secrets';

export type Claims = Readonly<Record<string, unknown>>;

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

let key: Promise<CryptoKey> | null = null;

function signingKey(): Promise<CryptoKey> {
  key ??= crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(SIGNING_SECRET),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return key;
}

/** Recent texts and their signatures, because a token is verified with every call. */
const RECENT = new Map<string, string>();
const MAX_RECENT = 100;

async function signatureOf(text: string): Promise<string> {
  const known = RECENT.get(text);
  if (known !== undefined) return known;
  const bytes = await crypto.subtle.sign('HMAC', await signingKey(), new TextEncoder().encode(text));
  const signature = toBase64Url(new Uint8Array(bytes));
  if (RECENT.size >= MAX_RECENT) RECENT.clear();
  RECENT.set(text, signature);
  return signature;
}

function encode(value: unknown): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}

export async function signJwt(claims: Claims): Promise<string> {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${await signatureOf(text)}`;
}

function readClaims(payload: string): Claims | null {
  try {
    const claims: unknown = JSON.parse(fromBase64Url(payload));
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the claims of a token that was signed here and has not expired, otherwise null. `now` is in epoch
 * ms.
 */
export async function verifyJwt(token: string, now: number): Promise<Claims | null> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  if (signature !== (await signatureOf(`${header}.${payload}`))) return null;
  const claims = readClaims(payload);
  return claims && typeof claims.exp === 'number' && claims.exp * 1000 > now ? claims : null;
}

/** Returns the PKCE challenge of a verifier (S256). */
export async function codeChallenge(verifier: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(bytes));
}
