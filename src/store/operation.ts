import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '#domain/failure.ts';

/**
 * The life cycle of one operation on one subject. `at` is the time of the request in epoch milliseconds,
 * because a response does not include later changes.
 */
export type OperationState<Result = unknown> =
  | { status: 'idle' }
  | { status: 'running'; previous: Result | null; at: number }
  | { status: 'succeeded'; result: Result; at: number }
  | { status: 'failed'; failure: Failure; previous: Result | null; at: number };

export const IDLE: OperationState<never> = { status: 'idle' };

export interface OperationMeta {
  operation: string;
  subject: string;
  at: number;
}

interface Requested<Params> {
  params: Params;
  /** Ask again although a response is there. */
  again: boolean;
}
interface Succeeded<Params, Result> {
  params: Params;
  result: Result;
}
interface Failed<Params> {
  params: Params;
  failure: Failure;
}
type OperationAction<Payload> = PayloadAction<Payload, string, OperationMeta>;

/**
 * One thing the console asks of the platform, with the life cycle that all of them share:
 * requested → succeeded | failed → dismissed, kept per subject (an order, an item, '' for the one and only).
 * A reading that nobody looks at any more is abandoned: it stops, and what was there before stays.
 * `createOperation<Params, Result>()('clearAlerts', (params) => params.orderId)`; both are plain data.
 */
export function createOperation<Params, Result>() {
  return <Name extends string>(name: Name, subjectOf: (params: Params) => string) => {
    const prepareWith =
      <Payload extends { params: Params }>() =>
      (payload: Payload) => ({
        payload,
        meta: { operation: name, subject: subjectOf(payload.params), at: Date.now() },
      });
    const bare = (subject: string) => ({
      payload: undefined,
      meta: { operation: name, subject, at: Date.now() },
    });
    const requestedOne = createAction(`${name}/requested`, prepareWith<Requested<Params>>());
    return {
      name,
      subjectOf,
      requested: Object.assign((params: Params, again = false) => requestedOne({ params, again }), {
        type: requestedOne.type,
        match: requestedOne.match,
      }),
      succeeded: createAction(`${name}/succeeded`, prepareWith<Succeeded<Params, Result>>()),
      failed: createAction(`${name}/failed`, prepareWith<Failed<Params>>()),
      dismissed: createAction(`${name}/dismissed`, bare),
      abandoned: createAction(`${name}/abandoned`, bare),
    };
  };
}

export type RequestedAction<Params> = OperationAction<Requested<Params>>;
export type SucceededAction<Params, Result> = OperationAction<Succeeded<Params, Result>>;
export type FailedAction<Params> = OperationAction<Failed<Params>>;
export type AbandonedAction = OperationAction<undefined>;

/** The interface of an operation for a part of the screen that starts and follows it. */
export interface ReadOperation<Params, Result> {
  name: string;
  subjectOf: (params: Params) => string;
  requested: (params: Params, again?: boolean) => UnknownAction;
  abandoned: (subject: string) => UnknownAction;
  succeeded: (payload: { params: Params; result: Result }) => { payload: { result: Result } };
}
