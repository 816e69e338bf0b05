import { type Saga, spawn } from './effects.ts';

/** Reports the error as an unhandled one. */
export function* reportDefect(error: unknown): Saga {
  yield* spawn(() => {
    throw error;
  });
}
