import { shareParts } from '#domain/shareParts.ts';
import type { ReadOperation } from '#store/operation.ts';
import { latestResult, selectOperation } from '#store/selectors.ts';
import { type Saga, select } from './effects.ts';

/** A reading that keeps the unchanged parts of its last result, so that screens redraw only the rest. */
export function sharing<Params, Result>(
  operation: ReadOperation<Params, Result>,
  worker: (params: Params) => Saga<Result>,
): (params: Params) => Saga<Result> {
  return function* readSharing(params) {
    const now = yield* worker(params);
    const last = yield* select((state) => selectOperation(state, operation, operation.subjectOf(params)));
    return shareParts(latestResult(last), now);
  };
}
