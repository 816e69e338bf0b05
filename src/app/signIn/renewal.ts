import { RenewalUnavailableError } from '#api/http/callToken.ts';
import { accessTokenProblem } from './accessToken.ts';
import type { OidcClient } from './oidcClient.ts';
import type { OtherTabs } from './otherTabs.ts';
import { SignInRejectedError } from './signInRejectedError.ts';
import { isTokenExpiring, parseUser, type UserStorage } from './userStorage.ts';

/**
 * The maximum delay in milliseconds before the console asks a failing issuer again. It doubles with each
 * failure, up to `WAIT_CAP_MS`.
 */
const FIRST_WAIT_MS = 2_000;
const WAIT_CAP_MS = 60_000;
/**
 * R534: how often a tab renews within a minute because the platform refused valid tokens. A service that refuses
 * every token would otherwise be asked forever: each newer token repeats the reads that had failed.
 */
const MAX_REFUSED = 10;
const REFUSED_WITHIN_MS = 60_000;

export interface RenewalDependencies {
  users: UserStorage;
  /** Returns this tab's token if it differs from `stale` and does not expire soon; otherwise null. */
  newerToken: (stale: string) => string | null;
  otherTabs: Pick<OtherTabs, 'ask' | 'publish'>;
  loadClient: () => Promise<Pick<OidcClient, 'renew'>>;
  /** Runs the work under a Web Lock. Only one tab at a time can hold the lock with a given name. */
  lock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  now: () => number;
  /**
   * `expired`: the issuer refused the renewal, and the user has to sign in. `troubled`: the issuer neither
   * granted nor refused the renewal, and the console retries. `resumed`: the tab has a newer token.
   */
  emit: (event: 'expired' | 'troubled' | 'resumed') => void;
}

export interface Renewal {
  /** Resolves with a newer token than `stale`. */
  renew: (stale: string) => Promise<string>;
  /** Asks a failing issuer again immediately instead of at the scheduled time. */
  retryNow: () => void;
}

interface Running {
  generation: string;
  token: Promise<string>;
}

interface FailingRenewal {
  generation: string;
  failures: number;
  /** The console does not contact the issuer before this time, in epoch milliseconds. */
  until: number;
  timer: ReturnType<typeof setTimeout>;
  retry: () => void;
}

/** Returns a function that counts a valid token that the platform has refused. It throws if there are too many. */
function createRefusalCounter(now: () => number): () => void {
  let refusedAt: number[] = [];
  return () => {
    refusedAt = [...refusedAt.filter((at) => Math.abs(now() - at) < REFUSED_WITHIN_MS), now()];
    if (refusedAt.length > MAX_REFUSED) throw new SignInRejectedError('The platform refuses every token.');
  };
}

/**
 * All callers and all tabs share one renewal: the first tab renews under the lock, and the others use its
 * result. If the issuer rotates refresh tokens, a second renewal would end the session. Each generation has
 * its own lock and renewal, so that a renewal that hangs does not block the next sign-in.
 */
export function createRenewal(dependencies: RenewalDependencies): Renewal {
  const { users, newerToken, otherTabs, loadClient, lock, now, emit } = dependencies;
  let running: Running | null = null;
  let refused: { stale: string; error: unknown } | null = null;
  let trouble: FailingRenewal | null = null;
  const countRefusal = createRefusalCounter(now);

  /**
   * Returns the failing renewal of the current session, or null if there is none. Drops a failing renewal of
   * an earlier session.
   */
  function currentTrouble(): FailingRenewal | null {
    if (trouble?.generation !== users.generation()) dropTrouble();
    return trouble;
  }

  function dropTrouble(): void {
    clearTimeout(trouble?.timer);
    trouble = null;
  }

  /** R521: reports every newer token, because a call that was refused twice has reported an ended session. */
  function resume(): void {
    dropTrouble();
    emit('resumed');
  }

  async function askIssuer(stale: string, generation: string): Promise<string> {
    const user = users.text();
    if (user === null) throw new SignInRejectedError('Nobody is signed in.');
    if (!isTokenExpiring({ ...parseUser(user) }, now())) countRefusal();
    const renewedUser = parseUser(await (await loadClient()).renew(user));
    const token = renewedUser?.access_token;
    if (!token || token === stale || accessTokenProblem(token) !== null)
      throw new SignInRejectedError('The renewal returned no usable token.');
    if (!users.putNewest(renewedUser, generation, now()))
      throw new SignInRejectedError('The person has signed out.');
    otherTabs.publish();
    return token;
  }

  async function renewAlone(stale: string, generation: string): Promise<string> {
    const already = newerToken(stale);
    if (already) return already;
    await otherTabs.ask();
    return newerToken(stale) ?? askIssuer(stale, generation);
  }

  function retryLater(stale: string, generation: string): void {
    const failures = (currentTrouble()?.failures ?? 0) + 1;
    const longest = Math.min(WAIT_CAP_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    const wait = longest * (0.5 + Math.random() / 2);
    const retry = () => {
      if (currentTrouble()) run(stale, generation).catch(() => undefined);
    };
    dropTrouble();
    trouble = { generation, failures, until: now() + wait, retry, timer: setTimeout(retry, wait) };
    emit('troubled');
  }

  /**
   * Returns the token that another tab has handed over in the meantime. If there is none, reports the failure
   * and throws it.
   */
  function handleFailure(stale: string, generation: string, error: unknown): string {
    // After a sign-out, the console neither reports nor retries a failed renewal.
    if (users.generation() !== generation) throw error;
    const adopted = newerToken(stale);
    if (adopted) {
      resume();
      return adopted;
    }
    if (error instanceof SignInRejectedError) {
      refused = { stale, error };
      dropTrouble();
      emit('expired');
      throw error;
    }
    retryLater(stale, generation);
    throw error instanceof RenewalUnavailableError ? error : new RenewalUnavailableError(String(error));
  }

  function run(stale: string, generation: string): Promise<string> {
    if (running?.generation === generation) return running.token;
    const token = lock(`sign-in.renewal ${generation}`, () => renewAlone(stale, generation))
      .then(
        (renewed) => {
          resume();
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
      const handed = newerToken(stale);
      if (handed) {
        resume();
        return Promise.resolve(handed);
      }
      // The issuer has already refused to renew this token, so the console does not ask again.
      if (refused?.stale === stale) return Promise.reject(refused.error);
      const { until = 0 } = currentTrouble() ?? {};
      if (now() < until)
        return Promise.reject(new RenewalUnavailableError('The issuer is asked again in a moment.'));
      return run(stale, users.generation());
    },
    retryNow: () => currentTrouble()?.retry(),
  };
}
