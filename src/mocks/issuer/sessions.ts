import type { IssuerStore } from './tokens.ts';

const SESSION = 'session';

export interface Sessions {
  /** The sub of the person who is signed in, or null. */
  current(request: Request): string | null;
  /** Signs the person in, or out if `sub` is null. Returns the required response headers. */
  remember(sub: string | null): Readonly<Record<string, string>>;
}

/** One session for all callers, as needed for a single browser or a test. */
export function storedSessions(store: IssuerStore): Sessions {
  return {
    current: () => store.read(SESSION),
    remember: (sub) => {
      store.write(SESSION, sub);
      return {};
    },
  };
}

const COOKIE = 'simulated_issuer';

/**
 * One session per browser, in a cookie. The cookie is `SameSite=None` because the console may load the issuer
 * in a hidden frame from another site.
 */
export const COOKIE_SESSIONS: Sessions = {
  current: (request) => {
    const cookies = (request.headers.get('Cookie') ?? '').split('; ');
    const found = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`));
    return found ? decodeURIComponent(found.slice(COOKIE.length + 1)) || null : null;
  },
  remember: (sub) => ({
    'Set-Cookie': `${COOKIE}=${encodeURIComponent(sub ?? '')}; Path=/; HttpOnly; Secure; SameSite=None${
      sub === null ? '; Max-Age=0' : ''
    }`,
  }),
};
