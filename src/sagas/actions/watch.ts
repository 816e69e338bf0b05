import { ApiError } from '#api/http/apiError.ts';
import type { Platform } from '#api/platform.ts';
import { subscriptionChanges, type WatchOptionId, type WatchState } from '#domain/actions/watch.ts';
import { consoleFailure } from '#domain/failure.ts';
import { call, context, put, readPlatform, type Saga, select } from '#sagas/core/effects.ts';
import { repeatableError, type SettledResult, settle } from '#sagas/core/settle.ts';
import { loadWatch } from '#store/actions/readOperations.ts';
import { selectUserId } from '#store/selectors.ts';

interface SaveWatch {
  orderId: string;
  wanted: WatchOptionId[];
}

async function readState(
  platform: Platform,
  sub: string,
  orderId: string,
  signal?: AbortSignal,
): Promise<WatchState> {
  const isAuthorized = await platform.subscriptions.isAuthorized(sub, { signal });
  const subscriptions = isAuthorized ? await platform.subscriptions.subscriptionsOn(orderId, { signal }) : [];
  return { isAuthorized, subscriptions };
}

export function* fetchSubscriptions({ orderId }: { orderId: string }): Saga<WatchState> {
  const sub = yield* select(selectUserId);
  return yield* readPlatform((platform, signal) => readState(platform, sub, orderId, signal));
}

/**
 * Subscribes before it unsubscribes, so that an interruption causes an extra email rather than a missing
 * one. S4.53: sends nothing if the user has not agreed to emails, or no longer does.
 */
async function apply(
  { subscriptions: service }: Platform,
  { orderId, wanted }: SaveWatch,
  before: WatchState,
): Promise<void> {
  if (!before.isAuthorized) throw new ApiError(consoleFailure('', 'rejected'));
  const { add, removeIds } = subscriptionChanges(before.subscriptions, wanted);
  for (const eventType of add) await service.subscribe(orderId, eventType);
  for (const id of removeIds) await service.unsubscribe(id);
}

function isAsWanted({ isAuthorized, subscriptions }: WatchState, wanted: readonly WatchOptionId[]): boolean {
  const { add, removeIds } = subscriptionChanges(subscriptions, wanted);
  return isAuthorized && add.length + removeIds.length === 0;
}

function stateOr(settled: SettledResult<WatchState>, otherwise: WatchState): WatchState {
  return 'value' in settled ? settled.value : otherwise;
}

/** Saves the selected options, and reads the subscriptions again to find out whether that succeeded. */
export function* saveSubscriptions(params: SaveWatch): Saga<WatchState> {
  const { orderId, wanted } = params;
  const platform = yield* context('platform');
  const locks = yield* context('locks');
  const sub = yield* select(selectUserId);
  const readCurrent = () => readState(platform, sub, orderId);
  const work = async () => {
    const before = await readCurrent();
    const applied = await settle(apply(platform, params, before));
    return { applied, after: stateOr(await settle(readCurrent()), before) };
  };
  const { applied, after } = yield* call(() => locks.exclusively(`saveWatch ${orderId}`, work));
  yield* put(loadWatch.succeeded({ params: { orderId }, result: after }));
  // A save reads first, so it can always be repeated.
  if ('failure' in applied && !isAsWanted(after, wanted)) throw repeatableError(applied.error);
  return after;
}
