import { screen, within } from '@testing-library/react';
import type { OrderSearchBody } from '#api/orderManager.ts';
import type { simulatedPlatform } from '#test/simulated.ts';

/** The bodies of the searches that reached the platform, counts and lists apart; taking them starts anew. */
export function searchesOf(platform: ReturnType<typeof simulatedPlatform>) {
  const bodies: OrderSearchBody[] = [];
  platform.server.events.on('request:start', async ({ request }) => {
    if (new URL(request.url).pathname === '/v2/ordersearch') bodies.push(await request.clone().json());
  });
  const take = (isWanted: (body: OrderSearchBody) => boolean) => {
    const taken = bodies.filter(isWanted);
    bodies.splice(0, bodies.length, ...bodies.filter((body) => !isWanted(body)));
    return taken;
  };
  return {
    lists: () => take((body) => body.pageSize > 1),
    counts: () => take((body) => body.pageSize === 1),
  };
}

/** The parts of the search screen as a person finds them. */
export const find = {
  term: () => screen.getByRole('searchbox', { name: 'Search text' }),
  start: () => screen.getByRole('textbox', { name: /^Start date/ }),
  end: () => screen.getByRole('textbox', { name: /^End date/ }),
  startTime: () => screen.getByRole('textbox', { name: 'Start time' }),
  endTime: () => screen.getByRole('textbox', { name: 'End time' }),
  sort: () => screen.getByRole('combobox', { name: 'Sort by' }),
  search: () => screen.getByRole('button', { name: 'Search' }),
  advanced: () => screen.getByRole('button', { name: /^Advanced search/ }),
  table: () => screen.findByRole('table'),
  /** The ids of the orders in the table, in their order. */
  orderIds: async () => {
    const links = await within(await screen.findByRole('table')).findAllByRole('link');
    return links.map((link) => link.dataset.orderId ?? '');
  },
  tags: () => within(screen.getByRole('list', { name: 'Selected filters' })),
  drawer: async () => within(await screen.findByRole('dialog', { name: 'Advanced search' })),
};
