import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { actorSide } from '#domain/actor.ts';
import { selectActorNames } from '#store/actorNames.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { namesWanted } from '#store/panelReadings.ts';

/** The actor's name, asked for once for all who show it; the id where nobody knows it (S7.26). '' is nobody. */
export function useActorName(actor: string): string {
  const { t } = useTranslation('panels');
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectActorNames(state).get(actor));
  useEffect(() => {
    if (actor !== '') dispatch(namesWanted([actor]));
  }, [dispatch, actor]);
  const side = actorSide(actor);
  return side ? t(`side.${side}`) : (name ?? actor);
}
