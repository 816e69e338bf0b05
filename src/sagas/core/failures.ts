import { ApiError } from '#api/http/apiError.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';

/** Converts any thrown value into the serializable failure that the store contains. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof ApiError) return thrown.failure;
  return consoleFailure(thrown instanceof Error ? thrown.message : 'An unknown exception occurred');
}
