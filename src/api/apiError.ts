import type { Failure } from '#domain/failure.ts';

/** What every failed call throws; `failure` is the plain data that leaves the edge. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}
