import { RenewalUnavailable } from '#api/http/send.ts';
import { accessTokenProblem } from './accessToken.ts';
import type { OidcClient } from './oidcClient.ts';
import type { OtherTabs } from './otherTabs.ts';
import { SignInRefused } from './signInRefused.ts';
import { parseUser, type UserStorage } from './userStorage.ts';

/** A failing issuer is retried after about this long, then after twice as long each time, up to the cap. */
const FIRST_WAIT_MS = 2_000;
const WAIT_CAP_MS = 60_000;

export interface RenewalSurroundings {
  users: UserStorage;
  /** The token of this tab, if it differs from `stale` and is valid for a while; null otherwise. */
  usable: (stale: string) => string | null;
  otherTabs: Pick<OtherTabs, 'ask' | 'tell'>;
  loadClient: () => Promise<Pick<OidcClient, 'renew'>>;
  /** Web Locks: one holder of a name at a time among all tabs. */
  lock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  now: () => number;
  /** expired: the issuer refused, and the user has to sign in. troubled: it gave no verdict and is retried. */
  say: (event: 'expired' | 'troubled' | 'resumed') => void;
}

export interface Renewal {
  /** Resolves with a newer token than `stale`. */
  renew: (stale: string) => Promise<string>;
  /** Retries a failing issuer immediately instead of at the scheduled time. */
  hurry: () => void;
}

interface Running {
  generation: string;
  token: Promise<string>;
}

interface Trouble {
  generation: string;
  failures: number;
  /** No attempt is made before this time, in epoch milliseconds. */
  until: number;
  timer: ReturnType<typeof setTimeout>;
  retry: () => void;
}

/**
 * One renewal for all callers of this tab and for all tabs: the first renews under the lock, the others use its result.
 * With a rotating refresh token a second renewal would end the whole sign-in. Each generation has its own lock and its
 * own renewal, so one that hangs does not block the next sign-in.
 */
export function createRenewal(around: RenewalSurroundings): Renewal {
  const { users } = around;
  let running: Running | null = null;
  let refused: { stale: string; error: unknown } | null = null;
  let trouble: Trouble | null = null;

  /** The problem of the current session. */
  function currentTrouble(): Trouble | null {
    if (trouble?.generation !== users.generation()) dropTrouble();
    return trouble;
  }

  function dropTrouble(): void {
    clearTimeout(trouble?.timer);
    trouble = null;
  }

  function endTrouble(): void {
    if (!currentTrouble()) return;
    dropTrouble();
    around.say('resumed');
  }

  async function askIssuer(stale: string, generation: string): Promise<string> {
    const user = users.text();
    if (user === null) throw new SignInRefused('Nobody is signed in.');
    const renewed = await (await around.loadClient()).renew(user);
    const token = parseUser(renewed)?.access_token;
    if (!token || token === stale || accessTokenProblem(token) !== null)
      throw new SignInRefused('The renewal returned no usable token.');
    if (!users.put(renewed, generation)) throw new SignInRefused('The person has signed out.');
    around.otherTabs.tell();
    return token;
  }

  async function renewAlone(stale: string, generation: string): Promise<string> {
    const already = around.usable(stale);
    if (already) return already;
    await around.otherTabs.ask();
    return around.usable(stale) ?? askIssuer(stale, generation);
  }

  function retryLater(stale: string, generation: string): void {
    const failures = (currentTrouble()?.failures ?? 0) + 1;
    const longest = Math.min(WAIT_CAP_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    const wait = longest * (0.5 + Math.random() / 2);
    const retry = () => {
      if (currentTrouble()) run(stale, generation).catch(() => undefined);
    };
    dropTrouble();
    trouble = { generation, failures, until: around.now() + wait, retry, timer: setTimeout(retry, wait) };
    around.say('troubled');
  }

  function handleFailure(stale: string, generation: string, error: unknown): never {
    // After a sign-out there is no problem to report and nothing to retry.
    if (users.generation() !== generation) throw error;
    if (error instanceof SignInRefused) {
      refused = { stale, error };
      dropTrouble();
      around.say('expired');
      throw error;
    }
    retryLater(stale, generation);
    throw error instanceof RenewalUnavailable ? error : new RenewalUnavailable(String(error));
  }

  function run(stale: string, generation: string): Promise<string> {
    if (running?.generation === generation) return running.token;
    const token = around
      .lock(`sign-in.renewal ${generation}`, () => renewAlone(stale, generation))
      .then(
        (renewed) => {
          endTrouble();
          return renewed;
        },
        (error: unknown) => handleFailure(stale, generation, error),
      )
      .finally(() => {
        if (running?.token === token) running = null;
      });
    running = { generation, token };
    return token;
  }

  return {
    renew: (stale) => {
      const handed = around.usable(stale);
      if (handed) {
        endTrouble();
        return Promise.resolve(handed);
      }
      // The issuer has already rejected this session, so calls do not ask again.
      if (refused?.stale === stale) return Promise.reject(refused.error);
      const { until = 0 } = currentTrouble() ?? {};
      if (around.now() < until)
        return Promise.reject(new RenewalUnavailable('The issuer is asked again in a moment.'));
      return run(stale, users.generation());
    },
    hurry: () => currentTrouble()?.retry(),
  };
}
