import { useState } from 'react';
import type { EarlierIntent } from '#domain/writes/earlierIntent.ts';
import { useReadOperation } from '#store/useReadOperation.ts';
import { followIntents, type ShownIntents } from './followIntents.ts';

/** R413: returns the intents with their current state once those that were being sent have ended. */
export function useCurrentIntents(shown: ShownIntents): readonly EarlierIntent[] {
  const isBeingSent = shown.earlier.some(({ state }) => state === 'open');
  const [since] = useState(Date.now);
  const { state } = useReadOperation(followIntents, shown, { since, isEnabled: isBeingSent });
  return isBeingSent && state.status === 'succeeded' && state.at >= since ? state.result : shown.earlier;
}
