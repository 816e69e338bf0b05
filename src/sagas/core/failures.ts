import { ApiError } from '#api/http/apiError.ts';
import { type Failure, ownFailure } from '#domain/failure.ts';

/** Converts anything that a worker throws into the plain failure that the store keeps. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  return ownFailure(thrown instanceof Error ? thrown.message : 'An unknown exception occurred');
}
