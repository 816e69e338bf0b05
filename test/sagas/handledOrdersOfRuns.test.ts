import { describe, expect, it } from 'vitest';
import type { BulkStep, RunOrder } from '#domain/bulk/bulkJob.ts';
import { lookUp } from '#domain/byKey.ts';
import { runEnded, runTakenOver, stepChanged } from '#store/bulk/bulkSlice.ts';
import { selectHandledInResults } from '#store/results/handledOrdersSelectors.ts';
import type { HandledOrder, HandledOutcome } from '#store/results/handledOrdersSlice.ts';
import type { RootState } from '#store/rootReducer.ts';
import { aBulkStep } from '#test/domainBuilders.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { EMPTY_RUN, openConsole } from './bulkConsole.ts';

describe('R100, R283: if a run is continued, an order counts as handled at the time of its own last write', () => {
  const JOB = { ...EMPTY_RUN.job, verb: 'clearAlerts' as const };
  const runOrderOf = (index: number, orderId: string, over: Partial<BulkStep>) => {
    const steps = [aBulkStep({ kind: 'clearAlert', key: `clear:${orderId}`, ...over })];
    return { jobId: 'job', index, orderId, merchantOrderId: '', merchantId: 'm', steps };
  };

  /** A tab that takes over a run with these orders and changes them. Returns the orders handled so far. */
  function aTab() {
    const { store } = openConsole(memoryIntentSupport());
    return (before: RunOrder[], after: RunOrder[]) => {
      store.dispatch(runTakenOver({ job: JOB, runOrders: before, settled: 0 }));
      for (const { index, steps } of after)
        for (const step of steps) store.dispatch(stepChanged({ jobId: 'job', index, step, failure: null }));
      store.dispatch(runEnded({ jobId: 'job' }));
      return store.getState().handledOrders.handled;
    };
  }
  const cleared = runOrderOf(0, 'cleared', { state: 'confirmed', sentAt: 10 });
  const refused = runOrderOf(1, 'refused', { state: 'rejected' });
  const again = (over: Partial<BulkStep>) => runOrderOf(2, 'again', over);

  it('orders that a retry does not concern do not count again', () => {
    const run = aTab();
    const planned = ['cleared', 'refused', 'again'].map((id, index) =>
      runOrderOf(index, id, { state: 'planned' }),
    );
    const first = run(planned, [cleared, refused, again({ state: 'rejected', sentAt: 11 })]);
    expect(first.map(({ orderId, at }) => [orderId, at])).toEqual([
      ['cleared', 10],
      ['refused', 100],
      ['again', 11],
    ]);
    const before = [cleared, refused, again({ state: 'planned' })];
    const all = run(before, [again({ state: 'confirmed', sentAt: 12 })]);
    expect(all.slice(3)).toEqual([{ orderId: 'again', outcome: 'done', at: 12 }]);
  });

  it('a later write on an order alone still counts when the run ends', () => {
    const entry = (at: number, outcome: HandledOutcome) => ({ orderId: 'again', outcome, at, resultsAt: 1 });
    const shown = (...handled: HandledOrder[]) => {
      const search = { resultSet: { at: 1, orderIds: ['again'] } };
      const state = { search, handledOrders: { handled } } as unknown as RootState;
      return lookUp(selectHandledInResults(state), 'again');
    };
    expect(shown(entry(20, 'done'), entry(10, 'failed'))).toBe('done');
    expect(shown(entry(20, 'done'), entry(30, 'unknown'))).toBe('unknown');
    expect(shown(entry(30, 'unknown'), entry(30, 'done'))).toBe('done');
  });

  it('an order whose write is found by a check counts as handled when it was sent', () => {
    const lost = (state: BulkStep['state']) => runOrderOf(0, 'lost', { state, sentAt: 10 });
    expect(aTab()([lost('unknown')], [lost('confirmed')])).toEqual([
      { orderId: 'lost', outcome: 'done', at: 10 },
    ]);
  });
});
