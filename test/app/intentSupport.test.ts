import { expect, test } from 'vitest';
import { createIntentSupport } from '#app/intentSupport.ts';

const { locks } = createIntentSupport(() => undefined as never);

test('a lock that another tab has is not waited for', async () => {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const working = locks.exclusively('lock-1', () => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  expect(await locks.isHeld('lock-1')).toBe(true);
  expect(await locks.take('lock-1')).toBeNull();
  held.resolve();
  await working;
});

test('a lock that was taken is free again after its release', async () => {
  const release = await locks.take('lock-2');
  expect(await locks.take('lock-2')).toBeNull();
  release?.();
  await locks.whenFree('lock-2');
  expect(await locks.isHeld('lock-2')).toBe(false);
});
