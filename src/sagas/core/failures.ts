import { ApiError } from '#api/http/apiError.ts';
import { type Failure, ownFailure } from '#domain/failure.ts';

/** Converts any thrown value into the serializable failure that the store contains. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  return ownFailure(thrown instanceof Error ? thrown.message : 'An unknown exception occurred');
}
