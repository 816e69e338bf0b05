import type { Failure } from '#domain/failure.ts';
import { toFailure } from './failures.ts';

/** How a call ended, as a value: fan-outs wait for all of these, so that one failure costs no other result. */
export type Outcome<T> = { value: T } | { failure: Failure; error: unknown };

export async function settle<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work };
  } catch (error) {
    return { failure: toFailure(error), error };
  }
}
