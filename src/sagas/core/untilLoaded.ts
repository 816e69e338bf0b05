import type {
  loadCarrierServices,
  loadFulfillers,
  loadMerchants,
  loadPermissions,
} from '#store/console/referenceOperations.ts';
import { isOperationEnd, type OperationEnd, selectOperation } from '#store/operation.ts';
import { type Saga, select, take } from './effects.ts';

type ReferenceRead =
  | typeof loadCarrierServices
  | typeof loadFulfillers
  | typeof loadMerchants
  | typeof loadPermissions;

/** Waits until the operation succeeds or fails for the subject. */
export function* untilEnded({ name }: { name: string }, subject = ''): Saga {
  yield* take(
    (action): action is OperationEnd =>
      isOperationEnd(action) && action.meta.operation === name && action.meta.subject === subject,
  );
}

/**
 * Waits while the data is being loaded. Results that are kept, such as a file, use it: without it, they would
 * lack totals or names (R436).
 */
export function* untilLoaded(...reads: readonly ReferenceRead[]): Saga {
  for (const read of reads) {
    const { status } = yield* select((state) => selectOperation(state, read, ''));
    if (status === 'running') yield* untilEnded(read);
  }
}
