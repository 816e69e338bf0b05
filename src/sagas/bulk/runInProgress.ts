import type { Platform } from '#api/platform.ts';
import type { BulkJob, BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';
import type { RecordedIntents } from '#domain/writes/intents.ts';
import type { SagaContext } from '#sagas/core/context.ts';
import { call, type Saga, select } from '#sagas/core/effects.ts';
import { settle } from '#sagas/core/settle.ts';
import type { BulkQueue } from './bulkQueue.ts';

/** A run in progress: the remaining tasks, the orders in their current state, and the dependencies. */
export interface RunInProgress extends Pick<SagaContext, 'platform' | 'clock' | 'intents' | 'locks'> {
  job: BulkJob;
  runOrders: RunOrder[];
  /** The IDs of the orders that the command applies to. */
  orderIds: readonly string[];
  queue: BulkQueue;
}

/** The journal or a browser lock has failed. Nothing is sent without them. */
export class JournalError extends Error {}

/** Calls the journal or a lock. Throws a `JournalError` if the call fails. */
export function* journalCall<T>(work: () => Promise<T>): Saga<T> {
  const settled = yield* call(() => settle(work()));
  if ('failure' in settled) throw new JournalError(settled.failure.message);
  return settled.value;
}

/**
 * The options of the run's calls. A run for a selection yields to the user's own reads; the reorder of a single
 * order does not, because the user waits for it.
 */
export function callOptionsOf(job: BulkJob) {
  return { lane: job.scope === 'selection' ? 'background' : 'interactive' } as const;
}

/** A step with the data needed to send or check it. */
export interface StepContext {
  platform: Platform;
  job: BulkJob;
  runOrder: RunOrder;
  step: BulkStep;
  /** This browser's records of the order, including this run. */
  recorded: RecordedIntents;
  mockCallbackUrl: string;
  callOptions: ReturnType<typeof callOptionsOf>;
  /** Epoch milliseconds. */
  now: number;
}

/** Throws a `JournalError` if the journal cannot be read. */
export function* loadStepContext(run: RunInProgress, runOrder: RunOrder, step: BulkStep): Saga<StepContext> {
  const { platform, job, intents, clock } = run;
  const recorded = yield* journalCall(() => intents.journal.intentsOn(job.sub, [runOrder.orderId]));
  const mockCallbackUrl = yield* select((state) => state.configuration.mockCallbackUrl);
  const callOptions = callOptionsOf(job);
  return { platform, job, runOrder, step, recorded, mockCallbackUrl, callOptions, now: clock.now() };
}
