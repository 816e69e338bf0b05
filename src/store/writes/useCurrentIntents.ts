import { useState } from 'react';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { useReadOperation } from '#store/useReadOperation.ts';
import { followIntents, type ShownIntents } from './followIntents.ts';

function useFollowed(shown: ShownIntents, leaving: 'waiting' | 'open'): readonly EarlierIntent[] {
  const isFollowed = shown.earlier.some(({ state }) => state === leaving);
  const [since] = useState(Date.now);
  const { state } = useReadOperation(followIntents, { ...shown, leaving }, { since, isEnabled: isFollowed });
  return isFollowed && state.status === 'succeeded' && state.at >= since ? state.result : shown.earlier;
}

/** R413: returns the intents with their current state once those that were being sent have ended. */
export function useCurrentIntents(shown: ShownIntents): readonly EarlierIntent[] {
  return useFollowed(shown, 'open');
}

/** R506: as `useCurrentIntents`, and also follows the intents that were not sent yet. */
export function useIntentsFromPlan(shown: ShownIntents): readonly EarlierIntent[] {
  return useCurrentIntents({ ...shown, earlier: useFollowed(shown, 'waiting') });
}
