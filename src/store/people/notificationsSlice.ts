import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { countUnread, type Notification } from '#domain/people/notification.ts';
import { createOperation, selectLatestResult } from '#store/operation.ts';
import type { RootState } from '#store/rootReducer.ts';

export const loadNotifications = createOperation<{ url: string }, Notification[]>()('loadNotifications', '');

/** The maximum number of stored IDs. The oldest, no longer in the channel, are removed first. */
const READ_KEPT = 500;

/** The IDs of both lists, without repetitions, as far as they are kept. */
export function mergeReadIds(known: readonly string[], read: readonly string[]): string[] {
  return [...new Set([...known, ...read])].slice(-READ_KEPT);
}

export interface NotificationsState {
  /** IDs of the channel's news that the user has seen. */
  readIds: string[];
}

const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: { readIds: [] } as NotificationsState,
  reducers: {
    notificationsRead: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.readIds = mergeReadIds(state.readIds, payload);
    },
  },
});

export const { notificationsRead } = notificationsSlice.actions;
export const notificationsReducer = notificationsSlice.reducer;

const NONE: readonly Notification[] = [];

/** The news of the notifications channel, newest first. */
export function selectNotifications(state: RootState): readonly Notification[] {
  return selectLatestResult(state, loadNotifications) ?? NONE;
}

/** The number of the channel's unread news items plus the number of this session's unread messages. */
export function selectUnreadCount(state: RootState): number {
  const unreadMessages = state.messages.all.filter(({ isRead }) => !isRead).length;
  return countUnread(selectNotifications(state), state.notifications.readIds) + unreadMessages;
}
