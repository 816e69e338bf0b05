/** Of the newest browsers: goes on before other work that waits, but after clicks and keys. */
interface WithYield {
  scheduler: { yield(): Promise<void> };
}

function canYield(scope: object): scope is WithYield {
  return 'scheduler' in scope && typeof scope.scheduler === 'object' && 'yield' in (scope.scheduler ?? {});
}

/** Resolves in a task of its own: the browser does in between what came up, such as a click. */
export function nextTask(): Promise<void> {
  if (canYield(globalThis)) return globalThis.scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Resolves once the browser has nothing more urgent to do, such as drawing, or after `atLastMs`. */
export function calmTask(atLastMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: atLastMs });
    // Safari has no idle callback.
    else setTimeout(resolve, atLastMs / 5);
  });
}
