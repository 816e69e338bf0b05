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
