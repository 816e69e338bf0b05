import { useActorName } from './useActorName.ts';

/** Who did something: a name, with the id behind it for those who need it. */
export function ActorName({ actor }: { actor: string }) {
  const name = useActorName(actor);
  return (
    <span className="text-break" title={name === actor ? undefined : actor}>
      {name}
    </span>
  );
}
