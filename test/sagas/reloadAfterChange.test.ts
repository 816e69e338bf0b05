import { runSaga, stdChannel, type UnknownAction } from 'redux-saga';
import { expect, test } from 'vitest';
import { consoleFailure, type Failure } from '#domain/failure.ts';
import { watchChangedOrders } from '#sagas/writes/reloadAfterChange.ts';
import { cancelOrder, checkWrite } from '#store/actions/writeOperations.ts';
import { loadEvents } from '#store/order/panelOperations.ts';

const params = { orderId: 'order-1', seenFacts: {}, itemIds: [] };
const failed = (over: Partial<Failure>) =>
  cancelOrder.failed({ params, failure: { ...consoleFailure('No'), reason: 'answered', ...over } });
const rejected = (status: number) => failed({ outcome: 'rejected', status });

test.each<[string, UnknownAction, boolean]>([
  ['a write that succeeded', cancelOrder.succeeded({ params, result: { kind: 'done' } as never }), true],
  ['a conflict', rejected(409), true],
  ['a version that is out of date', rejected(412), true],
  ['a write that the order’s state no longer allows', rejected(422), true],
  ['a write on something that no longer exists', rejected(404), true],
  ['a write that the user is not permitted', rejected(403), false],
  ['a session that has ended', rejected(401), false],
  ['a session that ended before the request', failed({ outcome: 'rejected', reason: 'signedOut' }), false],
  ['a platform that is not available', failed({ outcome: 'unavailable', status: 503 }), false],
  ['a write without a response', failed({ outcome: 'unknown', reason: 'network' }), false],
  ['a check of a write', checkWrite.succeeded({ params: params as never, result: 'applied' }), true],
  ['a read', loadEvents.succeeded({ params, result: { events: [], raw: [] } }), false],
])('R368: the order is read again after %s: %#', (_title, action, isRead) => {
  const said: UnknownAction[] = [];
  const channel = stdChannel<UnknownAction>();
  runSaga({ channel, dispatch: (one: UnknownAction) => said.push(one) }, watchChangedOrders);
  channel.put(action);
  expect(said.map(({ type }) => type)).toEqual(isRead ? ['loadOrder/requested'] : []);
});
