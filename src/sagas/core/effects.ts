import type { UnknownAction } from '@reduxjs/toolkit';
import { CANCEL, type Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { Platform } from '#api/platform.ts';
import type { SearchPlatform } from '#api/searchPlatform.ts';
import type { RootState } from '#store/rootReducer.ts';
import type { SagaContext } from './context.ts';

/**
 * redux-saga's effects with typed results: `const order = yield* call(…)`. The library cannot type the value
 * that `yield` returns, so each wrapper in this file declares the type once.
 */
export type Saga<T = void> = Generator<effects.Effect, T, unknown>;
type Returned<R> = R extends Generator<effects.Effect, infer T, unknown> ? T : Awaited<R>;

export function* call<Args extends unknown[], R>(
  work: (...args: Args) => R,
  ...args: Args
): Saga<Returned<R>> {
  return (yield effects.call(work, ...args)) as Returned<R>;
}

export function* put(action: UnknownAction): Saga {
  yield effects.put(action);
}

export function* select<T>(selector: (state: RootState) => T): Saga<T> {
  return (yield effects.select(selector)) as T;
}

export function* context<Name extends keyof SagaContext>(name: Name): Saga<SagaContext[Name]> {
  return (yield effects.getContext(name)) as SagaContext[Name];
}

/**
 * Runs a read of the platform and aborts it when the saga is cancelled. Never use it for a write: an aborted
 * request may already have reached the platform.
 */
export function* abortableRead<T>(start: (signal: AbortSignal) => Promise<T>): Saga<T> {
  const begin = () => {
    const controller = new AbortController();
    const promise = start(controller.signal);
    return Object.assign(promise, { [CANCEL]: () => controller.abort() });
  };
  return (yield effects.call(begin)) as T;
}

/** Like `readPlatform`, with the part of the platform that the first screen needs. */
export function* readSearchPlatform<T>(
  start: (platform: SearchPlatform, signal: AbortSignal) => Promise<T>,
): Saga<T> {
  const platform = yield* context('searchPlatform');
  return yield* abortableRead((signal) => start(platform, signal));
}

/** Runs a read of the platform and aborts it when the saga is cancelled. */
export function* readPlatform<T>(start: (platform: Platform, signal: AbortSignal) => Promise<T>): Saga<T> {
  const platform = yield* context('platform');
  return yield* abortableRead((signal) => start(platform, signal));
}

/** Runs all sagas in parallel. If one throws, the others are cancelled and their results are lost. */
export function* all<T extends unknown[]>(works: [...{ [K in keyof T]: Saga<T[K]> }]): Saga<T> {
  return (yield effects.all(works)) as T;
}

export function* take<A extends UnknownAction>(match: (action: unknown) => action is A): Saga<A> {
  return (yield effects.take(match)) as A;
}

/** Runs the work until it ends, or cancels it at the next matching action. */
export function* runUntil<A extends UnknownAction>(
  { match }: { match: (action: unknown) => action is A },
  work: Saga<unknown>,
): Saga {
  yield effects.race({ work, end: effects.take(match) });
}

export function* delay(ms: number): Saga {
  yield effects.delay(ms);
}

/** Runs the saga attached to its parent, which waits for it and fails if it fails. */
export function* fork(work: () => Saga): Saga<Task> {
  return (yield effects.fork(work)) as Task;
}

/** Runs the saga detached: an error in it does not affect other use cases. */
export function* spawn(work: () => Saga): Saga<Task> {
  return (yield effects.spawn(work)) as Task;
}

export function* cancel(task: Task): Saga {
  yield effects.cancel(task);
}

export function* takeEvery<A extends UnknownAction>(
  creator: { match: (action: unknown) => action is A },
  worker: (action: A) => Saga,
): Saga {
  yield effects.takeEvery(creator.match, worker);
}
