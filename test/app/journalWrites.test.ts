import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { anOrder, aSentWrite } from '#test/domainBuilders.ts';
import { aRun, JOURNALS } from './journaledRuns.ts';

describe.each(JOURNALS)('the journal %s', (_name, create) => {
  let journal = create();
  beforeEach(() => {
    journal = create();
  });

  test('returns what this user has started for an order, in runs and single writes', async () => {
    const mine = { sub: 'auth0|intents' };
    const first = aRun(mine);
    const closed = aRun({ ...mine, isClosed: true });
    const [order = ''] = first.runOrders.map((runOrder) => runOrder.orderId);
    for (const run of [first, closed, aRun({ sub: 'auth0|you' })]) await journal.create(run);
    const write = aSentWrite({ ...mine, orderId: order });
    for (const one of [write, aSentWrite({ ...mine, subject: 'other', orderId: 'elsewhere' })])
      await journal.saveWrite(one);
    await journal.saveWrite(aSentWrite({ sub: 'auth0|you', orderId: order }));
    const { runOrders, writes } = await journal.intentsOn(mine.sub, [order]);
    expect(runOrders.map(({ job, runOrder }) => [job.jobId, runOrder.orderId]).sort()).toEqual(
      [first, closed].map(({ job }) => [job.jobId, order]).sort(),
    );
    expect(writes).toEqual([write]);
  });

  test.each([
    ['capitals', 'order-7a', 'ORDER-7A'],
    ['small letters', 'ORDER-7B', 'order-7b'],
  ])(
    'R640: finds the records of an order whose ID another service writes in %s',
    async (_way, one, other) => {
      const mine = { sub: `auth0|${one}` };
      const run = aRun(mine, [anOrder({ orderId: one })]);
      await journal.create(run);
      const write = aSentWrite({ ...mine, orderId: one });
      await journal.saveWrite(write);
      const { runOrders, writes } = await journal.intentsOn(mine.sub, [other]);
      expect(runOrders.map(({ runOrder }) => runOrder)).toEqual(run.runOrders);
      expect(writes).toEqual([write]);
      expect((await journal.intentsOn(mine.sub, [one, other])).runOrders).toHaveLength(1);
    },
  );

  test('keeps one record per single write until it is removed', async () => {
    const write = aSentWrite({ sub: 'auth0|writes' });
    await journal.saveWrite(write);
    await journal.saveWrite({ ...write, state: 'unknown' });
    expect(await journal.writesOf(write.sub)).toEqual([{ ...write, state: 'unknown' }]);
    await journal.removeWrite(write);
    expect(await journal.writesOf(write.sub)).toEqual([]);
  });

  test('a check closes the record only if the write was not sent again in the meantime', async () => {
    const write = aSentWrite({ sub: 'auth0|checked', state: 'unknown' });
    const again = { ...write, sentAt: write.sentAt + 1, state: 'open' as const };
    await journal.saveWrite(again);
    for (const after of [null, { ...write, isLookedAt: true }])
      expect(await journal.closeCheckedWrite(write, after)).toBe('newer');
    expect(await journal.writesOf(write.sub)).toEqual([again]);

    const applied = { ...again, subject: 'applied', state: 'done' as const };
    expect(await journal.closeCheckedWrite(again, applied)).toBe('closed');
    expect(await journal.writesOf(write.sub)).toEqual([applied]);
    expect(await journal.closeCheckedWrite(again, null)).toBe('gone');
    expect(await journal.closeCheckedWrite(applied, null)).toBe('closed');
    expect(await journal.writesOf(write.sub)).toEqual([]);
  });

  test('deletes single writes that are applied and old, and no others', async () => {
    const done = aSentWrite({ sub: 'auth0|old', subject: 'done', state: 'done' });
    const unknown = aSentWrite({ sub: 'auth0|old', subject: 'unknown', state: 'unknown' });
    for (const write of [done, unknown]) await journal.saveWrite(write);
    await journal.forgetBefore(Number.MAX_SAFE_INTEGER, 'auth0|old');
    expect(await journal.writesOf('auth0|old')).toEqual([unknown]);
  });

  test('R312: deletes old single writes of other users, whatever their state', async () => {
    const former = aSentWrite({ sub: 'auth0|former', subject: 'unknown', state: 'unknown', sentAt: 10 });
    const recent = aSentWrite({ sub: 'auth0|former', subject: 'recent', state: 'unknown', sentAt: 20 });
    for (const write of [former, recent]) await journal.saveWrite(write);
    await journal.forgetBefore(20, 'auth0|other');
    expect(await journal.writesOf('auth0|former')).toEqual([recent]);
  });
});
