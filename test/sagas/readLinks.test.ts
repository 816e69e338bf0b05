import { describe, expect, test } from 'vitest';
import type { ReadOptions } from '#api/http/call.ts';
import type { RelatedItem } from '#domain/item/relatedItem.ts';
import { LINK_CONCURRENCY } from '#domain/limits.ts';
import { selectOperation } from '#store/operation.ts';
import { loadJsonDocument, loadRelatedItem } from '#store/order/itemOperations.ts';
import { loadFulfiller } from '#store/order/partyOperations.ts';
import { anOrderStore, flushMicrotasks, refused } from './orderStore.ts';

/**
 * A platform that returns each related item only when the test calls the `answer` of its entry in `waiting`.
 */
function aSlowPlatform() {
  const waiting: { href: string; signal: AbortSignal | undefined; answer: () => void }[] = [];
  const relatedItem = (href: string, { signal }: ReadOptions = {}): Promise<RelatedItem> => {
    const { promise, resolve } = Promise.withResolvers<RelatedItem>();
    waiting.push({ href, signal, answer: () => resolve({ itemId: href, orderId: 'order', page: null }) });
    return promise;
  };
  return { waiting, ...anOrderStore({ itemLinks: { relatedItem } }) };
}

const HREFS = Array.from({ length: 12 }, (_, index) => `https://items.example/${index}`);

describe('S9.12: linked resources', () => {
  test('are all read, five at a time across all callers', async () => {
    const { store, waiting } = aSlowPlatform();
    for (const href of HREFS) store.dispatch(loadRelatedItem.requested({ href }));
    await flushMicrotasks();
    expect(waiting).toHaveLength(LINK_CONCURRENCY);
    for (let answered = 0; answered < HREFS.length; answered += 1) {
      waiting[answered]?.answer();
      await flushMicrotasks();
      expect(waiting).toHaveLength(Math.min(HREFS.length, LINK_CONCURRENCY + answered + 1));
    }
    const read = HREFS.map((href) => selectOperation(store.getState(), loadRelatedItem, href).status);
    expect(new Set(read)).toEqual(new Set(['succeeded']));
  });

  test('are stopped, or never sent, once no component needs them', async () => {
    const { store, waiting } = aSlowPlatform();
    for (const href of HREFS) store.dispatch(loadRelatedItem.requested({ href }));
    await flushMicrotasks();
    for (const href of HREFS) store.dispatch(loadRelatedItem.abandoned(href));
    await flushMicrotasks();
    const sent = waiting.slice(0, LINK_CONCURRENCY);
    expect(sent).toHaveLength(LINK_CONCURRENCY);
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual(sent.map(() => true));
    for (const { answer } of sent) answer();
    await flushMicrotasks();
    const later = waiting.slice(LINK_CONCURRENCY);
    expect(later.every(({ signal }) => signal?.aborted)).toBe(true);
    expect(selectOperation(store.getState(), loadRelatedItem, HREFS[0] ?? '')).toEqual({ status: 'idle' });
  });

  test('keep their previous data while they are read again, even if that is stopped', async () => {
    const { store, waiting } = aSlowPlatform();
    const [href = ''] = HREFS;
    store.dispatch(loadRelatedItem.requested({ href }));
    await flushMicrotasks();
    waiting[0]?.answer();
    await flushMicrotasks();
    store.dispatch(loadRelatedItem.requested({ href }));
    store.dispatch(loadRelatedItem.abandoned(href));
    await flushMicrotasks();
    expect(selectOperation(store.getState(), loadRelatedItem, href)).toMatchObject({
      status: 'succeeded',
      result: { itemId: href },
      at: -1,
    });
  });
});

describe('S2.91: a fulfiller', () => {
  const read = async (fulfiller: () => Promise<never | null>) => {
    const { store } = anOrderStore({ fulfillerIdentity: { fulfiller } });
    store.dispatch(loadFulfiller.requested({ fulfillerId: 'k3' }));
    await flushMicrotasks();
    return selectOperation(store.getState(), loadFulfiller, 'k3');
  };

  test('is a result, not a failure, if access is denied', async () => {
    expect(await read(() => Promise.reject(refused(403)))).toMatchObject({ result: { kind: 'denied' } });
  });

  test('is a result, not a failure, if it does not exist', async () => {
    expect(await read(async () => null)).toMatchObject({ result: { kind: 'unknown' } });
  });

  test('fails if it cannot be requested', async () => {
    expect(await read(() => Promise.reject(refused(500)))).toMatchObject({ status: 'failed' });
  });
});

test('S2.83: the JSON viewer reads the order, the item or the target of a link', async () => {
  const { store } = anOrderStore({
    orderService: { document: async (id) => ({ order: id }) },
    itemService: { document: async (id) => ({ item: id }) },
    itemLinks: { document: async (href) => ({ link: href }) },
  });
  const sources = [
    { of: 'order', orderId: '1' },
    { of: 'item', itemId: '1' },
    { of: 'link', href: '1' },
  ] as const;
  for (const source of sources) store.dispatch(loadJsonDocument.requested(source));
  await flushMicrotasks();
  const results = sources.map((source) => {
    const read = selectOperation(store.getState(), loadJsonDocument, loadJsonDocument.subjectOf(source));
    return read.status === 'succeeded' ? read.result : read.status;
  });
  expect(results).toEqual([{ order: '1' }, { item: '1' }, { link: '1' }]);
});
