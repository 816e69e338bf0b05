/** Runs the work when the browser is idle, after `atLastMs` at the latest; returns a function that cancels it. */
export function whenIdle(work: () => void, atLastMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: atLastMs });
    return () => cancelIdleCallback(idle);
  }
  // Safari has no idle callback.
  const timer = setTimeout(work, atLastMs / 5);
  return () => clearTimeout(timer);
}
