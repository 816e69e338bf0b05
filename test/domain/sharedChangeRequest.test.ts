import { describe, expect, test } from 'vitest';
import { byKey } from '#domain/byKey.ts';
import { commonRequestState, sharedChangeRequests } from '#domain/event/sharedChangeRequest.ts';
import { aChange } from '#test/panelBuilders.ts';

const named = (changeRequestId: string, createdAt = '2026-11-18T09:00:00.000Z') =>
  aChange({ changeRequestId, createdAt }).request;

describe('R129: the change requests of several items', () => {
  test('a request that concerns two items occurs once, with both items', () => {
    const found = sharedChangeRequests([
      { itemId: 'a', requests: [named('one'), named('two', '2026-11-19T09:00:00.000Z')] },
      { itemId: 'b', requests: [named('one')] },
    ]);
    expect(found.map(({ request, itemIds }) => [request.changeRequestId, ...itemIds])).toEqual([
      ['two', 'a'],
      ['one', 'a', 'b'],
    ]);
  });

  test('requests without an ID stay apart', () => {
    const item = (itemId: string) => ({ itemId, requests: [named(''), named('')] });
    expect(sharedChangeRequests([item('a'), item('b')])).toHaveLength(4);
  });

  test('the state is common only if all items have it', () => {
    const { request } = aChange({ state: 'preparing', itemStates: byKey([['b', 'accepted']]) });
    const items = (...ids: string[]) => ids.map((itemId) => ({ itemId }));
    expect(commonRequestState(request, items('a', 'c'))).toBe('preparing');
    expect(commonRequestState(request, items('b'))).toBe('accepted');
    expect(commonRequestState(request, items('a', 'b'))).toBeNull();
  });
});
