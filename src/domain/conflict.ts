import type { Failure } from './failure.ts';

/** HTTP statuses of a write that the platform rejects because the data has changed since it was read. */
const CONFLICT_STATUSES = [409, 412];

export function isConflict({ status }: Pick<Failure, 'status'>): boolean {
  return status !== null && CONFLICT_STATUSES.includes(status);
}
