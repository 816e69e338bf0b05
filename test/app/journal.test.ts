import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createJournal } from '#app/storage/journal.ts';
import { EMPTY_ADDRESS } from '#domain/address/address.ts';
import type { RunOrder } from '#domain/bulk/bulkJob.ts';
import { markSending, withStep } from '#domain/bulk/stepTransitions.ts';
import { aGroup, anItem, anOrder, aSentWrite } from '#test/domainBuilders.ts';
import { aRun, JOURNALS, withStates } from './journaledRuns.ts';

describe.each(JOURNALS)('the journal %s', (_name, create) => {
  let journal = create();
  beforeEach(() => {
    journal = create();
  });

  test('returns the run that was written, with its orders in their order', async () => {
    const run = aRun();
    await journal.create(run);
    expect(await journal.load(run.job.jobId)).toEqual(run);
    expect(await journal.load('another')).toBeNull();
  });

  test('a new connection, as after a crash, reads the last saved data', async () => {
    const run = aRun();
    await journal.create(run);
    const [, second] = run.runOrders;
    const [step] = second?.steps ?? [];
    if (!second || !step) throw new Error('The plan has no second order');
    const sent = withStep(second, markSending(step, 5, 'hash'));
    await journal.save(sent);
    const again = create === createJournal ? createJournal() : journal;
    expect((await again.load(run.job.jobId))?.runOrders).toEqual([run.runOrders[0], sent]);
  });

  test('does not start a run twice', async () => {
    const run = aRun();
    await journal.create(run);
    await expect(journal.create(run)).rejects.toThrow();
    expect(await journal.load(run.job.jobId)).toEqual(run);
  });

  test('saves all orders of a run at once', async () => {
    const run = aRun();
    await journal.create(run);
    const runOrders = run.runOrders.map((runOrder) => ({ ...runOrder, merchantOrderId: 'changed' }));
    await journal.saveAll(runOrders);
    expect((await journal.load(run.job.jobId))?.runOrders).toEqual(runOrders);
  });

  test('R19: holds a run of 2,000 orders, and each order that was saved in it', async () => {
    const run = aRun(
      {},
      Array.from({ length: 2_000 }, (_, index) => anOrder({ orderId: `order-${index}` })),
    );
    await journal.create(run);
    const [last] = run.runOrders.slice(-1);
    if (!last) throw new Error('The plan is empty');
    const changed = { ...last, merchantOrderId: 'changed' };
    await journal.save(changed);
    expect((await journal.load(run.job.jobId))?.runOrders).toEqual([...run.runOrders.slice(0, -1), changed]);
    const all = run.runOrders.map((runOrder) => ({ ...runOrder, merchantOrderId: 'all' }));
    await journal.saveAll(all);
    expect((await journal.load(run.job.jobId))?.runOrders).toEqual(all);
  });

  test('lists only the user’s own open runs, the oldest first', async () => {
    const mine = { sub: 'auth0|me' };
    const late = aRun({ ...mine, createdAt: 3_000 });
    const early = aRun({ ...mine, createdAt: 2_000 });
    const closed = aRun({ ...mine, isClosed: true });
    for (const run of [late, early, closed, aRun({ sub: 'auth0|you' })]) await journal.create(run);
    expect(await journal.openJobs('auth0|me')).toEqual([early.job, late.job]);
    await journal.saveJob({ ...early.job, isClosed: true });
    expect(await journal.openJobs('auth0|me')).toEqual([late.job]);
  });

  test('R126: lists only the user’s own closed runs that were not discarded, the newest first', async () => {
    const mine = { sub: 'auth0|recent', isClosed: true };
    const early = aRun({ ...mine, createdAt: 2_000 });
    const late = aRun({ ...mine, createdAt: 3_000 }, [anOrder({ orderId: 'only' })]);
    const discarded = aRun({ ...mine, isDiscarded: true });
    const others = [aRun({ ...mine, isClosed: false }), aRun({ ...mine, sub: 'auth0|you' })];
    for (const run of [early, discarded, late, ...others]) await journal.create(run);
    expect(await journal.closedRuns(mine.sub)).toEqual([
      { job: late.job, firstOrder: late.runOrders[0], orderCount: 1 },
      { job: early.job, firstOrder: early.runOrders[0], orderCount: 2 },
    ]);
    expect(await journal.closedRuns('auth0|nobody')).toEqual([]);
  });

  test('R126: lists a closed run without orders', async () => {
    const run = aRun({ sub: 'auth0|empty', isClosed: true }, []);
    await journal.create(run);
    expect(await journal.closedRuns('auth0|empty')).toEqual([
      { job: run.job, firstOrder: null, orderCount: 0 },
    ]);
  });

  test('deletes closed runs that are too old, of any user', async () => {
    const old = aRun({ createdAt: 10, isClosed: true });
    const young = aRun({ createdAt: 20, isClosed: true });
    await journal.create(old);
    await journal.create(young);
    await journal.forgetBefore(20, 'auth0|other');
    expect(await journal.load(old.job.jobId)).toBeNull();
    expect(await journal.load(young.job.jobId)).toEqual(young);
  });

  test('R84: keeps a run that was paused for weeks if its last request is recent', async () => {
    const run = withStates(aRun({ createdAt: 10, isClosed: true }), 'confirmed', 500);
    await journal.create(run);
    await journal.forgetBefore(400, run.job.sub);
    expect(await journal.load(run.job.jobId)).toEqual(run);
    await journal.forgetBefore(501, run.job.sub);
    expect(await journal.load(run.job.jobId)).toBeNull();
  });

  test('never deletes a run of this user that is open or has an unknown outcome, whatever the clock says', async () => {
    const sub = 'auth0|own';
    const open = aRun({ sub, createdAt: 10 });
    const uncertain = withStates(aRun({ sub, createdAt: 10, isClosed: true }), 'unknown');
    const beingSent = withStates(aRun({ sub, createdAt: 10, isClosed: true }), 'sending');
    for (const run of [open, uncertain, beingSent]) await journal.create(run);
    await journal.forgetBefore(Number.MAX_SAFE_INTEGER, sub);
    for (const run of [open, uncertain, beingSent]) {
      expect(await journal.load(run.job.jobId)).toEqual(run);
    }
    await journal.forgetBefore(10, 'auth0|other');
    expect(await journal.load(open.job.jobId)).toEqual(open);
    // R312: those of another user are deleted with time.
    await journal.forgetBefore(Number.MAX_SAFE_INTEGER, 'auth0|other');
    for (const run of [open, uncertain, beingSent]) expect(await journal.load(run.job.jobId)).toBeNull();
  });
});

/** A step in the shape in which every version of the console stores it. */
const STORED_STEP = {
  key: 'create:0',
  kind: 'create',
  state: 'unknown',
  itemIds: ['item-1'],
  status: '',
  minted: { merchantOrderId: 'new-1', merchantCustomerId: 'new-2', merchantItemIds: { 'item-1': 'new-3' } },
  basis: 'planned',
  hash: 'sent',
  sentAt: 5,
  created: [],
  lookUps: 2,
  failure: null,
} as const;

test('R19: a run that another version of the console has recorded is read, and recorded in the same shape', async () => {
  const journal = createJournal();
  const run = aRun({ isClosed: true }, [anOrder()]);
  await journal.create(run);
  const { job } = run;
  const [planned] = run.runOrders;
  if (!planned) throw new Error('The plan has no order');
  const database = await openDB('console.journal');
  const stored = { ...planned, steps: [STORED_STEP] };
  await database.put('units', stored);
  const { minted, basis, hash, lookUps, itemIds, ...same } = STORED_STEP;
  const renamed = {
    generatedIds: minted,
    planFingerprint: basis,
    placementFingerprint: hash,
    checks: lookUps,
  };
  const runOrder: RunOrder = {
    ...planned,
    steps: [{ ...same, ...renamed, itemIds: [...itemIds], created: [] }],
  };
  expect((await journal.load(job.jobId))?.runOrders).toEqual([runOrder]);
  expect((await journal.closedRuns(job.sub)).map(({ firstOrder }) => firstOrder)).toEqual([runOrder]);
  expect((await journal.intentsOn(job.sub, [runOrder.orderId])).runOrders).toEqual([{ job, runOrder }]);
  for (const save of [() => journal.save(runOrder), () => journal.saveAll([runOrder])]) {
    await save();
    expect(await database.get('units', [job.jobId, 0])).toEqual(stored);
  }
  await journal.forgetBefore(Number.MAX_SAFE_INTEGER, job.sub);
  expect(await journal.load(job.jobId)).not.toBeNull();
});

test('the journal requests that every write is on disk before it is reported', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const journal = createJournal();
  const run = aRun();
  await journal.create(run);
  const [runOrder] = run.runOrders;
  if (runOrder) await journal.save(runOrder);
  await journal.saveAll(run.runOrders);
  await journal.saveJob(run.job);
  await journal.saveWrite(aSentWrite());
  await journal.closeCheckedWrite(aSentWrite(), aSentWrite({ isLookedAt: true }));
  await journal.removeWrite(aSentWrite());
  const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes.map(([, , options]) => options)).toEqual(Array(7).fill({ durability: 'strict' }));
});

test('R52: a record that the browser took but could not write to the disk is a failure, not a record', async () => {
  const journal = createJournal();
  const run = aRun();
  await journal.create(run);
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
    const request = put.apply(this, record);
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  await expect(journal.saveAll(run.runOrders)).rejects.toThrow();
  for (const runOrder of run.runOrders) await expect(journal.save(runOrder)).rejects.toThrow();
  await expect(journal.saveJob(run.job)).rejects.toThrow();
  await expect(journal.saveWrite(aSentWrite())).rejects.toThrow();
});

test('the journal contains no name, address, price, product or document of an order', () => {
  const secret = 'SECRET';
  const address = Object.fromEntries(
    Object.entries(EMPTY_ADDRESS).map(([name, value]) => [name, typeof value === 'string' ? secret : value]),
  ) as unknown as typeof EMPTY_ADDRESS;
  const item = anItem({
    productName: secret,
    documentReferenceUrl: secret,
    destinationAddress: address,
    itemPricing: { basePrice: 987_654, shippingPrice: 0, currencyCode: secret },
  });
  const order = anOrder({
    customerName: secret,
    totalPrice: 987_654,
    items: [item],
    fulfillmentGroups: [aGroup({ destinationAddress: address })],
  });
  const text = JSON.stringify(aRun({}, [order]));
  expect(text).not.toContain(secret);
  expect(text).not.toContain('987654');
});
