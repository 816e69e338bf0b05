import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { lookUp } from '#domain/byKey.ts';
import { operationsReducer } from '#store/operationsSlice.ts';
import { loadRelatedItem, loadShipment } from '#store/order/itemOperations.ts';
import { loadOrder } from '#store/order/orderOperations.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { loadThumbnails } from '#store/order/thumbnails.ts';

const params = { orderId: 'order-1' };
const result = { events: [], raw: [] };

/** The stored state of the operation after these steps, each at the given second. */
function keptAfter(...steps: [number, 'requested' | 'succeeded' | 'abandoned'][]) {
  const actions = {
    requested: () => loadEvents.requested(params),
    succeeded: () => loadEvents.succeeded({ params, result }),
    abandoned: () => loadEvents.abandoned('order-1'),
  };
  vi.useFakeTimers();
  const state = steps.reduce(
    (current, [second, name]) => {
      vi.setSystemTime(second * 1_000);
      return operationsReducer(current, actions[name]());
    },
    operationsReducer(undefined, { type: 'start' }),
  );
  vi.useRealTimers();
  return lookUp(lookUp(state, 'loadEvents') ?? {}, 'order-1');
}

describe('the age of a result', () => {
  it('counts from the request, so that changes during the request are not assumed to be in it', () => {
    expect(keptAfter([1, 'requested'], [5, 'succeeded'])).toEqual({ status: 'succeeded', result, at: 1_000 });
  });

  it('counts from the first of two requests that one response may belong to', () => {
    expect(keptAfter([1, 'requested'], [3, 'requested'], [5, 'succeeded'])).toMatchObject({ at: 1_000 });
  });

  it('is too old for any use after an abandoned read', () => {
    const kept = keptAfter([1, 'requested'], [2, 'succeeded'], [3, 'requested'], [4, 'abandoned']);
    expect(kept).toMatchObject({ status: 'succeeded' });
    // A component that accepts a result of any age accepts every request time from 0.
    expect(kept && 'at' in kept ? kept.at : 0).toBeLessThan(0);
  });
});

describe('a result that a slice stores', () => {
  const found = { kind: 'notFound' } as const;
  const stateAfter = (...actions: UnknownAction[]) =>
    lookUp(lookUp(actions.reduce(operationsReducer, {}), 'loadOrder') ?? {}, 'order-1');

  it('is not stored in the life cycle as well', () => {
    const ended = stateAfter(loadOrder.requested(params), loadOrder.succeeded({ params, result: found }));
    expect(ended).toMatchObject({ status: 'succeeded', result: null });
  });

  it('is read again after an abandoned read', () => {
    const succeeded = loadOrder.succeeded({ params, result: found });
    const state = stateAfter(succeeded, loadOrder.requested(params), loadOrder.abandoned('order-1'));
    expect(state).toEqual({ status: 'idle' });
  });
});

describe('the number of subjects', () => {
  const NAMES = Array.from({ length: 400 }, (_, index) => `${index}`);
  const keptOf = (name: string, actions: readonly UnknownAction[]) =>
    Object.keys(lookUp(actions.reduce(operationsReducer, {}), name) ?? {});

  it('is limited, so that a long session does not fill the memory', () => {
    const kept = keptOf(
      'loadEvents',
      NAMES.map((orderId) => loadEvents.requested({ orderId })),
    );
    expect(kept).toHaveLength(300);
    expect(kept).toContain('399');
  });

  it('R438: includes all parts of an order, because a screen would request removed ones again', () => {
    const requests = NAMES.flatMap((href) => [
      loadShipment.requested({ href }),
      loadRelatedItem.requested({ href }),
      loadThumbnails.requested({ sku: '', documentReferenceUrl: href }),
    ]);
    for (const { name } of [loadShipment, loadRelatedItem, loadThumbnails])
      expect(keptOf(name, requests)).toHaveLength(400);
  });
});
