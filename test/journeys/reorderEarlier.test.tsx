import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { merchantOrderHref } from '#mocks/links.ts';
import { findDialog } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { DAY, items, placed, reorderScene, run, submit } from './reorderScene.ts';

const { platform, open, sent } = reorderScene();
const TITLE = 'This order has already been reordered or redirected';
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** Adds an order of the same merchant and customer that refers to this one as its original. */
function reorderOf(orderId: string, over: { customerName?: string; createdDate?: string } = {}): string {
  const order = anOrder()
    .having({ createdDate: daysAgo(19), ...over })
    .linked('originalOrder', merchantOrderHref(orderId))
    .with(anItem().at('delivered'));
  return platform.world.addOrder(order.build()).orderId;
}

describe('R132: the reorder dialog names the older reorders of the order', () => {
  it('an order of the same customer that refers to it, without a question', async () => {
    const original = placed(20).with(...items(1));
    const created = reorderOf(original.build().orderId);
    const { dialog, user, orderId } = await open(original);
    const link = await dialog.findByRole('link', { name: created });
    expect(link).toHaveAttribute('href', `/orders/${created}`);
    expect(dialog.getByText(TITLE)).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox', { name: 'Place another order' })).not.toBeInTheDocument();
    await user.click(submit(dialog));
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('an order that an event of a past week reports', async () => {
    const original = placed(20)
      .with(...items(1))
      .event('reorderCreated', { eventDate: daysAgo(8), additionalData: { orderId: 'new-order' } });
    const { dialog } = await open(original);
    expect(await dialog.findByRole('link', { name: 'new-order' })).toBeInTheDocument();
    expect(dialog.getAllByText(/^Reorder on /)).toHaveLength(1);
  });

  it('but no order of the customer that refers to another original', async () => {
    const original = placed(20).with(...items(1));
    reorderOf('another-original');
    const created = reorderOf(original.build().orderId);
    const { dialog } = await open(original);
    expect(await dialog.findByRole('link', { name: created })).toBeInTheDocument();
    expect(dialog.getAllByText(/^Reorder on /)).toHaveLength(1);
  });

  it('says so if it could not look for them', async () => {
    const failure = { kind: 'status', status: 422 } as const;
    platform.faults.next({ method: 'POST', path: /ordersearch/ }, failure, 100);
    const { dialog } = await open(placed(20).with(...items(1)));
    const text = /^The console could not check whether someone else/;
    await waitFor(() => expect(dialog.getAllByText(text)).toHaveLength(1));
    expect(dialog.queryByText(TITLE)).not.toBeInTheDocument();
    expect(submit(dialog)).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('says so if the customer has too many orders to check all of them', async () => {
    const ofCustomer = ({ queryString }: { queryString?: string }) => queryString?.includes('Ana Ruiz');
    platform.server.use(
      http.post<never, { queryString?: string }>(/ordersearch/, async ({ request }) =>
        ofCustomer(await request.clone().json())
          ? HttpResponse.json({ totalResults: 900, results: [] })
          : undefined,
      ),
    );
    const { dialog } = await open(placed(20).with(...items(1)));
    expect(await dialog.findByText(/^The console could not check whether someone else/)).toBeInTheDocument();
  });
});

describe('R48: an earlier reorder asks a question only before the same items are placed again', () => {
  it.each([
    ['another item', 1, false],
    ['the same item', 0, true],
  ])('%s', async (_title, second, isAsked) => {
    const order = placed(20).with(...items(2));
    const ids = (order.build().items ?? []).map(({ itemId }) => itemId);
    const { dialog, user, orderId, router } = await open(order, { modal: `reorder&items=${ids[0]}` });
    await user.click(await dialog.findByRole('button', { name: 'Place 1 order' }));
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await act(() => router.navigate(`/orders/${orderId}?modal=reorder&items=${ids[second]}`));
    const again = await findDialog('Reorder');
    expect(await again.findByText(TITLE)).toBeInTheDocument();
    const question = again.queryByRole('checkbox', { name: 'Place another order' });
    if (isAsked) expect(question).toBeInTheDocument();
    else expect(question).not.toBeInTheDocument();
    await user.click(submit(again));
    if (!isAsked) await (await run()).findByText('1 order reordered');
    expect(sent(orderId)).toHaveLength(isAsked ? 1 : 2);
  });
});
