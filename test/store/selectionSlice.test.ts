import { expect, test } from 'vitest';
import {
  ordersDeselected,
  ordersProcessed,
  ordersSelected,
  type SelectionState,
  selectionReducer,
} from '#store/results/selectionSlice.ts';
import { anOrder } from '#test/domainBuilders.ts';

const [first, second] = ['order-1', 'order-2'].map((orderId) => anOrder({ orderId }));
const after = (...actions: Parameters<typeof selectionReducer>[1][]): SelectionState =>
  actions.reduce<SelectionState | undefined>(selectionReducer, undefined) as SelectionState;
const selected = ordersSelected([first, second].filter((order) => order !== undefined));

test('the orders that were deselected last can be restored', () => {
  expect(Object.keys(after(selected, ordersDeselected(['order-1'])).cleared)).toEqual(['order-1']);
});

test('once a run has processed orders, none can be restored', () => {
  const { orders, cleared } = after(selected, ordersDeselected(['order-1']), ordersProcessed(['order-2']));
  expect(orders).toEqual({});
  expect(cleared).toEqual({});
});
