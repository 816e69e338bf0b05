import { mergeReadIds } from '#store/people/notificationsSlice.ts';
import { keyOfUser, type RecalledPart, recallState } from './persistState.ts';
import { parseIds } from './storedState.ts';

/** The IDs of the notifications that the user has seen in any tab. */
export const READ_NOTIFICATIONS: RecalledPart<string[], string[]> = {
  keyOf: keyOfUser('notificationsRead'),
  storages: ['local'],
  select: (state) => state.notifications.readIds,
  // Another tab may have stored other IDs meanwhile.
  toStored: (ids, sub) => mergeReadIds(recallState(READ_NOTIFICATIONS, sub) ?? [], ids),
  recall: parseIds,
};
