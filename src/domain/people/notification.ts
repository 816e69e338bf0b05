/** A message from the production notifications channel (docs/platform/notifications.md). */
export interface Notification {
  id: string;
  /** UTC instant; null if the channel provided none. */
  publishedAt: string | null;
  title: string;
  body: string;
  /** Data from the channel, so `webUrl` must check it before the console shows it as a link. */
  link: string | null;
  severity: 'info' | 'warning';
}

export function countUnread(notifications: readonly { id: string }[], readIds: readonly string[]): number {
  const read = new Set(readIds);
  return notifications.filter(({ id }) => !read.has(id)).length;
}
