import type { Task } from 'redux-saga';
import { call, type Saga, spawn } from './effects.ts';

const never = () => new Promise<never>(() => undefined);

/** Runs use cases until the console stops. An error in one stops no other; all are cancelled together. */
export function* spawnAll(useCases: readonly (() => Saga)[]): Saga {
  const tasks: Task[] = [];
  for (const useCase of useCases) tasks.push(yield* spawn(useCase));
  try {
    yield* call(never);
  } finally {
    for (const task of tasks) task.cancel();
  }
}
