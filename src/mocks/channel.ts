import { type HttpHandler, http } from 'msw';
import { HOUR_MS, toIso } from '#domain/time/time.ts';
import { type HandlerContext, toResponse, withFault } from './respondTo.ts';

/**
 * Returns the entries of the production notifications channel, oldest first (docs/platform/notifications.md).
 * `now` is in epoch ms.
 */
function channelEntries(now: number) {
  const at = (hoursAgo: number) => toIso(now - hoursAgo * HOUR_MS);
  return [
    {
      id: 'news-1',
      publishedAt: at(70),
      title: 'Press maintenance in Venlo is over',
      body: 'All presses run again. Orders that waited are produced first.',
      severity: 'info',
    },
    {
      id: 'news-2',
      publishedAt: at(26),
      title: 'New carrier service in Italy',
      body: 'Orders for Italy may be shipped with Corriere Espresso from Monday on.',
      link: 'https://status.simulated.example/carriers',
      severity: 'info',
    },
    {
      id: 'news-3',
      publishedAt: at(2),
      title: 'Document review is slow today',
      body: 'Reviews take up to four hours longer than usual.\nNo order is lost; please do not reorder because of it.',
      link: 'https://status.simulated.example/document-review',
      severity: 'warning',
    },
  ];
}

/** Responds to `GET https://notifications…/channel.json`, without authentication. */
export function channelHandler(context: HandlerContext): HttpHandler {
  const isChannel = (request: Request) => {
    const { hostname, pathname } = new URL(request.url);
    return request.method === 'GET' && hostname.startsWith('notifications.') && pathname === '/channel.json';
  };
  return http.all(
    ({ request }) => isChannel(request),
    () => {
      const call = { service: 'notifications', method: 'GET', path: '/channel.json' };
      const reply = { status: 200, body: channelEntries(context.world.now()) };
      return withFault(context.faults.take(call), async () => toResponse(reply, context));
    },
  );
}
