import { expect, it } from 'vitest';
import { countUnread } from '#domain/people/notification.ts';

it.each([
  ['nothing read yet', [], 2],
  ['one read', ['a'], 1],
  ['IDs that the channel no longer has', ['a', 'b', 'gone'], 0],
])('unread news: %s', (_title, readIds, unread) => {
  expect(countUnread([{ id: 'a' }, { id: 'b' }], readIds)).toBe(unread);
});
