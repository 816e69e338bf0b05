/** Waits until this browser tab is visible; resolves at once if it is. */
export async function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  return whenVisible();
}
