import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { actorParty } from '#domain/people/actor.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { actorNamesRequested, selectActorNames } from '#store/people/actorNames.ts';

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
