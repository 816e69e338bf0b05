import { createSelector } from '@reduxjs/toolkit';
import { countUnread, type Notification, newestFirst } from '#domain/people/notification.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';
import { loadNotifications } from './notificationsSlice.ts';

/** The news of the notifications channel, newest first. */
export const selectNotifications: (state: RootState) => Notification[] = createSelector(
  (state: RootState) => latestResult(selectOperation(state, loadNotifications, '')),
  (notifications) => newestFirst(notifications ?? []),
);

/** The number of the channel's unread news items plus the number of this session's unread messages. */
export function selectUnreadCount(state: RootState): number {
  const unreadMessages = state.messages.all.filter(({ isRead }) => !isRead).length;
  return countUnread(selectNotifications(state), state.notifications.readIds) + unreadMessages;
}
