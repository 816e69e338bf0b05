/** Does it once nothing else is to be done, after `atLastMs` at the latest; gives back what calls it off. */
export function whenIdle(work: () => void, atLastMs: number): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: atLastMs });
    return () => cancelIdleCallback(idle);
  }
  // Safari has no idle callback.
  const timer = setTimeout(work, atLastMs / 5);
  return () => clearTimeout(timer);
}
