import { afterAll, expect } from 'vitest';

/**
 * A listener of the window or the document. The test files of one worker share both, so a listener that is
 * never removed handles the events of every later file with the store of a page that is gone.
 */
interface Listening {
  type: string;
  listener: EventListenerOrEventListenerObject | null;
  from: string;
}

const TARGETS = [window, document] as const;
/**
 * The file of `src` or `test` that adds a listener; null for those of libraries, because React and user-event
 * add theirs only once for a document.
 */
function caller(): string | null {
  const [, , , line = ''] = (new Error('where').stack ?? '').split('\n');
  return /\/((?:src|test)\/[^\s:)]+)/.exec(line)?.[1] ?? null;
}

/** Whether the listener ends without a call of `removeEventListener`. */
function endsByItself(options: unknown): boolean {
  return typeof options === 'object' && options !== null && ('once' in options || 'signal' in options);
}

/**
 * Fails a test file whose listeners outlive it, unless the file runs alone in a worker and so has its own
 * window.
 */
export function expectNoListenersLeft(): void {
  const left = new Map<EventTarget, Listening[]>();
  const restore = TARGETS.map((target) => {
    const { addEventListener, removeEventListener } = target;
    const all: Listening[] = [];
    left.set(target, all);
    target.addEventListener = (type: string, listener: Listening['listener'], options?: unknown) => {
      const from = caller();
      if (from && !endsByItself(options)) all.push({ type, listener, from });
      Reflect.apply(addEventListener, target, [type, listener, options]);
    };
    target.removeEventListener = (type: string, listener: Listening['listener'], options?: unknown) => {
      const index = all.findIndex((known) => known.type === type && known.listener === listener);
      if (index >= 0) all.splice(index, 1);
      Reflect.apply(removeEventListener, target, [type, listener, options]);
    };
    return () => Object.assign(target, { addEventListener, removeEventListener });
  });
  afterAll(() => {
    for (const undo of restore) undo();
    if (expect.getState().testPath?.includes('.alone.test.')) return;
    expect([...left.values()].flat().map(({ type, from }) => `${type} of ${from}`)).toEqual([]);
  });
}
