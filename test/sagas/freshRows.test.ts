import { expect, onTestFinished, test, vi } from 'vitest';
import type { BulkStep } from '#domain/bulk/bulkJob.ts';
import { watchFreshRows } from '#sagas/results/freshRows.ts';
import { runEnded, runRefused, runTakenOver, stepChanged } from '#store/bulk/bulkSlice.ts';
import { signedOut } from '#store/people/sessionSlice.ts';
import { ordersSelected } from '#store/results/selectionSlice.ts';
import { aBulkStep, anOrder } from '#test/domainBuilders.ts';
import { EMPTY_RUN } from './bulkConsole.ts';
import { aSagaStore } from './sagaStore.ts';

const SHOWN = ['a', 'b', 'c', 'd'];
const stepOf = (orderId: string, over: Partial<BulkStep> = {}) =>
  aBulkStep({ kind: 'cancelOrder', key: orderId, ...over });

/** A run of these orders, of which the first was cancelled earlier. Returns the IDs of each read. */
function aRun(orderIds: readonly string[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reads: (readonly string[])[] = [];
  const searchByIds = async (ids: readonly string[]) => {
    reads.push(ids);
    return { orders: [] };
  };
  const clock = { now: () => 100 };
  const { store } = aSagaStore({ clock, platform: { orderManager: { searchByIds } } }, [watchFreshRows]);
  store.dispatch(ordersSelected(SHOWN.map((orderId) => anOrder({ orderId }))));
  const runOrders = orderIds.map((orderId, index) => ({
    jobId: 'job',
    index,
    orderId,
    merchantOrderId: '',
    merchantId: 'm',
    steps: [stepOf(orderId, { state: index === 0 ? 'confirmed' : 'planned' })],
  }));
  const job = { ...EMPTY_RUN.job, verb: 'cancel' as const };
  store.dispatch(runTakenOver({ job, runOrders, settled: 1 }));
  return {
    store,
    change: (orderId: string, state: BulkStep['state']) =>
      store.dispatch(
        stepChanged({
          jobId: 'job',
          index: orderIds.indexOf(orderId),
          step: stepOf(orderId, { state }),
          failure: null,
        }),
      ),
    /** Returns the reads until ten seconds have passed. */
    pass: async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      return reads.splice(0);
    },
  };
}

test('R518: while a run continues, the shown orders whose outcome has become known are read together', async () => {
  const { store, change, pass } = aRun(['a', 'b', 'c', 'd', 'hidden']);
  expect(await pass()).toEqual([]);
  for (const id of ['b', 'hidden']) change(id, 'confirmed');
  change('c', 'unknown');
  change('d', 'sending');
  expect(await pass()).toEqual([['b', 'c']]);
  expect(await pass()).toEqual([]);
  change('c', 'confirmed');
  expect(await pass()).toEqual([['c']]);
  change('d', 'rejected');
  store.dispatch(runEnded({ jobId: 'job' }));
  expect(await pass()).toEqual([SHOWN]);
  expect(vi.getTimerCount()).toBe(0);
});

test('R518: a run that the journal interrupts is read once, and no more until it is resumed', async () => {
  const { store, change, pass } = aRun(['a', 'b']);
  change('b', 'confirmed');
  store.dispatch(runRefused({ jobId: 'job', refusal: 'journal' }));
  expect(await pass()).toEqual([['a', 'b']]);
  expect(vi.getTimerCount()).toBe(0);
});

test('R518: after a sign-out, no rows are read', async () => {
  const { store, change, pass } = aRun(['a', 'b']);
  change('b', 'confirmed');
  store.dispatch(signedOut());
  expect(await pass()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
