/**
 * R311: whether something from `at` is less than `maxAge` milliseconds old. A time after `now` is from before this
 * computer's clock was set back, so it is old.
 */
export function isFresh(at: number, now: number, maxAge: number): boolean {
  return at <= now && now - at < maxAge;
}

/**
 * R311: whether data that was requested at `at` must be requested again, because it is older than `since`. If
 * the clock was set back after `since`, nothing that is requested now could be newer, so it does not count.
 */
export function isOutdated(at: number, since: number, now: number): boolean {
  return at > now || (at < since && since <= now);
}
