import { screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, expect } from 'vitest';
import type { OrderSearchBody } from '#api/wire/orderSearchWire.ts';
import type { RootState } from '#store/rootReducer.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { savedFiles } from '#test/savedFiles.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const SEARCH = 'http://order-manager.platform.test/v2/ordersearch';

type PageOf = (page: number) => Response | Promise<Response | undefined> | undefined;
/** This many search results after an offset. The ID of each order contains its position, beginning with 1. */
export function pageOf(offset: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    order: {
      orderId: `order-${offset + index + 1}`,
      merchantId: 'acme-print',
      customerName: '=cmd|1;=cmd|2\t＝cmd|3',
      items: [],
    },
  }));
}

/**
 * A response that never comes. Its timer keeps the request alive: Node would collect a request that nothing
 * references, and with it the signal by which the deadline aborts it.
 */
export const noResponse = () => delay('infinite').then(() => undefined);

/** The search of a simulated platform, and the files that the console saves. */
export function downloadScene() {
  const platform = simulatedPlatform();
  const files = savedFiles();
  let apps: App[] = [];

  /**
   * Makes the search find this many orders. `instead` replaces the response for a page unless it returns
   * undefined.
   */
  function findsOrders(total: number, instead: PageOf = () => undefined): void {
    platform.server.use(
      http.post<never, OrderSearchBody>(SEARCH, async ({ request }) => {
        const { offset, pageSize } = await request.json();
        const other = pageSize > 1 && instead(offset / 100 + 1);
        if (other) return other;
        const count = Math.max(0, Math.min(pageSize, total - offset));
        return HttpResponse.json({ totalResults: total, results: pageOf(offset, count) });
      }),
    );
  }

  async function open(route = '/?page=1', preloaded: Partial<RootState> = {}): Promise<App> {
    const app = await renderApp({ platform, route, preloaded });
    apps.push(app);
    // By text, because a query by role would read the names of a hundred rows.
    await screen.findByText('order-1');
    return app;
  }

  afterEach(() => {
    for (const app of apps) app.close();
    apps = [];
  });

  const file = (name: string) => waitFor(() => expect([...files.keys()]).toContain(name));

  return { platform, files, findsOrders, open, file };
}

export const button = () => screen.findByRole('button', { name: 'Download CSV' });
export async function download(
  { user }: App,
  columns: 'Columns as shown' | 'All columns' = 'Columns as shown',
) {
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: columns }));
}

export const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `order-${from + index}`);
