import type { Failure } from '#domain/failure.ts';
import { toFailure } from './failures.ts';

/**
 * The result of a call as a value, so that a failure of one of several parallel calls does not discard the
 * results of the others.
 */
export type SettledResult<T> = { value: T } | { failure: Failure; error: unknown };

export async function settle<T>(work: Promise<T>): Promise<SettledResult<T>> {
  try {
    return { value: await work };
  } catch (error) {
    return { failure: toFailure(error), error };
  }
}
