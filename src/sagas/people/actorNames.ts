import { NAME_RETRY_MS } from '#domain/limits.ts';
import { actorParty, clientIdOf } from '#domain/people/actor.ts';
import { isFresh } from '#domain/time/freshness.ts';
import { context, put, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { operateLinkRead } from '#sagas/core/operateRead.ts';
import { type OperationState, selectOperation } from '#store/operation.ts';
import { actorNamesRequested, loadActorName } from '#store/people/actorNames.ts';

/**
 * Whether to request the name: it was not requested yet, or the request failed at least `NAME_RETRY_MS` ago.
 * Until the name is loaded, the ID is shown.
 */
function isDue(state: OperationState, now: number): boolean {
  return state.status === 'idle' || (state.status === 'failed' && !isFresh(state.at, now, NAME_RETRY_MS));
}

/**
 * Requests each actor's name once for all places that show it. An actor such as `merchant` or `platform` is a
 * party and not a person, so it has no name to request.
 */
function* requestNames({ payload }: ReturnType<typeof actorNamesRequested>): Saga {
  const clock = yield* context('clock');
  for (const actor of payload) {
    const current = yield* select((state) => selectOperation(state, loadActorName, actor));
    if (isDue(current, clock.now()) && actorParty(actor) === null)
      yield* put(loadActorName.requested({ actor }));
  }
}

export const actorNameSagas: readonly (() => Saga)[] = [
  () => takeEvery(actorNamesRequested, requestNames),
  // The name of an application or else a principal (S7.26); '' for an unknown actor.
  operateLinkRead(loadActorName, ({ accessManagement, clientDirectory }, { actor }, options) => {
    const clientId = clientIdOf(actor);
    return clientId === null
      ? accessManagement.principalName(actor, options)
      : clientDirectory.clientName(clientId, options);
  }),
];
