import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { runLockName } from '#sagas/writes/intentSupport.ts';
import {
  runChangedElsewhere,
  runClosed,
  runCommandGiven,
  runDiscarded,
  runFound,
  runShown,
} from '#store/bulk/bulkSlice.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import { ordersSelected } from '#store/results/selectionSlice.ts';
import { aBulkStep, anOrder } from '#test/domainBuilders.ts';
import { EMPTY_RUN } from './bulkConsole.ts';
import { settled } from './settled.ts';
import { openTabs } from './twoTabs.ts';

let tabs: Awaited<ReturnType<typeof openTabs>>;
beforeEach(async () => {
  tabs = await openTabs();
});

test('a run that another tab continues is offered in the state in which that tab leaves it', async () => {
  const { one, other } = tabs;
  one.store.dispatch(runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-21' }));
  await vi.waitFor(() => expect(one.run()?.status).toBe('ended'));
  await vi.waitFor(() =>
    expect(other.run()).toMatchObject({ status: 'unattended', job: { today: '2026-11-21' } }),
  );
});

test('R530: a tab that shows a run learns at once that another tab continues it', async () => {
  const { one, other } = tabs;
  const statuses: unknown[] = [];
  other.store.subscribe(() => statuses.push(other.run()?.status));
  one.store.dispatch(runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-21' }));
  await vi.waitFor(() => expect(one.run()?.status).toBe('ended'));
  await vi.waitFor(() => expect(other.run()?.job.today).toBe('2026-11-21'));
  expect(statuses).toContain('elsewhere');
});

test('R530: a check for copies in another tab does not hide the results', async () => {
  const { one, other } = tabs;
  const statuses: unknown[] = [];
  other.store.subscribe(() => statuses.push(other.run()?.status));
  one.store.dispatch(runCommandGiven({ jobId: 'job', command: { kind: 'verify' }, today: '2026-11-21' }));
  await vi.waitFor(() => expect(one.run()?.status).toBe('unattended'));
  await settled();
  expect(statuses).not.toContain('elsewhere');
});

test('R530: neither does it hide them once this tab shows them', async () => {
  const { other, locks } = tabs;
  // The check itself notifies no tab until it ends.
  await locks.take(runLockName('job'));
  other.store.dispatch(runShown('job'));
  await settled();
  expect(other.run()?.status).toBe('unattended');
});

test.each([
  ['the same day keeps the zone of the plan', '2026-11-20', 'Asia/Tokyo'],
  ['another day is a day in the display zone', '2026-11-21', 'Europe/Berlin'],
])('R185: promise dates of a resumed run: %s', async (_title, today, timezone) => {
  const { one, journal } = tabs;
  await journal.saveJob({ ...EMPTY_RUN.job, timezone: 'Asia/Tokyo' });
  one.store.dispatch(preferencesChanged({ userTimezone: 'Europe/Berlin' }));
  one.store.dispatch(runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today }));
  await vi.waitFor(() => expect(one.run()).toMatchObject({ status: 'ended', job: { today, timezone } }));
});

test.each([
  ['closes', runClosed({ jobId: 'job' })],
  ['discards', runDiscarded({ jobId: 'job' })],
])('a run that another tab %s is no longer offered', async (_how, action) => {
  const { one, other } = tabs;
  one.store.dispatch(action);
  await vi.waitFor(() => expect(other.run()).toBeUndefined());
});

describe('R282: a run that this tab has ended', () => {
  const runOrders = ['first', 'second'].map((orderId, index) => {
    const steps = [aBulkStep({ kind: 'resendEvents', key: `resend:${orderId}`, state: 'planned' })];
    return { jobId: 'job', index, orderId, merchantOrderId: '', merchantId: 'm', steps };
  });
  const RUN: JournaledRun = { job: { ...EMPTY_RUN.job, verb: 'resendEvents' }, runOrders };

  /** Two tabs, of which one has processed the run: both orders failed. The second one still does. */
  async function endedInOne() {
    const failing = new Set(['first', 'second']);
    const eventsOfOrder = async (orderId: string) => {
      if (failing.has(orderId)) throw new Error('No');
      return { events: [] };
    };
    /** The status of the run in the second tab at each read of rows. */
    const reads: unknown[] = [];
    const searchByIds = async () => {
      reads.push(both.other.run()?.status);
      return { orders: [] };
    };
    const both = await openTabs(RUN, {
      orderManager: { searchByIds },
      itemService: { itemsOfOrder: async () => [] },
      events: { eventsOfOrder },
    });
    both.one.store.dispatch(
      runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-20' }),
    );
    await vi.waitFor(() => expect(both.one.run()?.status).toBe('ended'));
    await vi.waitFor(() => expect(both.other.run()?.runOrders[1]?.steps[0]?.state).toBe('unsent'));
    failing.delete('first');
    return { ...both, reads };
  }

  test('follows another tab that retries it, and keeps the messages of steps that still fail', async () => {
    const { one, other } = await endedInOne();
    expect(Object.keys(one.run()?.failures ?? {})).toHaveLength(2);
    other.store.dispatch(
      runCommandGiven({ jobId: 'job', command: { kind: 'retryFailed' }, today: '2026-11-20' }),
    );
    await vi.waitFor(() => expect(one.run()?.runOrders[0]?.steps[0]?.state).toBe('needless'));
    expect(one.run()?.status).toBe('unattended');
    expect(Object.keys(one.run()?.failures ?? {})).toEqual(['1/resend:second']);
  });

  test('reads the rows of its orders again once another tab has ended it', async () => {
    const { one, other, reads } = await endedInOne();
    one.store.dispatch(ordersSelected([anOrder({ orderId: 'first' })]));
    other.store.dispatch(
      runCommandGiven({ jobId: 'job', command: { kind: 'retryFailed' }, today: '2026-11-20' }),
    );
    await vi.waitFor(() => expect(one.run()?.runOrders[0]?.steps[0]?.state).toBe('needless'));
    expect(reads.at(-1)).toBe('ended');
  });

  test('disappears once another tab closes it', async () => {
    const { one, other } = await endedInOne();
    other.store.dispatch(runClosed({ jobId: 'job' }));
    await vi.waitFor(() => expect(one.run()).toBeUndefined());
  });
});

test('a run that another tab works on is not offered until it is free', async () => {
  const { other, locks } = tabs;
  const release = await locks.take(runLockName('job'));
  other.store.dispatch(runChangedElsewhere({ jobId: 'job' }));
  await vi.waitFor(() => expect(other.run()).toMatchObject({ status: 'elsewhere', refusal: 'locked' }));
  release?.();
  await vi.waitFor(() => expect(other.run()).toMatchObject({ status: 'unattended', refusal: null }));
});

test('a run that one tab processes cannot be discarded by another', async () => {
  const { one, other, locks } = tabs;
  const release = await locks.take(runLockName('job'));
  other.store.dispatch(runDiscarded({ jobId: 'job' }));
  await vi.waitFor(() => expect(other.run()).toMatchObject({ status: 'elsewhere', refusal: 'locked' }));
  release?.();
  await vi.waitFor(() => expect(other.run()).toMatchObject({ status: 'unattended' }));
  expect(one.run()).toMatchObject({ status: 'unattended' });
});

test('a run discarded in one tab cannot be resumed by another', async () => {
  const { one, other, journal } = tabs;
  one.store.dispatch(runDiscarded({ jobId: 'job' }));
  await vi.waitFor(() => expect(one.run()).toBeUndefined());
  other.store.dispatch(runFound(EMPTY_RUN));
  other.store.dispatch(runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-21' }));
  await vi.waitFor(() => expect(other.run()).toBeUndefined());
  expect((await journal.load('job'))?.job).toMatchObject({ isClosed: true, isDiscarded: true });
});

test('a run that another tab resumes while this tab reads it is not offered as unattended', async () => {
  const { other, locks, journal } = tabs;
  const reading = Promise.withResolvers<void>();
  const load = vi.spyOn(journal, 'load').mockImplementationOnce(async () => {
    await reading.promise;
    return EMPTY_RUN;
  });
  other.store.dispatch(runChangedElsewhere({ jobId: 'job' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  const release = await locks.take(runLockName('job'));
  other.store.dispatch(runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-21' }));
  await vi.waitFor(() => expect(other.run()).toMatchObject({ status: 'elsewhere', refusal: 'locked' }));
  reading.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(other.run()).toMatchObject({ status: 'elsewhere', refusal: 'locked' });
  release?.();
  await vi.waitFor(() => expect(other.run()).toMatchObject({ status: 'unattended', refusal: null }));
});

test('a run that this tab resumes during its lock check is not refused', async () => {
  const { other, locks } = tabs;
  const isTaken = vi.spyOn(locks, 'isTaken').mockImplementationOnce(async () => {
    other.store.dispatch(runCommandGiven({ jobId: 'job', command: { kind: 'resume' }, today: '2026-11-21' }));
    return true;
  });
  const statuses = new Set<string | undefined>();
  other.store.subscribe(() => statuses.add(other.run()?.status));
  other.store.dispatch(runChangedElsewhere({ jobId: 'job' }));
  await vi.waitFor(() => expect(isTaken).toHaveBeenCalled());
  await vi.waitFor(() => expect(other.run()?.status).toBe('ended'));
  expect([...statuses]).not.toContain('elsewhere');
});

test.each([
  ['closed', runClosed({ jobId: 'job' })],
  ['discarded', runDiscarded({ jobId: 'job' })],
])(
  'a request that a crash cut off has an unknown outcome, also after its run was %s',
  async (_how, action) => {
    const { one, journal } = tabs;
    const step = aBulkStep({ kind: 'create', state: 'sending', sentAt: 1 });
    const runOrder = {
      jobId: 'job',
      index: 0,
      orderId: 'old',
      merchantOrderId: '',
      merchantId: 'm',
      steps: [step],
    };
    await journal.create({
      job: { ...EMPTY_RUN.job, jobId: 'cut' },
      runOrders: [{ ...runOrder, jobId: 'cut' }],
    });
    one.store.dispatch({ ...action, payload: { ...action.payload, jobId: 'cut' } });
    await vi.waitFor(async () => expect((await journal.load('cut'))?.job.isClosed).toBe(true));
    expect((await journal.load('cut'))?.runOrders[0]?.steps[0]?.state).toBe('unknown');
  },
);
