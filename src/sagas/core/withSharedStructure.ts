import { shareStructure } from '#domain/console/shareStructure.ts';
import type { RootState } from '#store/rootReducer.ts';
import { type Saga, select } from './effects.ts';

/**
 * Wraps a read so that its result keeps the unchanged parts of the previous one, and screens rerender only
 * the changed parts. `selectLast` returns the previous result, or null.
 */
export function withSharedStructure<Params, Result>(
  selectLast: (state: RootState, params: Params) => Result | null,
  worker: (params: Params) => Saga<Result>,
): (params: Params) => Saga<Result> {
  return function* readWithSharedParts(params) {
    const now = yield* worker(params);
    const last = yield* select((state) => selectLast(state, params));
    return shareStructure(last, now);
  };
}
