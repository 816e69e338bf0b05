import { valuesOf } from '#domain/byKey.ts';
import { isRunActive } from '#store/bulk/runStatus.ts';
import type { RootState } from '#store/rootReducer.ts';

/** Returns which work of this tab a reload or a sign-out would interrupt or lose. */
export function workUnderWay({ bulk, sentWrites, drafts }: RootState) {
  return {
    run: valuesOf(bulk.runs).some(isRunActive),
    request: valuesOf(sentWrites).some(({ write }) => write.state === 'open'),
    input: Object.keys(drafts).length > 0,
  };
}
