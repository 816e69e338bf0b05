import { afterEach, beforeEach, vi } from 'vitest';
import { createDeferredSession } from '#app/signIn/deferredSession.ts';
import type { OidcClient, SignInRequest } from '#app/signIn/oidcClient.ts';
import { createSession, type SessionDependencies, type SessionEvent } from '#app/signIn/session.ts';
import type { SignInOptions } from '#app/signIn/signInFlow.ts';
import { aToken, type createBrowser, MemoryStorage } from './browserStub.ts';

export const USER_KEY = 'oidc.user:issuer:console';
export const NOW = Date.parse('2026-11-21T10:00:00Z');

interface TabOptions {
  sub?: string;
  /** Seconds until the tab's token expires; null for a tab without a session. */
  endsIn?: number | null;
  /** The issuer's response to a renewal; a newer token by default. */
  renew?: () => Promise<string>;
  /** Whether the tab is notified of other tabs' storage changes; a suspended one is not. */
  isAwake?: boolean;
  /** Loads the code for signing in and renewing; succeeds by default. */
  loadDeferred?: SessionDependencies['loadDeferred'];
}

let tokens = 0;

export function aUser(sub: string, endsIn: number): string {
  tokens += 1;
  return JSON.stringify({
    access_token: aToken({ sub, number: tokens }),
    id_token: aToken({ sub }),
    expires_at: NOW / 1000 + endsIn,
    profile: { sub, name: 'Sanne Verbeek', email: 'sanne@console.test' },
  });
}

/** The issuer as a tab sees it, with records of the tab's requests. */
function anIssuer(sub: string, renew?: () => Promise<string>) {
  const asked = { renewals: 0, signIns: [] as SignInRequest[], signOuts: [] as string[] };
  const answers = { signIn: async (): Promise<string> => aUser(sub, 3600) };
  const client: OidcClient = {
    renew: async () => {
      asked.renewals += 1;
      return renew ? renew() : aUser(sub, 3600);
    },
    signIn: async (request) => void asked.signIns.push(request),
    completeSignIn: async () => {
      const { generation = '', isSignInWindow = false, returnPath = '/' } = asked.signIns.at(-1) ?? {};
      return { returnPath, ended: 'signedIn', isSignInWindow, generation, user: await answers.signIn() };
    },
    completeRenewal: async () => undefined,
    redirectToSignOut: async (idToken) => void asked.signOuts.push(idToken),
  };
  return { asked, answers, client };
}

/** One tab: its session, its storage, its session events, and its requests to the issuer. */
export function aTab(browser: ReturnType<typeof createBrowser>, options: TabOptions = {}) {
  const { sub = 'auth0|1', endsIn = 30, isAwake = true } = options;
  const storage = new MemoryStorage();
  const { asked, answers, client } = anIssuer(sub, options.renew);
  const events: SessionEvent[] = [];
  const channel = browser.channel();
  const session = createSession({
    storage,
    shared: browser.shared,
    userKey: USER_KEY,
    channel,
    lock: browser.lock,
    loadClient: async () => client,
    loadDeferred: options.loadDeferred ?? (async () => createDeferredSession),
    now: Date.now,
  });
  session.subscribe((event) => events.push(event));
  if (isAwake) browser.shared.listeners.push(session.revalidate);
  if (endsIn !== null) {
    session.current();
    storage.setItem(USER_KEY, aUser(sub, endsIn));
  }
  const token = () => JSON.parse(storage.getItem(USER_KEY) ?? '{}').access_token as string | undefined;
  /** Leaves for the issuer, completes the sign-in there, and returns its result. */
  const signIn = async (way?: SignInOptions) => {
    const signInFlow = await session.loadSignInFlow();
    await signInFlow.redirectToIssuer('/orders/1', way);
    return signInFlow.complete('http://console.test/login/callback');
  };
  return { session, storage, events, asked, answers, token, signIn, close: channel.close };
}

/** Installs fake time for every test of the file. */
export function onFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Waits long enough for tabs to respond to each other. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  // The test handles a rejection later. Until then, it must not count as unhandled.
  work.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  return work;
}
