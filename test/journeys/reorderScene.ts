import { screen, within } from '@testing-library/react';
import type { RequestDocument } from '#mocks/documents.ts';
import type { PersonName } from '#mocks/people.ts';
import { type Dialog, findDialog } from '#test/actions.ts';
import { anItem, anOrder, type OrderBuilder } from '#test/builders.ts';
import { originalOf } from '#test/placedOrders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

export const DAY = 86_400_000;
export const items = (count: number) => Array.from({ length: count }, () => anItem().at('producing'));

/** An order that was placed this many days ago. Its groups are promised for five days after that. */
export function placed(daysAgo: number): OrderBuilder {
  return anOrder().having({ createdDate: new Date(Date.now() - daysAgo * DAY).toISOString() });
}

interface OpenOptions {
  as?: PersonName;
  modal?: string;
}

/** A platform to which a test adds an order, and the order screen with its reorder dialog. */
export function reorderScene() {
  const platform = simulatedPlatform();
  return {
    platform,
    open: async (order: OrderBuilder, { as = 'staff', modal = 'reorder' }: OpenOptions = {}) => {
      const { orderId } = platform.world.addOrder(order.build());
      const app = await renderApp({ platform, as, route: `/orders/${orderId}?modal=${modal}` });
      return { ...app, orderId, dialog: await findDialog('Reorder') };
    },
    /** The new orders that the platform placed for this one, as requested and in the order they were sent. */
    sent: (orderId: string): RequestDocument[] =>
      platform.world.log
        .filter(({ operation }) => operation === 'placeOrder')
        .map(({ body }) => body as RequestDocument)
        .filter((request) => originalOf(request) === orderId),
  };
}

export const itemsOf = (request: RequestDocument | undefined) =>
  (request?.fulfillmentGroups ?? []).flatMap((group) => group.items ?? []);
export const originalsOf = (request: RequestDocument | undefined) =>
  itemsOf(request).map(({ _links: links }) => [links?.originalItem ?? []].flat()[0]?.href.split('/').at(-1));

export const submit = (dialog: Dialog) =>
  dialog.getByRole('button', { name: /^(Place \d+ orders?|Reorder)$/ });
export const mode = (dialog: Dialog, name: string) => dialog.getByRole('radio', { name });
/** The displayed plan: for each new order, the texts of its cells. */
export const plan = (dialog: Dialog) =>
  within(dialog.getByRole('region', { name: 'New orders' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
export const run = async (name: RegExp = /^Reorder of /) =>
  within(await screen.findByRole('dialog', { name }));
