import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Returns the time in epoch milliseconds, updated every second while `isWanted` is true. */
export function useSeconds(isWanted: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
  return now;
}

/** The seconds from `now` to `until`, both in epoch milliseconds, rounded up; 0 afterwards. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}
