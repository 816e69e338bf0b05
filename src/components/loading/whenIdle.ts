/**
 * Calls `work` when the browser is idle, but after `atLastMs` at the latest. Returns a function that cancels
 * the call.
 */
export function whenIdle(work: () => void, atLastMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: atLastMs });
    return () => cancelIdleCallback(idle);
  }
  // The supported versions of Safari may lack `requestIdleCallback`.
  const timer = setTimeout(work, atLastMs / 5);
  return () => clearTimeout(timer);
}

const PRELOAD_DEADLINE_MS = 5_000;

/**
 * Loads code or texts that the user will probably need, when the browser is idle. A failure is ignored,
 * because opening the part starts the load again and reports its failure. Returns a function that cancels a
 * load that has not begun.
 */
export function preloadWhenIdle(load: () => Promise<unknown>): () => void {
  return whenIdle(() => void load().catch(() => undefined), PRELOAD_DEADLINE_MS);
}
