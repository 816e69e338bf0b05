import { isFresh } from '#domain/time/freshness.ts';

const WINDOW_MS = 60_000;
const SHARE = 0.1;
/** The minimum budget, in retries per minute: a tenth of only a few calls would allow too few retries. */
const FLOOR = 10;

export interface RetryBudget {
  called(host: string): void;
  /** Takes one retry from the host's budget. Returns false, so that the call fails, if none is left. */
  take(host: string): boolean;
}

/** Limits a host's retries to a tenth of the last minute's calls, at least ten. `now`: epoch milliseconds. */
export function createRetryBudget(now: () => number): RetryBudget {
  const calls = new Map<string, number[]>();
  const retries = new Map<string, number[]>();
  const recent = (times: Map<string, number[]>, host: string) => {
    const kept = (times.get(host) ?? []).filter((time) => isFresh(time, now(), WINDOW_MS));
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
