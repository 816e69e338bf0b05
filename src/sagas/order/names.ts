import { NAME_RETRY_MS } from '#domain/limits.ts';
import { actorSide, clientIdOf } from '#domain/people/actor.ts';
import { context, put, type Saga, select, takeEvery } from '#sagas/core/effects.ts';
import { readLinked } from '#sagas/core/linkQueue.ts';
import { operate } from '#sagas/core/operate.ts';
import type { OperationState } from '#store/operation.ts';
import { loadActorName, namesWanted } from '#store/order/panelReadings.ts';
import { selectOperation } from '#store/selectors.ts';

/** S7.26: applications resolve through the client directory, everybody else as a principal; who is not known there has no name. */
function fetchActorName({ actor }: { actor: string }): Saga<string> {
  const clientId = clientIdOf(actor);
  return readLinked(({ accessManagement, clientDirectory }, signal) =>
    clientId === null
      ? accessManagement.principalName(actor, { signal })
      : clientDirectory.clientName(clientId, { signal }),
  );
}

/**
 * Not requested yet, or the directory did not respond a while ago: the ID is shown until the next attempt.
 */
function isUnasked(state: OperationState, now: number): boolean {
  return state.status === 'idle' || (state.status === 'failed' && now - state.at >= NAME_RETRY_MS);
}

/** Each actor is requested once for all places that show it; a side of the platform is not a person. */
function* askForNames({ payload }: ReturnType<typeof namesWanted>): Saga {
  const clock = yield* context('clock');
  for (const actor of payload) {
    const asked = yield* select((state) => selectOperation(state, loadActorName, actor));
    if (isUnasked(asked, clock.now()) && actorSide(actor) === null)
      yield* put(loadActorName.requested({ actor }));
  }
}

function* watchNamesWanted(): Saga {
  yield* takeEvery(namesWanted, askForNames);
}

export const nameReadings: readonly (() => Saga)[] = [
  watchNamesWanted,
  operate(loadActorName, fetchActorName),
];
