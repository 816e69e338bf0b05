import type { Failure } from '#domain/failure.ts';

/** Every failed call throws this; `failure` is the plain data that the rest of the console sees. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}
