import { describe, expect, test } from 'vitest';
import {
  messageAnnounced,
  messageDismissed,
  messageRecorded,
  messagesReducer,
} from '#store/console/messagesSlice.ts';
import { handledOrdersReducer, ordersHandled } from '#store/results/handledOrdersSlice.ts';

const START = { type: 'start' };

describe('R643: after 200 later messages', () => {
  const lasting = messageAnnounced({ textKey: 'done.updateStatusPartly', severity: 'warning' });
  const later = Array.from({ length: 200 }, (_, at) =>
    messageAnnounced({ textKey: 'copied', severity: 'success', values: { at } }),
  );
  const brief = later.flatMap((one) => [one, messageDismissed(one.payload.id)]);
  const recorded = later.map((one, at) => messageRecorded(`run/${at}`, one.payload));

  test.each([
    ['that left the screen', brief],
    ['that were only listed', recorded],
  ])('%s, one that is still on screen stays, and the list has 100', (_which, actions) => {
    const state = [lasting, ...actions].reduce(messagesReducer, messagesReducer(undefined, START));
    expect(state.all).toHaveLength(100);
    expect(state.all[0]?.id).toBe(lasting.payload.id);
    expect(state.shown).toEqual([lasting.payload.id]);
    expect(state.all.at(-1)?.values).toEqual({ at: 199 });
  });

  test('that stay on screen too, the newest 100 are there', () => {
    const state = [lasting, ...later].reduce(messagesReducer, messagesReducer(undefined, START));
    expect(state.all.map(({ id }) => id)).toEqual(later.slice(-100).map(({ payload }) => payload.id));
  });
});

test('R644: a tab remembers the last 5,000 orders that it handled', () => {
  const runs = Array.from({ length: 6 }, (_, run) =>
    ordersHandled(
      Array.from({ length: 1_000 }, (_, order) => ({
        orderId: `order-${run}-${order}`,
        outcome: 'done' as const,
        at: run,
      })),
    ),
  );
  const { handled } = runs.reduce(handledOrdersReducer, handledOrdersReducer(undefined, START));
  expect(handled).toHaveLength(5_000);
  expect(handled[0]?.orderId).toBe('order-1-0');
});
