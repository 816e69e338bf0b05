import { actorSide, clientIdOf } from '#domain/actor.ts';
import { loadActorName, namesWanted } from '#store/panelReadings.ts';
import { selectOperation } from '#store/selectors.ts';
import { put, type Saga, select, takeEvery } from './effects.ts';
import { readLinked } from './linkQueue.ts';
import { operate } from './operate.ts';

/** S7.26: applications resolve through the client directory, everybody else as a principal; who cannot be resolved has no name. */
function fetchActorName({ actor }: { actor: string }): Saga<string> {
  const clientId = clientIdOf(actor);
  return readLinked(({ accessManagement, clientDirectory }, signal) => {
    const name =
      clientId === null
        ? accessManagement.principalName(actor, { signal })
        : clientDirectory.clientName(clientId, { signal });
    return name.catch(() => '');
  });
}

/** Each actor is asked for once, however many places name it; a side of the platform is nobody in particular. */
function* askForNames({ payload }: ReturnType<typeof namesWanted>): Saga {
  for (const actor of payload) {
    const { status } = yield* select((state) => selectOperation(state, loadActorName, actor));
    if (status === 'idle' && actorSide(actor) === null) yield* put(loadActorName.requested({ actor }));
  }
}

function* watchNamesWanted(): Saga {
  yield* takeEvery(namesWanted, askForNames);
}

export const nameReadings: readonly (() => Saga)[] = [
  watchNamesWanted,
  operate(loadActorName, fetchActorName),
];
