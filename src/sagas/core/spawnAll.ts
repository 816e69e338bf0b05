import type { Task } from 'redux-saga';
import { call, type Saga, spawn } from './effects.ts';

const never = () => new Promise<never>(() => undefined);

/** Use cases that run until the console stops: one that throws never silences another, and all stop together. */
export function* spawnAll(useCases: readonly (() => Saga)[]): Saga {
  const tasks: Task[] = [];
  for (const useCase of useCases) tasks.push(yield* spawn(useCase));
  try {
    yield* call(never);
  } finally {
    for (const task of tasks) task.cancel();
  }
}
