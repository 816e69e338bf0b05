import type { Callback } from '#domain/callback.ts';
import { call, context, read, type Saga } from './effects.ts';

export function* fetchCallback({ orderId }: { orderId: string }): Saga<Callback | null> {
  const { callbacks } = yield* context('platform');
  return yield* read((signal) => callbacks.callback(orderId, { signal }));
}

/** The version travels with the document: who was quicker is told by a 409. */
export function* putCallback({ callback, url }: { callback: Callback; url: string }): Saga<Callback> {
  const { callbacks } = yield* context('platform');
  return yield* call(() => callbacks.saveCallback(callback, url));
}
