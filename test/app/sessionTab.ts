import { afterEach, beforeEach, vi } from 'vitest';
import type { OidcClient } from '#app/signIn/oidcClient.ts';
import { createSession, type SessionEvent } from '#app/signIn/session.ts';
import { aToken, type createBrowser, MemoryStorage } from './browserStub.ts';

export const USER_KEY = 'oidc.user:issuer:console';
export const NOW = Date.parse('2026-11-21T10:00:00Z');

interface TabOptions {
  sub?: string;
  /** Seconds from now in which the token of the tab ends; null for a tab without a session. */
  endsIn?: number | null;
  renew?: () => Promise<void>;
}

let tokens = 0;

function aUser(sub: string, endsIn: number): string {
  tokens += 1;
  return JSON.stringify({
    access_token: aToken({ sub, number: tokens }),
    id_token: aToken({ sub }),
    expires_at: NOW / 1000 + endsIn,
    profile: { sub, name: 'Sanne Verbeek', email: 'sanne@console.test' },
  });
}

/** One tab: its session, its storage, what it heard of its session, and how often it asked the issuer. */
export function aTab(browser: ReturnType<typeof createBrowser>, options: TabOptions = {}) {
  const { sub = 'auth0|1', endsIn = 30 } = options;
  const storage = new MemoryStorage();
  if (endsIn !== null) storage.setItem(USER_KEY, aUser(sub, endsIn));
  const events: SessionEvent[] = [];
  const asked = { renewals: 0, signIns: [] as string[], signOuts: 0 };
  const client: OidcClient = {
    renew: async () => {
      asked.renewals += 1;
      if (options.renew) return options.renew();
      storage.setItem(USER_KEY, aUser(sub, 3600));
    },
    signIn: async (returnPath) => void asked.signIns.push(returnPath),
    completeSignIn: async () => {
      storage.setItem(USER_KEY, aUser(sub, 3600));
      return { returnPath: '/', ended: 'signedIn' };
    },
    completeRenewal: async () => undefined,
    signOut: async () => {
      asked.signOuts += 1;
    },
  };
  const session = createSession({
    storage,
    userKey: USER_KEY,
    channel: browser.channel(),
    lock: browser.lock,
    loadClient: async () => client,
    now: () => NOW,
  });
  session.hear((event) => events.push(event));
  const token = () => JSON.parse(storage.getItem(USER_KEY) ?? '{}').access_token as string;
  return { session, storage, events, asked, token };
}

/** Fake time for every test of the file. */
export function onFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Waits long enough for tabs to have answered each other. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  // A rejection is looked at by the test, not while the clock runs.
  work.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  return work;
}
