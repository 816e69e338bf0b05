import type { Task } from 'redux-saga';
import type { AbandonedAction, Operation, RequestedAction } from '#store/operation.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { cancel, fork, put, type Saga, take } from './effects.ts';
import { toFailure } from './settle.ts';

/**
 * latest: a newer request for a subject cancels the older one, because the screen needs only the newest
 * result. A sign-out cancels all, so that none opens an order or a search of the earlier user (R54).
 * leading: while a request is running, further requests for its subject are ignored, so that a double click
 * sends only one call.
 */
type Policy = 'latest' | 'leading';

type SignedOutAction = ReturnType<typeof signedOut>;

function* run<Params, Result>(
  operation: Operation<Params, Result>,
  worker: (params: Params) => Saga<Result>,
  params: Params,
): Saga {
  try {
    const result = yield* worker(params);
    yield* put(operation.succeeded({ params, result }));
  } catch (thrown) {
    const failure = toFailure(thrown);
    if (failure.outcome !== 'aborted') yield* put(operation.failed({ params, failure }));
  }
}

/** Returns a function that matches the actions that start and cancel the operation. */
function isAbout<Params, Result>({ requested, abandoned }: Operation<Params, Result>, policy: Policy) {
  return (action: unknown): action is RequestedAction<Params> | AbandonedAction | SignedOutAction =>
    requested.match(action) || abandoned.match(action) || (policy === 'latest' && signedOut.match(action));
}

function tasksEndedBy(
  action: RequestedAction<unknown> | AbandonedAction | SignedOutAction,
  running: ReadonlyMap<string, Task>,
): Task[] {
  if (signedOut.match(action)) return [...running.values()];
  const current = running.get(action.meta.subject);
  return current ? [current] : [];
}

/** Starts the work as a task that `running` contains until it ends. */
function* forkOn(subject: string, running: Map<string, Task>, work: Saga): Saga {
  const task = yield* fork(function* worked() {
    try {
      yield* work;
    } finally {
      running.delete(subject);
    }
  });
  // Work that did not have to wait has already ended.
  if (task.isRunning()) running.set(subject, task);
}

/**
 * Creates a use case that runs the operation when it is requested. The policy applies to each subject. The
 * use case reports how the operation ended, unless it was aborted. Abandoning an operation cancels it, so
 * only reads are abandoned.
 */
export function operate<Params, Result>(
  operation: Operation<Params, Result>,
  worker: (params: Params) => Saga<Result>,
  policy: Policy = 'leading',
): () => Saga {
  return function* operating() {
    const running = new Map<string, Task>();
    while (true) {
      const action = yield* take(isAbout(operation, policy));
      const isRequest = operation.requested.match(action);
      if (isRequest && policy === 'leading' && running.has(action.meta.subject)) continue;
      for (const task of tasksEndedBy(action, running)) yield* cancel(task);
      if (isRequest)
        yield* forkOn(action.meta.subject, running, run(operation, worker, action.payload.params));
    }
  };
}
