import { expect, test } from 'vitest';
import { NAME_RETRY_MS } from '#domain/limits.ts';
import { actorNamesRequested, selectActorNames } from '#store/people/actorNames.ts';
import { anOrderStore, flushMicrotasks, refused } from './orderStore.ts';

const SHOP = 'shop@clients';

/**
 * A directory that gives these responses in turn. `show` requests the shop's name, as a component would, and
 * returns it.
 */
function aDirectory(...answers: (string | Error)[]) {
  let later = 0;
  let asked = 0;
  const clientName = async () => {
    const answer = answers[asked] ?? '';
    asked += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const { store } = anOrderStore({ clientDirectory: { clientName } }, () => Date.now() + later);
  return {
    asked: () => asked,
    wait: (ms: number) => {
      later += ms;
    },
    show: async () => {
      store.dispatch(actorNamesRequested([SHOP]));
      await flushMicrotasks();
      return selectActorNames(store.getState()).get(SHOP) ?? null;
    },
  };
}

test('S7.26: a name is requested once, however many places show it', async () => {
  const directory = aDirectory('Web shop');
  expect([await directory.show(), await directory.show()]).toEqual(['Web shop', 'Web shop']);
  expect(directory.asked()).toBe(1);
});

test('an unknown name is not requested again', async () => {
  const directory = aDirectory('');
  expect(await directory.show()).toBeNull();
  directory.wait(NAME_RETRY_MS);
  expect(await directory.show()).toBeNull();
  expect(directory.asked()).toBe(1);
});

test('after a missing response a name is requested again later, and not before', async () => {
  const directory = aDirectory(refused(503), 'Web shop');
  expect([await directory.show(), await directory.show()]).toEqual([null, null]);
  expect(directory.asked()).toBe(1);
  directory.wait(NAME_RETRY_MS);
  expect(await directory.show()).toBe('Web shop');
  expect(directory.asked()).toBe(2);
});
