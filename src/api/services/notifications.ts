import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readEntries } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { id, instant, text, textOrNull, uniqueBy } from '#api/http/lenient.ts';
import { byNewest } from '#domain/byNewest.ts';
import type { Notification } from '#domain/people/notification.ts';

const WireNotification = v.object({
  id,
  publishedAt: instant,
  title: text,
  body: text,
  link: v.optional(textOrNull, null),
  severity: v.fallback(v.picklist(['info', 'warning']), 'info'),
});

function toNews(body: unknown): Notification[] {
  const found = readEntries(body, 'notifications', WireNotification);
  return uniqueBy(found, ({ id }) => id).sort(byNewest(({ publishedAt }) => publishedAt));
}

/** The notifications channel is a public list, which the console reads without the token. */
export function notificationsClient(http: Http) {
  return {
    /** The news, newest first; those without a date come last. */
    list: (url: string, options: ReadOptions = {}): Promise<Notification[]> =>
      http.request({
        service: 'notifications',
        href: url,
        isPublic: true,
        read: toNews,
        ...options,
      }),
  };
}
