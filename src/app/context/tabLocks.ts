import type { TabLocks } from '#sagas/core/context.ts';

/**
 * Uses Web Locks, because the browser releases the locks of a closed tab and never freezes a tab that holds
 * one.
 */
export const tabLocks: TabLocks = {
  take: (name) =>
    new Promise((resolve, reject) => {
      navigator.locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (!lock) {
            resolve(null);
            return null;
          }
          return new Promise<void>((release) => resolve(() => release()));
        })
        .catch(reject);
    }),
  exclusively: (name, work) => navigator.locks.request(name, work),
  whenFree: async (name) => {
    await navigator.locks.request(name, () => undefined);
  },
  isTaken: (name) => tabLocks.isAnyTaken((held) => held === name),
  isAnyTaken: async (isNamedSo) => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name = '' }) => isNamedSo(name));
  },
};
