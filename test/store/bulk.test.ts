import { expect, test } from 'vitest';
import { type BulkRun, type BulkState, bulkReducer } from '#store/bulk/bulkSlice.ts';
import { isRunActive, isRunFree } from '#store/bulk/runStatus.ts';
import { signedOut } from '#store/people/sessionSlice.ts';

const aRun = (status: BulkRun['status']) => ({ status }) as BulkRun;

test.each(['starting', 'running', 'paused', 'stopping'] as const)('a run that is %s is active', (status) => {
  expect(isRunActive(aRun(status))).toBe(true);
  expect(isRunFree(aRun(status))).toBe(false);
});

test('a run has left the store after a sign-out', () => {
  const state: BulkState = { runs: { 'run-1': aRun('running') }, shownJobId: 'run-1' };
  expect(bulkReducer(state, signedOut())).toEqual({ runs: {}, shownJobId: null });
});
