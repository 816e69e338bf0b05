import { ApiError } from '#api/http/apiError.ts';
import type { Platform } from '#api/platform.ts';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import type { SagaContext } from '#sagas/core/context.ts';
import { operate } from '#sagas/core/operate.ts';
import { itemReadSagas } from '#sagas/order/itemReads.ts';
import { orderReadSagas } from '#sagas/order/order.ts';
import { partyReadSagas } from '#sagas/order/partyReads.ts';
import { actorNameSagas } from '#sagas/people/actorNames.ts';
import { runQuickSearch, watchQuickSearch } from '#sagas/search/quickSearch.ts';
import { quickSearch } from '#store/search/quickSearch.ts';
import { aSagaStore } from './sagaStore.ts';

/** The platform calls that a test implements; any other call is a defect of the test. */
export type StubResponses = { [Service in keyof Platform]?: Partial<Platform[Service]> };

/**
 * Runs the use cases of an order in the real store, on a platform with these responses, and records
 * navigations.
 */
export function anOrderStore(
  platform: StubResponses,
  now: () => number = Date.now,
  isLeaving: SagaContext['isLeaving'] = () => false,
) {
  const navigations: string[] = [];
  const navigate = (path: string) => void navigations.push(path);
  const quickSearches = operate(quickSearch, runQuickSearch, 'latest');
  const reads = [...orderReadSagas, ...itemReadSagas, ...partyReadSagas, ...actorNameSagas];
  const useCases = [...reads, quickSearches, watchQuickSearch];
  const { store } = aSagaStore({ platform, clock: { now }, navigate, isLeaving }, useCases);
  return { store, navigations };
}

/** The error of a call that the platform rejected with this status. */
export function refused(status: number): ApiError {
  const failure: Failure = { ...consoleFailure('no', 'rejected'), reason: 'answered', status };
  return new ApiError(failure);
}

/** Waits until everything that is ready has run. */
export async function flushMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
