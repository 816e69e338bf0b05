import { useActorName } from './useActorName.ts';

export function ActorName({ actor }: { actor: string }) {
  const name = useActorName(actor);
  return (
    <span className="text-break" title={name === actor ? undefined : actor}>
      {name}
    </span>
  );
}
