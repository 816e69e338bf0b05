import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder, writesOf } from '#test/actions.ts';
import { anOrder, type ItemBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { openUpdateStatus, PARCEL, shortId } from '#test/updateStatus.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);
const effect = (dialog: { getByRole: typeof screen.getByRole }) =>
  dialog.getByRole('combobox', { name: 'Update' });

describe('R157: the dialog says how many shipments it sends', () => {
  it('one for each fulfillment group, and sends exactly these', async () => {
    const order = anOrder()
      .with(cards('producing'), cards('producing', 'Flyers'))
      .with(cards('producing', 'Mugs'));
    const story = await openUpdateStatus(platform, order);
    requests.take();
    await story.choose('Shipped');
    expect(effect(story.dialog)).toHaveAccessibleDescription(
      'Reports one shipment for each fulfillment group and fulfiller.',
    );
    const [first, second] = story.before.order?.fulfillmentGroups ?? [];
    await story.tick(/Cards/);
    await story.tick(/Flyers/);
    expect(effect(story.dialog)).toHaveAccessibleDescription(
      `Reports 1 shipment: Group ${first?.shortFulfillmentGroupId}, 2 items.`,
    );
    await story.tick(/Mugs/);
    expect(effect(story.dialog)).toHaveAccessibleDescription(
      `Reports 2 shipments with the same tracking ID: Group ${first?.shortFulfillmentGroupId}, 2 items; Group ${second?.shortFulfillmentGroupId}, 1 item.`,
    );
    await story.type('Carrier service', 'recs:ups-ground');
    await story.type('External shipment ID', 'SH-1');
    await story.type('Tracking ID', '1Z');
    await story.type('Tracking URL', 'https://track.example/1Z');
    await story.type('Delivery details URL', 'https://delivery.example/1');
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    const sent = (index: number) => ({ itemId: shortId(story.before, index), quantity: 1 });
    expect(requests.take()).toMatchObject([
      { call: 'POST /v1/shipments', body: { items: [sent(0), sent(1)] } },
      { call: 'POST /v1/shipments', body: { items: [sent(2)] } },
    ]);
  });

  it('R417: one for a group whose items name the same fulfiller by different IDs', async () => {
    const internal = { fulfillerId: '1001', globalFulfillerId: '' };
    const order = anOrder().with(cards('producing'), cards('producing', 'Flyers').having(internal));
    const story = await openUpdateStatus(platform, order);
    requests.take();
    await story.choose('Shipped');
    await story.tick(/Cards/);
    await story.tick(/Flyers/);
    const [group] = story.before.order?.fulfillmentGroups ?? [];
    expect(effect(story.dialog)).toHaveAccessibleDescription(
      `Reports 1 shipment: Group ${group?.shortFulfillmentGroupId}, 2 items.`,
    );
    for (const [label, text] of PARCEL) await story.type(label, text);
    await story.user.click(story.submit());
    expect(await screen.findByText('The status has been updated.')).toBeInTheDocument();
    expect(requests.take().map(({ call }) => call)).toEqual(['POST /v1/shipments']);
  });
});

it('R160: a type that is not possible for any item says so in the list, and gives its reason', async () => {
  const order = anOrder().with(cards('producing'));
  const loaded = { hasNotifications: true };
  const { dialog, submit, choose } = await openUpdateStatus(platform, order, undefined, loaded);
  const type = within(dialog.getByRole('combobox', { name: 'Update' }));
  expect(type.getByRole('option', { name: 'Production accepted (unavailable)' })).toBeInTheDocument();
  expect(type.getByRole('option', { name: 'Shipped' })).toBeInTheDocument();
  await choose('Production accepted (unavailable)');
  expect(submit()).toHaveAccessibleDescription('No item has an open order request.');
});

describe('R161: many items', () => {
  const many = (count: number, stage: 'producing' | 'shipped') =>
    Array.from({ length: count }, (_, index) => cards(stage, `${stage} ${index}`));

  it('the fields that the items share come first, and the other items are folded below their number', async () => {
    const order = anOrder().with(
      ...many(4, 'shipped'),
      ...many(2, 'producing'),
      cards('producing').late('preparing'),
    );
    const { dialog, submit, choose, user } = await openUpdateStatus(platform, order);
    expect(dialog.getByText('No update is possible for 4 items')).toBeInTheDocument();
    await choose('Shipped');
    const tracking = dialog.getByLabelText('Tracking ID');
    const [worst, ...others] = dialog.getAllByRole('checkbox', { name: /Cards|producing/ });
    expect(worst).toHaveAccessibleName(/Cards/);
    expect(others).toHaveLength(2);
    for (const box of [worst, ...others])
      expect(tracking.compareDocumentPosition(box as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const line = dialog.getByText('This update is not possible for 4 items');
    expect(line.closest('details')).not.toHaveAttribute('open');
    expect(
      within(line.closest('details') as HTMLElement).getAllByText(/All pieces have shipped\./),
    ).toHaveLength(4);
    expect(dialog.getByRole('group', { name: 'Items: 0 of 3 selected' })).toBeInTheDocument();
    const all = dialog.getByRole('button', { name: 'Select all 3' });
    await user.click(all);
    expect(dialog.getByRole('group', { name: 'Items: 3 of 3 selected' })).toBeInTheDocument();
    expect(submit()).toHaveTextContent('Update 3 items');
    // R286
    expect(all).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Select none' }));
    expect(dialog.getByRole('group', { name: 'Items: 0 of 3 selected' })).toBeInTheDocument();
  });

  it('a few are listed below the line, with the same reason for each type of update', async () => {
    const order = anOrder().with(cards('producing'), cards('shipped', 'Mugs'));
    const { dialog, choose } = await openUpdateStatus(platform, order);
    for (const type of ['Shipped', 'Production started']) {
      await choose(type);
      expect(dialog.getByText('This update is not possible for 1 item').closest('details')).toHaveAttribute(
        'open',
      );
      expect(dialog.getByRole('checkbox', { name: /Mugs/ })).toHaveAccessibleDescription(
        /All pieces have shipped\.$/,
      );
    }
  });
});

describe('R537: an item to which the chosen type of update does not apply', () => {
  const awaiting = (name: string) => cards('awaitingResponse', name);
  const chooseShipped = async (...items: ItemBuilder[]) => {
    const order = anOrder().with(cards('producing').quantity(10), ...items);
    const story = await openUpdateStatus(platform, order, undefined, { hasNotifications: true });
    await story.choose('Shipped');
    await story.tick(/Cards/);
    await story.tick(/Flyers/);
    await story.type('Quantity Cards', '3');
    await story.choose('Production accepted');
    return { ...story, box: (name: RegExp) => story.dialog.getByRole('checkbox', { name }) };
  };

  it('keeps its tick and its quantity while other items are selected, and is not counted', async () => {
    const { dialog, choose, user, box, submit } = await chooseShipped(awaiting('Flyers'), awaiting('Mugs'));
    expect(box(/Cards/)).not.toBeChecked();
    await user.click(box(/Mugs/));
    expect(dialog.getByText('Items: 2 of 2 selected')).toBeInTheDocument();
    expect(submit()).toHaveTextContent('Update 2 items');
    await choose('Shipped');
    expect(box(/Cards/)).toBeChecked();
    expect(dialog.getByLabelText('Quantity Cards')).toHaveValue('3');
  });

  it('loses both with "Select none"', async () => {
    const { dialog, choose, user, box } = await chooseShipped(awaiting('Flyers'), awaiting('Mugs'));
    await user.click(dialog.getByRole('button', { name: 'Select none' }));
    await choose('Shipped');
    expect(box(/Cards/)).not.toBeChecked();
  });
});

it('R540: an item that the fulfiller does not know yet is not called unrouted', async () => {
  const unknown = cards('accepted', 'Flyers').having({ shortItemId: '' });
  const unrouted = cards('accepted', 'Mugs').having({ fulfillerId: '', globalFulfillerId: '' });
  const { app, record } = await openOrder(platform, anOrder().with(cards('producing'), unknown, unrouted));
  const named = record.items.map(({ itemId }) => `&items=${itemId}`).join('');
  await app.router.navigate(`/orders/${record.orderId}?modal=updateStatus${named}`);
  const dialog = await findDialog('Update status');
  expect(await dialog.findByText('2 items will be skipped:')).toBeInTheDocument();
  const lineOf = (name: RegExp) => dialog.getByText(name).closest('li');
  expect(lineOf(/Flyers/)).toHaveTextContent(/Printworks Venlo\s*Not handed over to its fulfiller yet/);
  expect(lineOf(/Mugs/)).toHaveTextContent('Not routed to a fulfiller yet');
});

it('R541: the button does not call it a retry if another update or another item is chosen', async () => {
  const order = anOrder().with(cards('producing'), cards('producing', 'Flyers'), cards('producing', 'Mugs'));
  const { submit, choose, tick, user, dialog } = await openUpdateStatus(platform, order);
  await choose('Production started');
  await tick(/Cards/);
  await tick(/Flyers/);
  platform.faults.next({ path: /notifications$/ }, { kind: 'delay', ms: 0 });
  platform.faults.next({ path: /notifications$/ }, { kind: 'status', status: 409 });
  await user.click(submit());
  const retry = () => dialog.queryByRole('button', { name: 'Retry failed' });
  await dialog.findByText('1 of 2 updates succeeded');
  expect(retry()).toBeInTheDocument();
  await choose('Shipped');
  expect(submit()).toHaveTextContent('Update status');
  await choose('Production started');
  expect(retry()).toBeInTheDocument();
  await tick(/Mugs/);
  expect(submit()).toHaveTextContent('Update 2 items');
});
