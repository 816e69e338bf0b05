import { call, type Saga } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';

/** The journal or a browser lock has failed. Nothing is sent without them. */
export class JournalError extends Error {}

/** Calls the journal or a lock. Throws a `JournalError` if the call fails. */
export function* journalCall<T>(work: () => Promise<T>): Saga<T> {
  const outcome = yield* call(() => settle(work()));
  if ('failure' in outcome) throw new JournalError(outcome.failure.message);
  return outcome.value;
}
