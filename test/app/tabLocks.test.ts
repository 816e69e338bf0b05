import { expect, test } from 'vitest';
import { tabLocks as locks } from '#app/context/tabLocks.ts';

test('the console does not wait for a lock that another tab holds', async () => {
  const begun = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  const working = locks.exclusively('lock-1', () => {
    begun.resolve();
    return work.promise;
  });
  await begun.promise;
  expect(await locks.isTaken('lock-1')).toBe(true);
  expect(await locks.take('lock-1')).toBeNull();
  work.resolve();
  await working;
});

test('a lock is free again after its release', async () => {
  const release = await locks.take('lock-2');
  expect(await locks.take('lock-2')).toBeNull();
  release?.();
  await locks.whenFree('lock-2');
  expect(await locks.isTaken('lock-2')).toBe(false);
});
