import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RequestDocument } from '#mocks/documents.ts';
import type { PersonName } from '#mocks/people.ts';
import { anItem, anOrder, type OrderBuilder } from '#test/builders.ts';
import { originalOf } from '#test/placedOrders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const DAY = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const items = (count: number) => Array.from({ length: count }, () => anItem().at('producing'));

/** An order that was placed so many days ago, its groups promised for five days after that. */
function placed(daysAgo: number): OrderBuilder {
  return anOrder().having({ createdDate: new Date(Date.now() - daysAgo * DAY).toISOString() });
}

interface OpenOptions {
  as?: PersonName;
  modal?: string;
}

async function open(order: OrderBuilder, { as = 'staff', modal = 'reorder' }: OpenOptions = {}) {
  const { orderId } = platform.world.addOrder(order.build());
  const app = await renderApp({ platform, as, route: `/orders/${orderId}?modal=${modal}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reorder' }));
  return { ...app, orderId, dialog };
}

/** The orders that the platform placed for this one, in the order they were sent. */
function sent(orderId: string): RequestDocument[] {
  return platform.world.log
    .filter(({ operation }) => operation === 'placeOrder')
    .map(({ body }) => body as RequestDocument)
    .filter((request) => originalOf(request) === orderId);
}
const itemsOf = (request: RequestDocument | undefined) =>
  (request?.fulfillmentGroups ?? []).flatMap((group) => group.items ?? []);
const originalsOf = (request: RequestDocument | undefined) =>
  itemsOf(request).map(({ _links: links }) => [links?.originalItem ?? []].flat()[0]?.href.split('/').at(-1));

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const submit = (dialog: Dialog) => dialog.getByRole('button', { name: /^Place \d+ orders?$/ });
const mode = (dialog: Dialog, name: string) => dialog.getByRole('radio', { name });
const option = (dialog: Dialog, name: string) => dialog.getByRole('checkbox', { name });
/** The plan as it is shown: one text per order, its items and dates. */
const plan = (dialog: Dialog) =>
  within(dialog.getByRole('region', { name: 'What will be placed' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
const run = async (name: RegExp = /^Reorder of /) => within(await screen.findByRole('dialog', { name }));

describe('S4.58: the reorder dialog of an order of up to 20 items', () => {
  it('places once, however quickly the button is pressed again', async () => {
    const { dialog, orderId } = await open(placed(2).with(...items(1)));
    const button = submit(dialog);
    act(() => {
      button.click();
      button.click();
    });
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('offers quick and changes, and places exactly the plan it shows', async () => {
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
    expect(dialog.getByText(/^For Acme Print, from order /)).toHaveTextContent(orderId);
    expect(
      dialog.getByText('1 item is not reordered: it is cancelled, being cancelled or shipped.'),
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
    expect(result.getByRole('link', { name: created })).toHaveAttribute('href', `/orders/${created}`);
    await user.click(result.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Reorder of .* has ended/)).not.toBeInTheDocument();
  });

  it('S9.8, S5.52: keeps dates that are still ahead, keeps identifiers and leaves out the links when asked', async () => {
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
    expect(dialog.queryByText(/cannot find out by itself/)).not.toBeInTheDocument();
    await user.click(option(dialog, 'Unlink from the original order'));
    expect(dialog.queryByText('The new order stays linked to the original order.')).not.toBeInTheDocument();
    expect(dialog.getByText(/cannot find out by itself/)).toBeInTheDocument();

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

  it('changes are made in the order placement application, which is told of the order', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    await user.click(mode(dialog, 'With changes'));
    expect(dialog.getByRole('link', { name: /^Open order placement/ })).toHaveAttribute(
      'href',
      `https://placement.test/?reorder=${orderId}`,
    );
    expect(submit(dialog)).toHaveAttribute('aria-disabled', 'true');
    expect(submit(dialog)).toHaveAccessibleDescription(
      'Changes are made in the order placement application.',
    );
    await user.click(submit(dialog));
    expect(sent(orderId)).toEqual([]);
  });
});

describe('S9.11: the reorder dialog of an order of more than 20 items', () => {
  it('is split by ten at first, group by group; the size can be changed and is checked', async () => {
    const { dialog, user, orderId } = await open(
      placed(2)
        .with(...items(15))
        .with(...items(11)),
    );
    expect(mode(dialog, 'Split')).toBeChecked();
    expect(
      dialog.getByText('This is a large order. Splitting it keeps the new orders easy to handle.'),
    ).toBeVisible();
    const size = dialog.getByRole('textbox', { name: 'Items per order' });
    expect(size).toHaveValue('10');
    const counts = () => plan(dialog).map(([, text]) => /^(\d+) item/.exec(text ?? '')?.[1]);
    expect(counts()).toEqual(['10', '5', '10', '1']);
    for (const wrong of ['0', '101', '2.5', 'ten']) {
      await user.clear(size);
      await user.type(size, wrong);
      expect(size).toBeInvalid();
      expect(size).toHaveAccessibleDescription('Enter a whole number from 1 to 100');
      expect(submit(dialog)).toHaveAccessibleDescription('The split size is not valid.');
    }
    await user.clear(size);
    await user.type(size, '8');
    expect(counts()).toEqual(['8', '7', '8', '3']);
    await user.click(mode(dialog, 'Quick'));
    expect(counts()).toEqual(['26']);
    await user.click(mode(dialog, 'Split'));
    expect(submit(dialog)).toHaveAccessibleName('Place 4 orders');

    await user.click(submit(dialog));
    const result = await run();
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    const itemIds = platform.world.record(orderId)?.items.map((item) => item.itemId) ?? [];
    expect(sent(orderId).map(originalsOf)).toEqual([
      itemIds.slice(0, 8),
      itemIds.slice(8, 15),
      itemIds.slice(15, 23),
      itemIds.slice(23),
    ]);
    expect(new Set(sent(orderId).map((request) => request.merchantOrderId)).size).toBe(4);
  });

  it('S5.52: above 100 items it says that smaller batches are better', async () => {
    const { dialog } = await open(placed(2).with(...items(101)));
    expect(
      dialog.getByText('This order has more than 100 items. Cancel it and reorder it in smaller batches.'),
    ).toBeVisible();
    expect(dialog.queryByText(/^This is a large order/)).not.toBeInTheDocument();
    expect(submit(dialog)).toHaveAccessibleName('Place 11 orders');
  });
});

describe('what can come of a reorder', () => {
  const PLACE = { service: 'merchant-order', method: 'POST', path: /^\/v1\/orders\?/ };

  it('S8.6: refused: the platform’s words, its validation errors, a mail to support; tried again it goes through', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    const validationErrors = [
      { path: 'fulfillmentGroups[0].items[0].skuCode', message: 'is no longer available' },
    ];
    platform.faults.next(PLACE, {
      kind: 'status',
      status: 422,
      body: { message: 'The order is not valid.', validationErrors },
    });
    await user.click(submit(dialog));
    const result = await run();
    expect(await result.findByText('1 order failed')).toBeInTheDocument();
    expect(result.getByText('The order is not valid.')).toBeInTheDocument();
    expect(
      result.getByText('fulfillmentGroups[0].items[0].skuCode: is no longer available'),
    ).toBeInTheDocument();
    const mail = decodeURIComponent(
      result.getByRole('link', { name: 'Contact support' }).getAttribute('href') ?? '',
    );
    expect(mail).toMatch(/^mailto:support@console\.test\?subject=Order /);
    expect(mail).toContain('is no longer available');
    expect(mail).toContain(orderId);
    await user.click(result.getByRole('button', { name: 'Retry 1 failed order' }));
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('S6.16: refused for want of permission', async () => {
    const { dialog, user } = await open(placed(2).with(...items(1)));
    platform.faults.next(PLACE, { kind: 'status', status: 403, body: { message: 'Forbidden' } });
    await user.click(submit(dialog));
    expect(await (await run()).findByText('You are not permitted to reorder this order')).toBeInTheDocument();
  });

  it('the answer never came: it is looked up and found, and not sent again', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    platform.faults.next(PLACE, { kind: 'networkErrorAfterApplying' });
    await user.click(submit(dialog));
    expect(await (await run()).findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('the answer never came and nothing is found: it stays unknown until a person decides', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)));
    platform.faults.next(PLACE, { kind: 'networkError' });
    await user.click(submit(dialog));
    const result = await run();
    expect(await result.findByText('1 order of unknown outcome')).toBeInTheDocument();
    await user.click(await result.findByRole('button', { name: 'Check again' }));
    const again = await result.findByRole('button', { name: 'Send again (only if you are sure)' });
    expect(sent(orderId)).toEqual([]);
    await user.click(again);
    const question = within(await screen.findByRole('dialog', { name: 'Send this order again?' }));
    await user.click(question.getByRole('button', { name: 'Send again' }));
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId)).toHaveLength(1);
  });

  it('the order changed after it was shown: nothing is sent until it is tried again', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(2)));
    const record = platform.world.record(orderId);
    const [first] = record?.items ?? [];
    if (!record || !first) throw new Error('The order is not there');
    first.statuses = anItem().at('cancelled').build().statuses ?? {};
    platform.world.save(record);
    await user.click(submit(dialog));
    const result = await run();
    expect(
      await result.findByText(/^The order has changed since the plan was shown, so nothing was sent/),
    ).toBeVisible();
    expect(sent(orderId)).toEqual([]);
    await user.click(result.getByRole('button', { name: 'Retry 1 failed order' }));
    expect(await result.findByText('1 order reordered')).toBeInTheDocument();
    expect(sent(orderId).map(originalsOf)).toEqual([[record.items[1]?.itemId]]);
  });
});

describe('S6.9: who may not reorder', () => {
  it('finds no entry for it in the menu, and a link into the dialog says why it cannot be sent', async () => {
    const { dialog, user, orderId } = await open(placed(2).with(...items(1)), { as: 'viewer' });
    expect(submit(dialog)).toHaveAccessibleDescription('You do not have permission to perform this action');
    await user.click(submit(dialog));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Order actions' }));
    expect(screen.getByRole('button', { name: 'Order JSON' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reorder' })).not.toBeInTheDocument();
    expect(sent(orderId)).toEqual([]);
  });

  it('S5.18: of an order without reorderable items the entry says why', async () => {
    const { orderId } = platform.world.addOrder(placed(2).with(anItem().at('cancelled')).build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    await user.click(await screen.findByRole('button', { name: 'Order actions' }));
    const entry = await screen.findByRole('button', { name: 'Reorder' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription(
      'It has no reorderable items: all are cancelled, being cancelled or shipped.',
    );
  });
});

it('what was chosen is there again after the dialog was closed, and gone once it was sent', async () => {
  const { dialog, user, router } = await open(placed(2).with(...items(21)));
  await user.click(mode(dialog, 'Quick'));
  await user.click(option(dialog, 'Unlink from the original order'));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).not.toContain('modal');
  const reopen = async () => {
    await user.click(screen.getByRole('button', { name: 'Order actions' }));
    await user.click(await screen.findByRole('button', { name: 'Reorder' }));
    return within(await screen.findByRole('dialog', { name: 'Reorder' }));
  };
  const again = await reopen();
  expect(mode(again, 'Quick')).toBeChecked();
  expect(option(again, 'Unlink from the original order')).toBeChecked();
  await user.click(submit(again));
  const result = await run();
  await result.findByText('1 order reordered');
  await user.click(result.getByRole('button', { name: 'Close' }));
  expect(mode(await reopen(), 'Split')).toBeChecked();
});
