import type { Platform } from '#api/platform.ts';
import { type WatchOptionId, type WatchState, watchChanges } from '#domain/watch.ts';
import { selectPerson } from '#store/selectors.ts';
import { call, context, read, type Saga, select } from './effects.ts';

async function readState(
  platform: Platform,
  sub: string,
  orderId: string,
  signal?: AbortSignal,
): Promise<WatchState> {
  const isAuthorised = await platform.subscriptions.isAuthorised(sub, { signal });
  const subscriptions = isAuthorised ? await platform.subscriptions.subscriptionsOn(orderId, { signal }) : [];
  return { isAuthorised, subscriptions };
}

export function* fetchWatch({ orderId }: { orderId: string }): Saga<WatchState> {
  const platform = yield* context('platform');
  const person = yield* select(selectPerson);
  return yield* read((signal) => readState(platform, person?.sub ?? '', orderId, signal));
}

/** What is subscribed is read again first, so that an answer that got lost is not subscribed twice. */
export function* putWatch({
  orderId,
  wanted,
}: {
  orderId: string;
  wanted: WatchOptionId[];
}): Saga<WatchState> {
  const platform = yield* context('platform');
  const person = yield* select(selectPerson);
  const sub = person?.sub ?? '';
  return yield* call(async () => {
    const { subscriptions } = await readState(platform, sub, orderId);
    const { add, removeIds } = watchChanges(subscriptions, wanted);
    for (const eventType of add) await platform.subscriptions.subscribe(orderId, eventType);
    for (const id of removeIds) await platform.subscriptions.unsubscribe(id);
    return readState(platform, sub, orderId);
  });
}
