import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventRow } from '#domain/event/eventFilter.ts';
import { valueCounts } from '#domain/lists.ts';
import { actorParty } from '#domain/people/actor.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { actorNamesRequested, selectActorNames } from '#store/people/actorNames.ts';

/**
 * The maximum number of names that are loaded in advance for the filter. Each visible row loads its own name.
 */
const NAMES_AHEAD = 50;

/**
 * Returns the actor's name, or the ID while the name is unknown (S7.26). Returns '' for an empty ID. Each
 * name is loaded only once.
 */
export function useActorName(actor: string): string {
  const { t } = useTranslation('panels');
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectActorNames(state).get(actor));
  useEffect(() => {
    if (actor !== '') dispatch(actorNamesRequested([actor]));
  }, [dispatch, actor]);
  const side = actorParty(actor);
  return side ? t(`side.${side}`) : (name ?? actor);
}

/** Returns a function that names an actor. Its result is '' if the name is not loaded. */
export function useActorNames(rows: readonly EventRow[]): (actor: string) => string {
  const { t } = useTranslation('panels');
  const dispatch = useAppDispatch();
  const names = useAppSelector(selectActorNames);
  const actors = useMemo(
    () => valueCounts(rows.map((row) => row.event.createdOnBehalfOf)).slice(0, NAMES_AHEAD),
    [rows],
  );
  useEffect(() => {
    if (actors.length > 0) dispatch(actorNamesRequested(actors.map(({ value }) => value)));
  }, [dispatch, actors]);
  return useCallback(
    (actor: string) => {
      const side = actorParty(actor);
      return side ? t(`side.${side}`) : (names.get(actor) ?? '');
    },
    [names, t],
  );
}

export function ActorName({ actor }: { actor: string }) {
  const name = useActorName(actor);
  return (
    <span className="text-break" title={name === actor ? undefined : actor}>
      {name}
    </span>
  );
}
