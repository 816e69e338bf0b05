import { expect, it } from 'vitest';
import { countUnread, type Notification, newestFirst } from '#domain/people/notification.ts';

const aNotification = (id: string, publishedAt: string | null): Notification => ({
  id,
  publishedAt,
  title: id,
  body: '',
  link: null,
  severity: 'info',
});

it('news is sorted from newest to oldest, without a date last', () => {
  const news = [
    aNotification('old', '2026-11-01T00:00:00.000Z'),
    aNotification('undated', null),
    aNotification('new', '2026-11-20T00:00:00.000Z'),
  ];
  expect(newestFirst(news).map(({ id }) => id)).toEqual(['new', 'old', 'undated']);
});

it.each([
  ['nothing read yet', [], 2],
  ['one read', ['a'], 1],
  ['IDs that the channel no longer has', ['a', 'b', 'gone'], 0],
])('unread news: %s', (_title, readIds, unread) => {
  expect(countUnread([{ id: 'a' }, { id: 'b' }], readIds)).toBe(unread);
});
