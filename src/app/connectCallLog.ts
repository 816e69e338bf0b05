import { callsRecorded, waitAnnounced, waitEnded } from '#store/console/callsSlice.ts';
import type { CallListener } from './callFeed.ts';
import type { ConsoleStore } from './createStore.ts';

export function connectCallLog({ dispatch }: Pick<ConsoleStore, 'dispatch'>): CallListener {
  return {
    ended: (calls) => void dispatch(callsRecorded(calls)),
    waits: (wait) => void dispatch(waitAnnounced(wait)),
    waited: (wait) => void dispatch(waitEnded(wait)),
  };
}
