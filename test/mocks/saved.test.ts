import { afterAll, describe, expect, test, vi } from 'vitest';
import type { SavedChange } from '#mocks/saved.ts';
import { createWorld } from '#mocks/world.ts';
import { anItem, anOrder } from '#test/builders.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const NEXT_DAY = NOW + 86_400_000;
const write = {
  person: 'auth0|1',
  service: 'item-service',
  operation: 'clearAlert',
  subject: 'item',
  body: null,
};

describe('a change', () => {
  // `anOrder` is placed two days before the current time, and a world returns only the orders that were
  // placed before its own time.
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  afterAll(() => void vi.useRealTimers());
  const world = createWorld({ now: NOW, orders: 60 });
  const [summary] = world.summaries().filter((one) => one.createdAt < NOW && one.hasPlatformOrder);
  const record = world.record(summary?.orderId ?? '');
  const changes: SavedChange[] = [];
  world.onChange((change) => changes.push(change));
  if (record?.order) record.order.customerName = 'Changed Customer';
  if (record) world.write(write, record);
  const added = world.addOrder(anOrder().with(anItem()).build());
  world.documentStore.set('settings/auth0|1/columns', { columns: ['status'] });
  world.documentStore.set('subscriptions/auth0|1/s', { id: 's' });
  const saved = structuredClone(world.saved());

  test('is reported entry by entry', () => {
    expect(changes.map(({ key }) => key)).toEqual([
      'log/000001',
      `record/${record?.orderId}`,
      `record/${added.orderId}`,
      'documents/settings/auth0|1/columns',
      'documents/subscriptions/auth0|1/s',
    ]);
  });

  test('is restored in a world of the same day', () => {
    const again = createWorld({ now: NOW + 3_600_000, orders: 60, saved });
    expect(again.record(record?.orderId ?? '')?.order?.customerName).toBe('Changed Customer');
    expect(again.record(added.orderId)).toEqual(added);
    expect(again.summaries().map((one) => one.customerName)).toContain('Changed Customer');
    expect(again.log).toEqual(world.log);
    expect(again.documentStore.get('subscriptions/auth0|1/s')).toEqual({ id: 's' });
  });

  test('is adopted by another tab as it happens', () => {
    const tab = createWorld({ now: NOW, orders: 60 });
    for (const change of changes) tab.receive(structuredClone(change));
    expect(tab.saved()).toEqual(world.saved());
    expect(tab.summaries().map((one) => one.customerName)).toContain('Changed Customer');
  });

  test('is gone on the next day, except for users’ own settings', () => {
    const next = createWorld({ now: NEXT_DAY, orders: 60, saved });
    expect(next.record(added.orderId)).toBeNull();
    expect(next.log).toEqual([]);
    expect(next.documentStore.get('subscriptions/auth0|1/s')).toBeUndefined();
    expect(next.documentStore.get('settings/auth0|1/columns')).toEqual({ columns: ['status'] });
  });
});
