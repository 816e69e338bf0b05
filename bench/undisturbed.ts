import { readFileSync } from 'node:fs';

/**
 * The maximum share of processor time that other machines on the host may take during an undisturbed
 * measurement.
 */
const MAX_STOLEN_SHARE = 0.02;
const TRIES = 5;
/**
 * The index of `steal` among the counters of `/proc/stat`, and the number of counters in the total (proc(5)).
 */
const STEAL = 7;
const COUNTERS = 8;

interface ProcessorTime {
  /** Ticks since the system started. */
  totalTicks: number;
  stolenTicks: number;
}

/** The processor time since the system started. It is zero on systems without `/proc/stat`. */
function processorTime(): ProcessorTime {
  try {
    const [, ...ticks] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number);
    const totalTicks = ticks.slice(0, COUNTERS).reduce((sum, count) => sum + count, 0);
    return { totalTicks, stolenTicks: ticks[STEAL] ?? 0 };
  } catch {
    return { totalTicks: 0, stolenTicks: 0 };
  }
}

let disturbed = 0;

/** The number of measurements for which every attempt was disturbed. */
export function countDisturbed(): number {
  return disturbed;
}

/**
 * Repeats a measurement until it is undisturbed, and returns it. A virtual machine shares its processors with
 * others, so it can be slow for reasons unrelated to the page. If all `TRIES` were disturbed, the last
 * measurement is returned.
 */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<T> {
  for (let tryCount = 1; ; tryCount += 1) {
    const before = processorTime();
    const measured = await measure();
    const after = processorTime();
    const share =
      (after.stolenTicks - before.stolenTicks) / Math.max(1, after.totalTicks - before.totalTicks);
    if (share <= MAX_STOLEN_SHARE) return measured;
    if (tryCount < TRIES) continue;
    disturbed += 1;
    return measured;
  }
}
