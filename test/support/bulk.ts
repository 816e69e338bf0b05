import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import type { RequestDocument } from '#mocks/documents.ts';
import { originalOf } from './placedOrders.ts';
import type { App } from './renderApp.tsx';
import type { SimulatedPlatform } from './simulated.ts';

type AppUser = Pick<App, 'user'>;

/** The IDs of the original orders for which the platform has placed new orders. */
export function reorderedOriginalIds({ world }: SimulatedPlatform): string[] {
  return world.log
    .filter(({ operation }) => operation === 'placeOrder')
    .map(({ body }) => originalOf(body as RequestDocument));
}

/** Returns the response to the request that places a new order. Undefined lets the platform respond. */
type Placing = (originalId: string) => Response | Promise<Response | undefined> | undefined;

/**
 * Intercepts the requests that place new orders, until the test ends. The returned list contains the IDs of
 * their original orders.
 */
export function atPlacing({ server }: SimulatedPlatform, instead: Placing): string[] {
  const asked: string[] = [];
  server.use(
    http.post('http://merchant-order.platform.test/v1/orders', async ({ request }) => {
      const originalId = originalOf((await request.clone().json()) as RequestDocument);
      asked.push(originalId);
      return instead(originalId);
    }),
  );
  return asked;
}

/**
 * Intercepts the cancellations of original items until the test ends. The returned list contains the IDs of
 * these items.
 */
export function atCancelling(
  { server }: SimulatedPlatform,
  instead: (itemId: string) => Promise<Response | undefined>,
): string[] {
  const asked: string[] = [];
  server.use(
    http.post(
      'http://merchant-order.platform.test/v1/orders/:orderId/items/:itemId/cancelrequest',
      async ({ params }) => {
        const itemId = String(params.itemId);
        asked.push(itemId);
        return instead(itemId);
      },
    ),
  );
  return asked;
}

/** A network error instead of a response. */
export const noAnswer = (): Response => HttpResponse.error();

export async function select({ user }: AppUser, ...orderIds: string[]): Promise<void> {
  for (const orderId of orderIds) {
    await user.click(await screen.findByRole('checkbox', { name: `Select order ${orderId}` }));
  }
}

/** Opens the dialog of a bulk action from the menu of the selection. */
export async function openBulk({ user }: AppUser, entry: string, title: string) {
  await user.click(await screen.findByRole('button', { name: 'Bulk actions' }));
  await user.click(await screen.findByRole('button', { name: entry }));
  return within(await screen.findByRole('dialog', { name: title }));
}

export const openBulkReorder = (app: AppUser) => openBulk(app, 'Reorder…', 'Reorder the selected orders');

/** The button that starts a reorder, which also says how many orders it places. */
export const START_REORDER = /^Place new orders \(\d+\)$/;

/** Starts the run and returns its dialog. For a reorder, shows the plan first. */
export async function startRun(
  { user }: AppUser,
  dialog: Awaited<ReturnType<typeof openBulk>>,
  start: string | RegExp = START_REORDER,
  title = 'Bulk reorder',
) {
  if (start === START_REORDER) await user.click(dialog.getByRole('button', { name: 'Show plan' }));
  await user.click(await dialog.findByRole('button', { name: start }));
  return runDialog(title);
}

export async function runDialog(title = 'Bulk reorder') {
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Waits until the run has ended, including the cancellation of the original items. */
export async function waitForRunEnd(run: Awaited<ReturnType<typeof runDialog>>): Promise<void> {
  await waitFor(() => expect(run.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument());
}
