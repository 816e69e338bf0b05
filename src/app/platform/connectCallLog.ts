import { callsRecorded, waitChanged } from '#store/console/callsSlice.ts';
import type { ConsoleStore } from '../store/createStore.ts';
import type { CallListener } from './callFeed.ts';

/** A file of its own, because the call feed starts before the code of the store has loaded. */
export function connectCallLog({ dispatch }: Pick<ConsoleStore, 'dispatch'>): CallListener {
  return {
    ended: (calls) => void dispatch(callsRecorded(calls)),
    waitChanged: (wait) => void dispatch(waitChanged(wait)),
  };
}
