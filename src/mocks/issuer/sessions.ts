import type { IssuerStore } from './tokens.ts';

const SESSION = 'session';

/** Who is signed in at the issuer, seen from one request. */
export interface Sessions {
  /** The person's sub, or null. */
  current(request: Request): string | null;
  /** Remembers or forgets (null); returns the headers that the response needs for it. */
  remember(sub: string | null): Readonly<Record<string, string>>;
}

/** One person for everybody who asks: a browser of its own, or a test. */
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

/** One person per browser, by a cookie. It has to reach a frame inside another site, so it is `SameSite=None`. */
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
