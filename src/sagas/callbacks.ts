import type { Callback, CallbackSaved } from '#domain/callback.ts';
import { loadCallback } from '#store/orderActions.ts';
import { call, context, put, read, type Saga } from './effects.ts';
import { settle } from './settle.ts';

const CONFLICT = 409;

interface SaveCallback {
  orderId: string;
  callback: Callback;
  url: string;
}

export function* fetchCallback({ orderId }: { orderId: string }): Saga<Callback | null> {
  const { callbacks } = yield* context('platform');
  return yield* read((signal) => callbacks.callback(orderId, { signal }));
}

/** The current callback, if it decides the result of a save; null if it cannot be loaded. */
function* readPresent(orderId: string): Saga<Callback | null> {
  const { callbacks } = yield* context('platform');
  const outcome = yield* read((signal) => settle(callbacks.callback(orderId, { signal })));
  return 'value' in outcome ? outcome.value : null;
}

/**
 * The version travels with the document: a 409 says that somebody was quicker, or that our own first try was
 * taken although its answer got lost. What is there now tells the two apart, and whether a save without an
 * answer was taken.
 */
function* save({ orderId, callback, url }: SaveCallback): Saga<CallbackSaved> {
  const { callbacks } = yield* context('platform');
  const outcome = yield* call(() => settle(callbacks.saveCallback(callback, url)));
  if ('value' in outcome) return { kind: 'saved', callback: outcome.value };
  const isConflict = outcome.failure.status === CONFLICT;
  if (!isConflict && outcome.failure.outcome !== 'unknown') throw outcome.error;
  const present = yield* readPresent(orderId);
  if (present?.url === url) return { kind: 'saved', callback: present };
  if (present && isConflict) return { kind: 'conflict', present };
  throw outcome.error;
}

/** S7.28: saves the callback's new URL; whatever is there afterwards is what the dialog shows. */
export function* putCallback(params: SaveCallback): Saga<CallbackSaved> {
  const saved = yield* save(params);
  const result = saved.kind === 'saved' ? saved.callback : saved.present;
  yield* put(loadCallback.succeeded({ params: { orderId: params.orderId }, result }));
  return saved;
}
