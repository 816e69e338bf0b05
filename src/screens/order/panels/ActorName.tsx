import { useActorName } from './useActorName.ts';

/** The name of an actor, with the ID as a tooltip. */
export function ActorName({ actor }: { actor: string }) {
  const name = useActorName(actor);
  return (
    <span className="text-break" title={name === actor ? undefined : actor}>
      {name}
    </span>
  );
}
