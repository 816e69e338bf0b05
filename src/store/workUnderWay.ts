import { lookUp, valuesOf } from '#domain/byKey.ts';
import { GUARDED_WRITES, type GuardedWrite } from '#domain/writes/sentWrite.ts';
import type { WriteName } from './actions/announcements.ts';
import { isRunActive } from './bulk/runStatus.ts';
import type { RootState } from './rootReducer.ts';

/** The writes that leave no record of a sent request. */
const OTHER_WRITES = {
  saveSettings: true,
  saveCallback: true,
  saveWatch: true,
  actOnItems: true,
} satisfies Record<Exclude<WriteName, GuardedWrite> | 'saveSettings', true>;

const WRITES = [...GUARDED_WRITES, ...Object.keys(OTHER_WRITES)];

/** Whether the operation with this name is running for any subject. */
export function isRunning({ operations }: RootState, name: string): boolean {
  return valuesOf(lookUp(operations, name) ?? {}).some(({ status }) => status === 'running');
}

/** Returns which work of this tab a reload or a sign-out would interrupt or lose. */
export function workUnderWay(state: RootState) {
  const { bulk, sentWrites, drafts } = state;
  return {
    run: valuesOf(bulk.runs).some(isRunActive),
    request:
      valuesOf(sentWrites).some(({ write }) => write.state === 'open') ||
      WRITES.some((name) => isRunning(state, name)),
    input: Object.keys(drafts).length > 0,
  };
}

export function hasWorkUnderWay(state: RootState): boolean {
  return Object.values(workUnderWay(state)).includes(true);
}
