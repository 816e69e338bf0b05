import { ApiError } from '#api/http/apiError.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';

/** Converts any thrown value into the serializable failure that the store contains. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  return consoleFailure(thrown instanceof Error ? thrown.message : 'An unknown exception occurred');
}

/** The result of a call as a value, so that one failure of parallel calls leaves the other results. */
export type SettledResult<T> = { value: T } | { failure: Failure; error: unknown };

export async function settle<T>(work: Promise<T>): Promise<SettledResult<T>> {
  try {
    return { value: await work };
  } catch (error) {
    return { failure: toFailure(error), error };
  }
}

/** The error of a write that can safely be repeated: an unknown outcome is reported as `unavailable`. */
export function repeatableError(error: unknown): unknown {
  return error instanceof ApiError && error.failure.outcome === 'unknown'
    ? new ApiError({ ...error.failure, outcome: 'unavailable' })
    : error;
}
