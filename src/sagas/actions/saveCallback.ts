import type { WriteOptions } from '#api/http/call.ts';
import { isConflict } from '#domain/conflict.ts';
import type { Callback, CallbackSaveResult } from '#domain/delivery/callback.ts';
import { call, context, put, readPlatform, type Saga } from '#sagas/core/effects.ts';
import { repeatableError, settle } from '#sagas/core/settle.ts';
import { withEndableWaits } from '#sagas/writes/writeWaits.ts';
import { loadCallback } from '#store/actions/readOperations.ts';
import { type SaveCallbackParams, saveCallback } from '#store/actions/writeOperations.ts';

function* readCurrent(orderId: string): Saga<Callback | null> {
  const settled = yield* readPlatform(({ callbacks }, signal) =>
    settle(callbacks.callback(orderId, { signal })),
  );
  return 'value' in settled ? settled.value : null;
}

/**
 * A conflict means that another user saved first, or that an earlier attempt of this save was applied although its
 * response was lost. The stored URL distinguishes the two cases.
 */
function* save(
  { orderId, callback, url }: SaveCallbackParams,
  options: WriteOptions,
): Saga<CallbackSaveResult> {
  const { callbacks } = yield* context('platform');
  const settled = yield* call(() => settle(callbacks.saveCallback(callback, url, options)));
  if ('value' in settled) return { kind: 'saved', callback: settled.value };
  const hasChanged = isConflict(settled.failure);
  if (!hasChanged && settled.failure.outcome !== 'unknown') throw settled.error;
  const current = yield* readCurrent(orderId);
  if (current?.url === url) return { kind: 'saved', callback: current };
  if (current && hasChanged) return { kind: 'conflict', current };
  // The callback was not saved. If the request is still under way, its version keeps a second save safe.
  if (current && current.version === callback.version) throw repeatableError(settled.error);
  throw settled.error;
}

/**
 * Saves the new callback URL (S7.28), unless the user calls the save off (R411). The store then contains the
 * stored callback, even after a conflict.
 */
export function* updateCallback(params: SaveCallbackParams): Saga<CallbackSaveResult> {
  const write = { operation: saveCallback.name, subject: params.orderId };
  const saved = yield* withEndableWaits(write, (options) => save(params, options));
  const result = saved.kind === 'saved' ? saved.callback : saved.current;
  yield* put(loadCallback.succeeded({ params: { orderId: params.orderId }, result }));
  return saved;
}
