/** Resolves in a new task, so that the browser can first handle events such as a click. */
export function waitForNextTask(): Promise<void> {
  // Only recent browsers have `scheduler.yield`, which resumes the caller before other queued tasks.
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
