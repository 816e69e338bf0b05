import { useEffect, useState } from 'react';

export const SECOND_MS = 1_000;

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
