import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { lookUp } from '#domain/byKey.ts';
import type { Failure } from '#domain/failure.ts';
import type { RootState } from './rootReducer.ts';

/**
 * The state of one operation on one subject. `at` is the time of the request in epoch milliseconds. The
 * response may not contain changes that were made after this time.
 */
export type OperationState<Result = unknown> =
  | { status: 'idle' }
  | { status: 'running'; previous: Result | null; at: number }
  | { status: 'succeeded'; result: Result; at: number }
  | { status: 'failed'; failure: Failure; previous: Result | null; at: number };

export const IDLE: OperationState<never> = { status: 'idle' };

export type OperationPhase = 'requested' | 'succeeded' | 'failed' | 'dismissed' | 'abandoned';

export interface OperationMeta {
  operation: string;
  phase: OperationPhase;
  subject: string;
  /** Epoch milliseconds. */
  at: number;
  /** Whether a slice stores the result; in that case, the operation stores only its status. */
  isOwned: boolean;
  /** How many subjects the store keeps; a common number if missing. */
  kept?: number;
}

/** An action of an operation. Its payload matches the phase, because `createOperation` creates these actions. */
export interface OperationAction extends UnknownAction {
  meta: OperationMeta;
  payload: { params: unknown; result?: unknown; failure?: Failure } | undefined;
}

export function isOperationAction(action: unknown): action is OperationAction {
  const { meta } = action as { meta?: Partial<OperationMeta> };
  return meta?.operation !== undefined && meta.phase !== undefined;
}

/** The action that ends an operation: with a result if it succeeded, otherwise with a failure. */
export interface OperationEnd extends OperationAction {
  payload: NonNullable<OperationAction['payload']>;
}

export function isOperationEnd(action: unknown): action is OperationEnd {
  return isOperationAction(action) && ['succeeded', 'failed'].includes(action.meta.phase);
}

/** A number of subjects to keep: more than one order has items, shipments or documents. */
export const PARTS_OF_ORDER = 5_000;

/** The names of the parameters that can be the subject of an operation. */
type TextName<Params> = { [Name in keyof Params]: Params[Name] extends string ? Name : never }[keyof Params];

/**
 * Returns a function that creates an operation, which is a call or use case of the console:
 * `createOperation<Params, Result>()('loadCallback', 'orderId')`. Its life cycle is stored per subject: the value
 * of this parameter, or of a function of all parameters; '' if there is only one subject. The life cycle is
 * requested → succeeded | failed → dismissed. A read that is no longer needed is abandoned: it is cancelled, and
 * the previous result stays. The parameters and the result are plain data. With `isOwned`, a slice stores the
 * result, and the operation's state contains only null. An operation of which one screen can need many subjects
 * at once states how many are `kept`: a screen would read a removed one again and again.
 */
export function createOperation<Params, Result>() {
  return <Name extends string>(
    name: Name,
    subject: '' | TextName<Params> | ((params: Params) => string),
    { isOwned = false, kept }: { isOwned?: boolean; kept?: number } = {},
  ) => {
    const subjectOf =
      typeof subject === 'function' ? subject : (params: Params) => String(subject && params[subject]);
    const prepared = <Payload>(phase: OperationPhase, of: string, payload: Payload) => {
      const at = Date.now();
      const meta: OperationMeta = { operation: name, phase, subject: of, at, isOwned, ...(kept && { kept }) };
      return { payload, meta };
    };
    return {
      name,
      subjectOf,
      requested: createAction(`${name}/requested`, (params: Params) =>
        prepared('requested', subjectOf(params), { params }),
      ),
      succeeded: createAction(`${name}/succeeded`, (payload: { params: Params; result: Result }) => {
        // Frozen here, because the store would otherwise traverse the whole result to freeze it
        // (docs/decisions/0009-long-answers.md).
        Object.freeze(payload.result);
        return prepared('succeeded', subjectOf(payload.params), payload);
      }),
      failed: createAction(`${name}/failed`, (payload: { params: Params; failure: Failure }) =>
        prepared('failed', subjectOf(payload.params), payload),
      ),
      dismissed: createAction(`${name}/dismissed`, (subject: string) =>
        prepared('dismissed', subject, undefined),
      ),
      abandoned: createAction(`${name}/abandoned`, (subject: string) =>
        prepared('abandoned', subject, undefined),
      ),
    };
  };
}

export type RequestedAction<Params> = PayloadAction<{ params: Params }, string, OperationMeta>;
export type AbandonedAction = PayloadAction<undefined, string, OperationMeta>;

export type Operation<Params, Result> = ReturnType<ReturnType<typeof createOperation<Params, Result>>>;

/** Any operation, reduced to its name and its result type. */
export interface AnyOperation {
  name: string;
  succeeded: (payload: never) => { payload: { result: unknown } };
}
export type ResultOf<O extends AnyOperation> = ReturnType<O['succeeded']>['payload']['result'];

/**
 * The state of the operation for the subject; idle if it was never requested. The store contains untyped
 * results; the operation determines their type.
 */
export function selectOperation<O extends AnyOperation>(
  state: RootState,
  operation: O,
  subject: string,
): OperationState<ResultOf<O>> {
  const subjects = lookUp(state.operations, operation.name) ?? {};
  return (lookUp(subjects, subject) ?? IDLE) as OperationState<ResultOf<O>>;
}

/** The last successful result, even while the operation runs again or after it failed; null without one. */
export function latestResult<Result>(state: OperationState<Result>): Result | null {
  if (state.status === 'succeeded') return state.result;
  return state.status === 'idle' ? null : state.previous;
}

/** The last successful result of the operation for the subject; null without one. */
export function selectLatestResult<O extends AnyOperation>(
  state: RootState,
  operation: O,
  subject = '',
): ResultOf<O> | null {
  return latestResult(selectOperation(state, operation, subject));
}
