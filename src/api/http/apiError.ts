import type { Failure } from '#domain/failure.ts';

/** The error of every failed call. The store contains only its plain data, `failure`. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}
