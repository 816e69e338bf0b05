import { expect, it } from 'vitest';
import { pathToCheckWrite } from '#domain/writes/guardedWrites.ts';

it.each([
  ['the dialog of an order', 'cancelOrder', 'order', '/orders/order?modal=cancelOrder'],
  ['the dialog of an item', 'cancelItem', 'item', '/orders/order?modal=cancelItem&itemId=item'],
  ['the wizard of a redirect', 'requestRedirect', 'order', '/orders/order?modal=redirect'],
  ['the events of the order, for resending them', 'resendEvents', 'order', '/orders/order?view=events'],
] as const)('a write with an unknown outcome is checked in %s', (_where, operation, subject, path) => {
  expect(pathToCheckWrite({ operation, orderId: 'order', subject })).toBe(path);
});

it('R246: a write from a dialog for some items is checked in the dialog for the same items', () => {
  const sent = { operation: 'updateStatus', orderId: 'order', subject: 'order', chosen: ['a', 'b'] } as const;
  expect(pathToCheckWrite(sent)).toBe('/orders/order?modal=updateStatus&items=a&items=b');
});
