import * as v from 'valibot';
import { readStored } from './storage.ts';

export function readNotificationsKey(sub: string): string {
  return `console.notificationsRead:${sub}`;
}

/** The IDs of the notifications that the user has seen in any tab of this browser. */
export function recallReadNotificationIds(storage: Storage, sub: string): string[] {
  const parsed = v.safeParse(v.array(v.string()), readStored(storage, readNotificationsKey(sub)));
  return parsed.success ? parsed.output : [];
}
