import { useActorName } from './useActorName.ts';

/** The actor's name, with the ID in a tooltip. */
export function ActorName({ actor }: { actor: string }) {
  const name = useActorName(actor);
  return (
    <span className="text-break" title={name === actor ? undefined : actor}>
      {name}
    </span>
  );
}
