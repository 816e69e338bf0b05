import * as v from 'valibot';
import type { ReadOptions } from '#api/http/call.ts';
import { readEntries } from '#api/http/collection.ts';
import type { Http } from '#api/http/http.ts';
import { id, instant, text, textOrNull, uniqueBy } from '#api/http/lenient.ts';
import type { Notification } from '#domain/people/notification.ts';

const WireNotification = v.object({
  id,
  publishedAt: instant,
  title: text,
  body: text,
  link: v.optional(textOrNull, null),
  severity: v.fallback(v.picklist(['info', 'warning']), 'info'),
});

/** The notifications channel is a public list, which the console reads without the token. */
export function notificationsClient(http: Http) {
  return {
    list: (url: string, options: ReadOptions = {}): Promise<Notification[]> =>
      http.request({
        service: 'notifications',
        href: url,
        isPublic: true,
        read: (body) => uniqueBy(readEntries(body, 'notifications', WireNotification), ({ id }) => id),
        ...options,
      }),
  };
}
