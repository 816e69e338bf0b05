import { readFileSync } from 'node:fs';

/** Of the processors' time so much may go to other machines of the same host while something is measured. */
const BEARABLE = 0.02;
const TRIES = 5;
/** Where `steal` stands among the counters of `/proc/stat`, and how many of them add up to the whole (proc(5)). */
const STEAL = 7;
const COUNTERS = 8;

interface ProcessorTime {
  /** In ticks since the system started. */
  whole: number;
  stolen: number;
}

/** What the system counts of all its processors' time; nothing where it keeps no such count (anything but Linux). */
function processorTime(): ProcessorTime {
  try {
    const [, ...ticks] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).map(Number);
    const whole = ticks.slice(0, COUNTERS).reduce((sum, count) => sum + count, 0);
    return { whole, stolen: ticks[STEAL] ?? 0 };
  } catch {
    return { whole: 0, stolen: 0 };
  }
}

let disturbed = 0;

/** How many measurements stand although every try was disturbed. */
export function countDisturbed(): number {
  return disturbed;
}

/**
 * Measures until a try was left alone: a virtual machine whose processors are lent to others is slow for reasons that
 * no page can help. The last try stands, whatever came in between.
 */
export async function undisturbed<T>(measure: () => Promise<T>): Promise<T> {
  for (let tryCount = 1; ; tryCount += 1) {
    const before = processorTime();
    const measured = await measure();
    const after = processorTime();
    const share = (after.stolen - before.stolen) / Math.max(1, after.whole - before.whole);
    if (share <= BEARABLE) return measured;
    if (tryCount < TRIES) continue;
    disturbed += 1;
    return measured;
  }
}
