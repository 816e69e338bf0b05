import type { WriteOptions } from '#api/http/call.ts';
import { type NamedWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { call, cancel, fork, put, type Saga, take } from '#sagas/core/effects.ts';
import { waitForNextTry, writeWaitEnded } from '#store/writes/writeWaits.ts';

/** The waits of a write's calls, as its saga follows them. */
interface Waits {
  /** By the function that ends a wait early: its end in epoch milliseconds. */
  untils: ReadonlyMap<() => void, number>;
  /** Resolves when a wait begins or ends. */
  change: () => Promise<void>;
  onWait: NonNullable<WriteOptions['onWait']>;
}

function followWaits(): Waits {
  const untils = new Map<() => void, number>();
  let reportChange = () => undefined as unknown;
  return {
    untils,
    change: () =>
      new Promise((resolve) => {
        reportChange = resolve;
      }),
    onWait: (until, goNow) => {
      untils.set(goNow, until);
      reportChange();
      return () => {
        untils.delete(goNow);
        reportChange();
      };
    },
  };
}

function* showWaits(write: NamedWrite, { untils, change }: Waits): Saga {
  const isOver = waitForNextTry.dismissed(writeKey(write));
  try {
    while (true) {
      yield* call(change);
      const until = Math.max(...untils.values());
      yield* put(untils.size > 0 ? waitForNextTry.succeeded({ params: write, result: { until } }) : isOver);
    }
  } finally {
    yield* put(isOver);
  }
}

function* endWaits(write: NamedWrite, { untils }: Waits, controller: AbortController): Saga {
  while (true) {
    const { payload } = yield* take(writeWaitEnded.match);
    if (writeKey(payload) !== writeKey(write)) continue;
    if (payload.isCalledOff) controller.abort();
    for (const goNow of untils.keys()) goNow();
  }
}

/**
 * Runs the calls of a write, or of a check of its outcome, with the options that they receive. While one of them
 * waits for its next try, the store contains the wait, and the user can end it (R411).
 */
export function* withEndableWaits<T>(write: NamedWrite, work: (options: WriteOptions) => Saga<T>): Saga<T> {
  const controller = new AbortController();
  const waits = followWaits();
  const showing = yield* fork(() => showWaits(write, waits));
  const ending = yield* fork(() => endWaits(write, waits, controller));
  try {
    return yield* work({ signal: controller.signal, onWait: waits.onWait });
  } finally {
    yield* cancel(showing);
    yield* cancel(ending);
  }
}
