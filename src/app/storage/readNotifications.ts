import type { ConsoleStore } from '#app/store/createStore.ts';
import { mergeReadIds, notificationsRead } from '#store/people/notificationsSlice.ts';
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

/** S2.12: news that the user has seen in another tab no longer counts as unread in this one. */
export function adoptReadNotifications(page: Window, store: ConsoleStore): void {
  page.addEventListener('storage', ({ key }) => {
    const { session } = store.getState();
    if (session.status === 'signedOut' || key !== READ_NOTIFICATIONS.keyOf(session.person.sub)) return;
    store.dispatch(notificationsRead(recallState(READ_NOTIFICATIONS, session.person.sub) ?? []));
  });
}
