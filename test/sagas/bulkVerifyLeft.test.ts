import { expect, test, vi } from 'vitest';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { signedIn } from '#store/people/sessionSlice.ts';
import { aBulkStep, anOrder } from '#test/domainBuilders.ts';
import { memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { EMPTY_RUN, openConsole } from './bulkConsole.ts';

const ME = { sub: 'me', name: 'Me', email: '' };
const minted = { merchantOrderId: 'again-1', merchantCustomerId: '', merchantItemIds: {} };
const isPlaced = (orderId: string) => anOrder({ orderId, merchantOrderId: 'again-1' });

/**
 * Starts a visit after a tab was closed that had sent everything. `found` has the IDs of the orders that the
 * search finds by the new order's merchant order ID.
 */
async function visitAfter(
  left: Partial<JournaledRun['job']>,
  found = ['new-1', 'copy-1'],
  support = memoryIntentSupport(),
) {
  const step = aBulkStep({ kind: 'create', state: 'confirmed', created: ['new-1'], minted });
  await support.journal.create({
    job: { ...EMPTY_RUN.job, ...left },
    units: [
      { jobId: 'job', index: 0, orderId: 'old', merchantOrderId: 'again', merchantId: 'm', steps: [step] },
    ],
  });
  const search = vi.fn(async () => ({ total: found.length, orders: found.map(isPlaced) }));
  const tab = openConsole(support, { orderManager: { search } });
  tab.store.dispatch(signedIn(ME));
  return { ...tab, search, journal: support.journal };
}

const created = (run: JournaledRun | null) => run?.units[0]?.steps[0];

test('a copy that the network made is told by the next visit, where the tab was closed before it had looked', async () => {
  const { run, journal } = await visitAfter({});
  const isDoubled = { state: 'duplicate', created: ['new-1', 'copy-1'] };
  await vi.waitFor(() => expect(created(run() ?? null)).toMatchObject(isDoubled));
  await vi.waitFor(() => expect(run()?.status).toBe('unattended'));
  const kept = await journal.load('job');
  expect(created(kept)).toMatchObject(isDoubled);
  expect(kept?.job.isVerified).toBe(true);
});

test('what was looked for to the end is offered as it is', async () => {
  const { run, search } = await visitAfter({ isVerified: true });
  await vi.waitFor(() => expect(run()?.status).toBe('unattended'));
  expect(search).not.toHaveBeenCalled();
});

test('orders that could not be compared, because the journal could not be read, are looked for again', async () => {
  const support = memoryIntentSupport();
  vi.spyOn(support.journal, 'intentsOn').mockRejectedValue(new Error('The disk is full'));
  const { run, journal } = await visitAfter({}, ['new-1', 'copy-1'], support);
  await vi.waitFor(() => expect(run()?.status).toBe('unattended'));
  const kept = await journal.load('job');
  expect(created(kept)).toMatchObject({ state: 'confirmed' });
  expect(kept?.job.isVerified).not.toBe(true);
});
