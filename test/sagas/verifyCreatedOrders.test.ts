import { expect, test, vi } from 'vitest';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { CHECK_PAUSES_MS } from '#domain/limits.ts';
import { runLockName } from '#sagas/writes/intentSupport.ts';
import { runChangedElsewhere } from '#store/bulk/bulkSlice.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { ordersSelected } from '#store/results/selectionSlice.ts';
import { aBulkStep, anOrder } from '#test/domainBuilders.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { EMPTY_RUN, openConsole } from './bulkConsole.ts';

const ME = { sub: 'me', name: 'Me' };
const generatedIds = { merchantOrderId: 'again-1', merchantCustomerId: '', merchantItemIds: {} };
const isPlaced = (orderId: string) => anOrder({ orderId, merchantOrderId: 'again-1' });

const LEFT_RUN: JournaledRun = {
  job: EMPTY_RUN.job,
  runOrders: [
    {
      jobId: 'job',
      index: 0,
      orderId: 'old',
      merchantOrderId: 'again',
      merchantId: 'm',
      steps: [aBulkStep({ kind: 'create', state: 'confirmed', created: ['new-1'], generatedIds })],
    },
  ],
};

/**
 * Starts a visit after a tab was closed that had sent everything. `found` has the IDs of the orders that the
 * search finds by the new order's merchant order ID.
 */
async function visitAfter(
  left: Partial<JournaledRun['job']>,
  found = ['new-1', 'copy-1'],
  support = memoryIntentSupport(),
) {
  await support.journal.create({ ...LEFT_RUN, job: { ...LEFT_RUN.job, ...left } });
  const search = vi.fn(async () => ({ total: found.length, orders: found.map(isPlaced) }));
  const tab = openConsole(support, { orderManager: { searchByIds: search } });
  tab.store.dispatch(signedIn(ME));
  return { ...tab, search, journal: support.journal };
}

const created = (run: JournaledRun | null) => run?.runOrders[0]?.steps[0];

test('the next visit reports a copy made by the network if the tab closed before the check', async () => {
  const { run, journal } = await visitAfter({});
  const isDoubled = { state: 'duplicate', created: ['new-1', 'copy-1'] };
  await vi.waitFor(() => expect(created(run() ?? null)).toMatchObject(isDoubled));
  await vi.waitFor(() => expect(run()?.status).toBe('unattended'));
  const kept = await journal.load('job');
  expect(created(kept)).toMatchObject(isDoubled);
  expect(kept?.job.isVerified).toBe(true);
});

test('R100: the check of an earlier run does not count its orders as handled, and keeps them selected', async () => {
  const { run, store, search } = await visitAfter({}, ['new-1']);
  store.dispatch(ordersSelected([anOrder({ orderId: 'old' })]));
  await vi.waitFor(() => expect(search).toHaveBeenCalled());
  await vi.waitFor(() => expect(run()?.status).toBe('unattended'));
  expect(store.getState().handledOrders.handled).toEqual([]);
  expect(Object.keys(store.getState().selection.orders)).toEqual(['old']);
});

test('completely checked orders are offered as they are', async () => {
  const { run, search } = await visitAfter({ isVerified: true });
  await vi.waitFor(() => expect(run()?.status).toBe('unattended'));
  expect(search).not.toHaveBeenCalled();
});

test('orders that could not be compared because the journal was unreadable stay unverified', async () => {
  const support = memoryIntentSupport();
  vi.spyOn(support.journal, 'intentsOn').mockRejectedValue(new Error('The disk is full'));
  const { run, journal } = await visitAfter({}, ['new-1', 'copy-1'], support);
  await vi.waitFor(() => expect(run()?.status).toBe('unattended'));
  const kept = await journal.load('job');
  expect(created(kept)).toMatchObject({ state: 'confirmed' });
  expect(kept?.job.isVerified).not.toBe(true);
});

test('two tabs check an earlier run that cannot be decided once each, and then leave it to the user', async () => {
  const shared = memoryIntentSupport();
  const tabs: ReturnType<typeof openConsole>[] = [];
  const notifyTabs = (jobId: string, from: unknown) => {
    for (const { store } of tabs) if (store !== from) store.dispatch(runChangedElsewhere({ jobId }));
  };
  const search = vi.fn(async () => ({ total: 0, orders: [] }));
  await shared.journal.create(LEFT_RUN);
  for (let index = 0; index < 2; index += 1) {
    const tab: ReturnType<typeof openConsole> = openConsole(
      {
        ...shared,
        notifyTabs: (news) => void (news.kind === 'run' && notifyTabs(news.jobId, tab.store)),
      },
      { orderManager: { searchByIds: search } },
    );
    tabs.push(tab);
  }
  for (const { store } of tabs) store.dispatch(signedIn(ME));
  const rounds = 1 + CHECK_PAUSES_MS.length;
  await vi.waitFor(() => expect(search.mock.calls.length).toBeGreaterThanOrEqual(rounds));
  await vi.waitFor(() => expect(tabs.map((tab) => tab.run()?.status)).toEqual(['unattended', 'unattended']));
  // Further checks would begin at once.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  expect(search.mock.calls.length).toBeLessThanOrEqual(2 * rounds);
  expect(tabs.map((tab) => tab.run()?.status)).toEqual(['unattended', 'unattended']);
});

test('a run that another tab processes when this one starts is checked once that tab has closed', async () => {
  const support = memoryIntentSupport();
  const release = await support.locks.take(runLockName('job'));
  const whenFree = vi.spyOn(support.locks, 'whenFree');
  const { run, search, journal } = await visitAfter({}, ['new-1'], support);
  await vi.waitFor(() => expect(whenFree).toHaveBeenCalled());
  expect(search).not.toHaveBeenCalled();
  release?.();
  await vi.waitFor(async () => expect((await journal.load('job'))?.job.isVerified).toBe(true));
  await vi.waitFor(() => expect(run()?.status).toBe('unattended'));
});
