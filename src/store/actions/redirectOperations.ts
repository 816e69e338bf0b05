import type { RedirectRequest } from '#domain/actions/redirect.ts';
import type { WriteResult } from '#domain/actions/writeResult.ts';
import { createOperation } from '#store/operation.ts';
import { byDialog, type GuardedParams } from './writeOperations.ts';

export interface RequestRedirectParams extends GuardedParams {
  request: RedirectRequest;
  itemIds: readonly string[];
  merchantOrderId: string;
}

/** Requests that the platform move items of an order to other fulfillers (S7.12). */
export const requestRedirect = createOperation<RequestRedirectParams, WriteResult>()(
  'requestRedirect',
  byDialog,
);
