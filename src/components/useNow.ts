import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time in epoch milliseconds, up to half a minute old: for 'updated 2 minutes ago' and running clocks. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
