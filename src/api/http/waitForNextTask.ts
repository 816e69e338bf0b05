/**
 * Only recent browsers have `scheduler.yield`. It lets the browser handle clicks and key presses first, but
 * resumes the caller before other queued tasks.
 */
interface WithYield {
  scheduler: { yield(): Promise<void> };
}

function canYield(scope: object): scope is WithYield {
  return 'scheduler' in scope && typeof scope.scheduler === 'object' && 'yield' in (scope.scheduler ?? {});
}

/** Resolves in a new task, so that the browser can first handle events such as a click. */
export function waitForNextTask(): Promise<void> {
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
