import { clientIdOf } from '#domain/actor.ts';
import { loadActorName } from '#store/panelReadings.ts';
import type { Saga } from './effects.ts';
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

export const nameReadings: readonly (() => Saga)[] = [operate(loadActorName, fetchActorName)];
