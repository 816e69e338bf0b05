import type { Failure } from '#domain/failure.ts';

/** The error that every failed call throws. The store contains only its `failure`, which is plain data. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}
