import { type Saga, spawn } from './effects.ts';

/** Reports the error like one that no saga handles. */
export function* reportDefect(error: unknown): Saga {
  yield* spawn(() => {
    throw error;
  });
}
