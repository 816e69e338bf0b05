import { shareParts } from '#domain/console/shareParts.ts';
import type { RootState } from '#store/rootReducer.ts';
import { type Saga, select } from './effects.ts';

/**
 * A reading that keeps the unchanged parts of its last result, so that screens redraw only the rest. `selectLast`
 * finds that result; null if there is none.
 */
export function sharing<Params, Result>(
  selectLast: (state: RootState, params: Params) => Result | null,
  worker: (params: Params) => Saga<Result>,
): (params: Params) => Saga<Result> {
  return function* readSharing(params) {
    const now = yield* worker(params);
    const last = yield* select((state) => selectLast(state, params));
    return shareParts(last, now);
  };
}
