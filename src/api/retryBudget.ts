const WINDOW_MS = 60_000;
const SHARE = 0.1;
/** A quiet minute may still retry a little: a tenth of three calls would be none. */
const FLOOR = 10;

export interface RetryBudget {
  called(host: string): void;
  /** Takes one retry from the host's budget, or says that it is spent: then failing fast spares the platform. */
  take(host: string): boolean;
}

/** Retries of a host are at most a tenth of its calls of the last minute. `now` in epoch milliseconds. */
export function createRetryBudget(now: () => number): RetryBudget {
  const calls = new Map<string, number[]>();
  const retries = new Map<string, number[]>();
  const recent = (times: Map<string, number[]>, host: string) => {
    const kept = (times.get(host) ?? []).filter((time) => time > now() - WINDOW_MS);
    times.set(host, kept);
    return kept;
  };
  return {
    called: (host) => {
      recent(calls, host).push(now());
    },
    take: (host) => {
      const used = recent(retries, host);
      if (used.length >= Math.max(FLOOR, SHARE * recent(calls, host).length)) return false;
      used.push(now());
      return true;
    },
  };
}
