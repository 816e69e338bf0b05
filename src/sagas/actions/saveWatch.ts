import { ApiError } from '#api/http/apiError.ts';
import type { ReadOptions, WriteOptions } from '#api/http/call.ts';
import type { Platform } from '#api/platform.ts';
import {
  repeatedSubscriptions,
  subscriptionChanges,
  type WatchOptionId,
  type WatchState,
} from '#domain/actions/watch.ts';
import { consoleFailure } from '#domain/failure.ts';
import { isNotWanted } from '#domain/writes/writeOutcome.ts';
import { call, context, put, readPlatform, type Saga, select } from '#sagas/core/effects.ts';
import { repeatableError, type SettledResult, settle } from '#sagas/core/settle.ts';
import { withEndableWaits } from '#sagas/writes/writeWaits.ts';
import { loadWatch } from '#store/actions/readOperations.ts';
import { type SaveWatchParams, saveWatch } from '#store/actions/writeOperations.ts';
import { selectUserId } from '#store/people/userSelectors.ts';

async function readState(
  platform: Platform,
  sub: string,
  orderId: string,
  options: ReadOptions = {},
): Promise<WatchState> {
  const isAuthorized = await platform.subscriptions.isAuthorized(sub, options);
  const subscriptions = isAuthorized ? await platform.subscriptions.subscriptionsOn(orderId, options) : [];
  return { isAuthorized, subscriptions };
}

export function* fetchSubscriptions({ orderId }: { orderId: string }): Saga<WatchState> {
  const sub = yield* select(selectUserId);
  return yield* readPlatform((platform, signal) => readState(platform, sub, orderId, { signal }));
}

/**
 * Subscribes before it unsubscribes, so that an interruption causes an extra email rather than a missing
 * one. S4.53: sends nothing if the user has not agreed to emails, or no longer does.
 */
async function apply(
  { subscriptions: service }: Platform,
  { orderId, wanted }: SaveWatchParams,
  before: WatchState,
  options: WriteOptions,
): Promise<void> {
  if (!before.isAuthorized) throw new ApiError(consoleFailure('', 'rejected'));
  const { add, removeIds } = subscriptionChanges(before.subscriptions, wanted);
  for (const eventType of add) await service.subscribe(orderId, eventType, options);
  for (const id of removeIds) await service.unsubscribe(id, options);
}

function isAsWanted({ isAuthorized, subscriptions }: WatchState, wanted: readonly WatchOptionId[]): boolean {
  const { add, removeIds } = subscriptionChanges(subscriptions, wanted);
  return isAuthorized && add.length + removeIds.length === 0;
}

function stateOr(settled: SettledResult<WatchState>, otherwise: WatchState): WatchState {
  return 'value' in settled ? settled.value : otherwise;
}

interface Saved {
  applied: SettledResult<void>;
  after: WatchState;
}

/** R403: removes the copies of the added subscriptions. Returns the state without those that were removed. */
async function withoutCopies(
  { subscriptions: service }: Platform,
  before: WatchState,
  after: WatchState,
  options: WriteOptions,
): Promise<WatchState> {
  const removed: string[] = [];
  for (const id of repeatedSubscriptions(before.subscriptions, after.subscriptions)) {
    if ('value' in (await settle(service.unsubscribe(id, options)))) removed.push(id);
  }
  return { ...after, subscriptions: after.subscriptions.filter(({ id }) => !removed.includes(id)) };
}

/** Applies the changes, and reads the subscriptions before and after. Throws if the user calls the save off. */
async function saveChanges(
  platform: Platform,
  sub: string,
  params: SaveWatchParams,
  options: WriteOptions,
): Promise<Saved> {
  const before = await readState(platform, sub, params.orderId, options);
  const applied = await settle(apply(platform, params, before, options));
  if ('failure' in applied && isNotWanted(applied.failure)) throw applied.error;
  const after = stateOr(await settle(readState(platform, sub, params.orderId)), before);
  return { applied, after: await withoutCopies(platform, before, after, options) };
}

/** R411: after a save that was called off, the subscriptions are read again, because some may have changed. */
function* saveUnlessCalledOff(params: SaveWatchParams, options: WriteOptions): Saga<Saved> {
  const { orderId } = params;
  const platform = yield* context('platform');
  const locks = yield* context('locks');
  const sub = yield* select(selectUserId);
  const work = () => saveChanges(platform, sub, params, options);
  const settled = yield* call(() => settle(locks.exclusively(`saveWatch ${orderId}`, work)));
  if ('value' in settled) return settled.value;
  if (!isNotWanted(settled.failure)) throw settled.error;
  yield* put(loadWatch.requested({ orderId }));
  throw new ApiError({ ...settled.failure, outcome: 'unavailable' });
}

/** Saves the selected options, and reads the subscriptions again to find out whether that succeeded. */
export function* saveSubscriptions(params: SaveWatchParams): Saga<WatchState> {
  const { orderId, wanted } = params;
  const write = { operation: saveWatch.name, subject: orderId };
  const { applied, after } = yield* withEndableWaits(write, (options) =>
    saveUnlessCalledOff(params, options),
  );
  yield* put(loadWatch.succeeded({ params: { orderId }, result: after }));
  // A save reads first, so it can always be repeated.
  if ('failure' in applied && !isAsWanted(after, wanted)) throw repeatableError(applied.error);
  return after;
}
