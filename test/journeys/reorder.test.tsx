import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RequestDocument } from '#mocks/documents.ts';
import { preferencesChanged } from '#store/people/settingsSlice.ts';
import type { Dialog } from '#test/actions.ts';
import { anItem } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import {
  DAY,
  items,
  itemsOf,
  mode,
  originalsOf,
  placed,
  plan,
  reorderScene,
  run,
  submit,
} from './reorderScene.ts';

const { platform, open, sent } = reorderScene();
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const option = (dialog: Dialog, name: string) => dialog.getByRole('checkbox', { name });

describe('S4.58: the reorder dialog of an order of up to 20 items', () => {
  it('places the order once, however often the button is pressed', async () => {
    const { dialog, orderId } = await open(placed(2).with(...items(1)));
    const button = submit(dialog);
    act(() => {
      button.click();
      button.click();
    });
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('R281: is planned again before it is sent if its plan is from another day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    const shown = plan(dialog)[0]?.[2];
    vi.setSystemTime(Date.now() + DAY);
    await user.click(submit(dialog));
    expect(await dialog.findByText(/^The date has changed/)).toBeInTheDocument();
    expect(plan(dialog)[0]?.[2]).not.toBe(shown);
    expect(sent(orderId)).toEqual([]);
    await user.click(submit(dialog));
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('S9.8: shows the new promise date, and keeps the original dates with one click', async () => {
    const { dialog, user } = await open(placed(2).with(...items(1)));
    await user.click(dialog.getByRole('button', { name: 'Keep original promised dates' }));
    expect(option(dialog, 'Keep original promised dates')).toBeChecked();
    expect(dialog.queryByText(/^The promise date moves/)).not.toBeInTheDocument();
  });

  it('R185, R226: moves a promise known only as an instant in the display zone, and names the zone', async () => {
    // Eleven hours behind UTC: 20:00 of yesterday there is 07:00 of today in UTC.
    const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) =>
      new Date(Date.now() + days * DAY - 11 * 3_600_000).toISOString().slice(0, 10),
    );
    const order = placed(2).with(...items(1));
    const fulfillmentGroups = (order.build().order?.fulfillmentGroups ?? []).map((group) => ({
      ...group,
      promisedArrivalDate: `${today}T07:00:00.000Z`,
      localPromisedArrivalDate: null,
    }));
    const { dialog, user, store, orderId } = await open(order.having({ fulfillmentGroups }));
    act(() => void store.dispatch(preferencesChanged({ userTimezone: 'Pacific/Pago_Pago' })));
    expect(plan(dialog)[0]?.[2]).toMatch(new RegExp(`^${yesterday} 20:00:00 \\S+ → ${today} 20:00:00 \\S+$`));
    await user.click(submit(dialog));
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)[0]?.fulfillmentGroups).toMatchObject([
      { promisedArrivalDate: `${tomorrow}T07:00:00.000Z` },
    ]);
  });

  it('offers quick and with changes, and places exactly the displayed plan', async () => {
    const order = placed(2)
      .with(anItem().at('producing').quantity(250), anItem().at('cancelled'))
      .with(anItem().at('producing'));
    const { dialog, user, orderId } = await open(order);
    expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('aria-describedby'))).toHaveLength(
      2,
    );
    expect(mode(dialog, 'Quick')).toBeChecked();
    expect(dialog.queryByRole('radio', { name: 'Split' })).not.toBeInTheDocument();
    expect(option(dialog, 'Keep original promised dates')).not.toBeChecked();
    expect(option(dialog, 'New identifiers')).toBeChecked();
    expect(option(dialog, 'Unlink from the original order')).not.toBeChecked();
    expect(dialog.getByText('The new order stays linked to the original order.')).toBeInTheDocument();
    expect(dialog.getByText(/^For Acme Print, from order/)).toHaveTextContent(orderId);
    expect(
      dialog.getByText('1 item will not be reordered: it is cancelled, being cancelled or shipped.'),
    ).toBeVisible();
    const [row] = plan(dialog);
    expect(row?.[0]).toBe('Order 1');
    expect(row?.[1]).toContain('2 items');
    expect(row?.[1]).toContain('250 × Standard business cards');
    expect(row?.[2]).toMatch(new RegExp(`^${day(3)} .+ → ${day(0)} `));

    await user.click(submit(dialog));
    const result = await run();
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    const [request, ...others] = sent(orderId);
    expect(others).toEqual([]);
    const original = platform.world.record(orderId);
    const kept = original?.items.filter((item) => item.statuses?.cancelled === undefined) ?? [];
    expect(originalsOf(request)).toEqual(kept.map((item) => item.itemId));
    expect(itemsOf(request).map(({ quantity }) => quantity)).toEqual([250, 1]);
    const promised = (original?.request?.fulfillmentGroups ?? []).map(
      (group) => group.localPromisedArrivalDate,
    );
    expect(request?.fulfillmentGroups?.map((group) => group.localPromisedArrivalDate)).toEqual(
      promised.map((date) => `${day(0)}${date?.slice(10)}`),
    );
    const fresh = [
      request?.merchantOrderId,
      request?.merchantCustomerId,
      ...itemsOf(request).map((item) => item.merchantItemId),
    ];
    expect(new Set(fresh).size).toBe(4);
    expect(fresh).not.toContain(original?.request?.merchantOrderId);
    expect(fresh).not.toContain('C-1');

    const created = platform.world.log.findLast(({ operation }) => operation === 'placeOrder')?.subject ?? '';
    expect(await result.findByRole('link', { name: created })).toHaveAttribute('href', `/orders/${created}`);
    await user.click(await result.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Reorder of .* has ended/)).not.toBeInTheDocument();
  });

  it('S9.8, S5.52: keeps future dates, and on request keeps identifiers and leaves out the links', async () => {
    const order = placed(10).with(anItem().at('producing'));
    const ahead = placed(2).with(anItem().at('producing')).build();
    const later = ahead.order?.fulfillmentGroups?.[0]?.localPromisedArrivalDate ?? '';
    const late = order.with(anItem().at('producing'));
    const record = late.build();
    const groups = record.order?.fulfillmentGroups ?? [];
    const [, second] = groups;
    if (second) second.localPromisedArrivalDate = later;
    const { dialog, user, orderId } = await open(late.having({ fulfillmentGroups: groups }));
    await user.click(option(dialog, 'Keep original promised dates'));
    const dates = plan(dialog)[0]?.[2] ?? '';
    expect(dates).toContain(`${day(-5)} `);
    expect(dates).toContain(` → ${day(0)} `);
    expect(dates).toContain(day(3));
    await user.click(option(dialog, 'New identifiers'));
    expect(dialog.queryByText(/cannot find out whether/)).not.toBeInTheDocument();
    await user.click(option(dialog, 'Unlink from the original order'));
    expect(dialog.queryByText('The new order stays linked to the original order.')).not.toBeInTheDocument();
    expect(dialog.getByText(/cannot find out whether/)).toBeInTheDocument();

    await user.click(submit(dialog));
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    const request = platform.world.log.findLast(({ operation }) => operation === 'placeOrder')
      ?.body as RequestDocument;
    const original = platform.world.record(orderId)?.request;
    expect(request.merchantOrderId).toBe(original?.merchantOrderId);
    expect(request.merchantCustomerId).toBe(original?.merchantCustomerId);
    expect(itemsOf(request).map((item) => item.merchantItemId)).toEqual(
      itemsOf(original ?? {}).map((item) => item.merchantItemId),
    );
    expect(JSON.stringify(request)).not.toContain('_links');
    expect(request.fulfillmentGroups?.map((group) => group.localPromisedArrivalDate?.slice(0, 10))).toEqual([
      day(0),
      day(3),
    ]);
  });

  it('S8.29: says, as the card does, that the fulfiller of an item past routing is not available', async () => {
    const { dialog } = await open(placed(2).with(anItem().at('producing'), anItem().at('cancelled').by('')));
    expect(dialog.getAllByText('· Not available')).toHaveLength(2);
    expect(dialog.queryByText(/Not routed yet/)).not.toBeInTheDocument();
  });

  it('opens changes in the order placement application, with the order', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    await user.click(mode(dialog, 'With changes'));
    expect(dialog.getByRole('link', { name: /^Open order placement/ })).toHaveAttribute(
      'href',
      `https://placement.test/?reorder=${orderId}`,
    );
    expect(dialog.queryByText(/^The order placement application opens/)).not.toBeInTheDocument();
    // R167: Ctrl with Enter opens it, too.
    const followed: string[] = [];
    const follow = (event: MouseEvent) => {
      event.preventDefault();
      followed.push((event.target as HTMLAnchorElement).href);
    };
    document.addEventListener('click', follow);
    await user.keyboard('{Control>}{Enter}{/Control}');
    document.removeEventListener('click', follow);
    expect(followed).toEqual([`https://placement.test/?reorder=${orderId}`]);
    expect(dialog.queryByText(/listed below/)).not.toBeInTheDocument();
    // R117: there is nothing to send, also with the Enter key.
    expect(mode(dialog, 'With changes')).toHaveFocus();
    expect(dialog.queryByRole('button', { name: /^(Place|Reorder)/ })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(sent(orderId)).toEqual([]);
  });
});

describe('S6.9: a user who cannot reorder', () => {
  it('finds no entry in the menu, and a link to the dialog opens none', async () => {
    const { orderId } = platform.world.addOrder(
      placed(2)
        .with(...items(1))
        .build(),
    );
    const { user } = await renderApp({ platform, as: 'viewer', route: `/orders/${orderId}?modal=reorder` });
    const denied = within(await screen.findByRole('dialog', { name: 'Permission denied' }));
    expect(denied.getByText('You do not have permission to perform this action')).toBeInTheDocument();
    await user.click(denied.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Order actions' }));
    expect(screen.getByRole('button', { name: 'Order JSON' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reorder' })).not.toBeInTheDocument();
    expect(sent(orderId)).toEqual([]);
  });

  it('S5.18: the entry says why an order without reorderable items cannot be reordered', async () => {
    const { orderId } = platform.world.addOrder(placed(2).with(anItem().at('cancelled')).build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await user.click(await screen.findByRole('button', { name: 'Order actions' }));
    const entry = await screen.findByRole('button', { name: 'Reorder' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription(
      'No items can be reordered: all are cancelled, being cancelled or shipped.',
    );
  });

  it('R301: the dialog of such an order does not offer to place an order', async () => {
    const { orderId } = platform.world.addOrder(placed(2).with(anItem().at('cancelled')).build());
    await renderApp({ platform, route: `/orders/${orderId}?modal=reorder` });
    const dialog = within(await screen.findByRole('dialog', { name: 'Reorder' }));
    expect(await dialog.findByRole('button', { name: 'Reorder' })).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.queryByRole('button', { name: /^Place/ })).not.toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
