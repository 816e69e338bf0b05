import { useEffect, useState } from 'react';
import { isFresh } from '#domain/time/freshness.ts';

const TICK_MS = 30_000;

/** Returns the current time in epoch milliseconds, updated every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    // A hidden screen has no timer, so its time is old when it is shown again.
    setNow((last) => (isFresh(last, Date.now(), TICK_MS) ? last : Date.now()));
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
