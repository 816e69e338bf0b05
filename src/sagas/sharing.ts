import { shareParts } from '#domain/shareParts.ts';
import type { ReadOperation } from '#store/operation.ts';
import { latestResult, selectOperation } from '#store/selectors.ts';
import { type Saga, select } from './effects.ts';

/** A reading whose new answer shares with the last one what has not changed: screens draw the rest only. */
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
