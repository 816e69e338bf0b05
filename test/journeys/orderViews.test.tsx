import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { FAILED } from './eventScene.ts';

const platform = simulatedPlatform({ orders: 1 });
const order = (...names: string[]) =>
  anOrder().with(...names.map((name) => anItem().having({ merchantProductName: name }).at('producing')));
const added = (built: ReturnType<typeof anOrder>) => platform.world.addOrder(built.build()).orderId;
const open = (orderId: string, query = '') => renderApp({ platform, route: `/orders/${orderId}${query}` });
const views = async () => within(await screen.findByRole('navigation', { name: 'Order views' }));
const viewLink = async (name: RegExp) => (await views()).findByRole('link', { name });
const body = (name: string) => screen.findByRole('region', { name });

const itemsOf = (id: string) => platform.world.record(id)?.items ?? [];

describe('R70: the views of an order', () => {
  it('S2.84: have numbers, say if they show nothing, keep the selection, and add no history entry', async () => {
    const { user, router } = await open(added(order('Mug', 'Cards').event('platformAccepted')));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Cards' }));
    expect(await viewLink(/^Items 2$/)).toHaveAttribute('aria-current', 'page');
    expect(await viewLink(/^Events \d+$/)).not.toHaveAttribute('aria-current');
    await user.click(await viewLink(/^Events/));
    const events = within(await body('Events'));
    expect(await events.findByRole('button', { name: 'Accepted by the platform' })).toBeInTheDocument();
    expect(events.getByRole('combobox', { name: 'Item' })).toHaveDisplayValue('All items in the order');
    expect(router.state.location.search).toBe('?view=events');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.queryByRole('article', { name: 'Mug' })).toBeNull();
    await user.click(await viewLink(/^Changes/));
    expect(await screen.findByText('No item in this order has change requests.')).toBeInTheDocument();
    await user.click(await viewLink(/^Related/));
    expect(await screen.findByText('This order has no related orders or claims.')).toBeInTheDocument();
    await user.click(await viewLink(/^Raw/));
    const raw = within(await body('Raw'));
    expect(await raw.findByRole('button', { name: 'Copy JSON' })).toBeInTheDocument();
    await user.click(await viewLink(/^Items/));
    expect(await screen.findByRole('checkbox', { name: 'Select Cards' })).toBeChecked();
    expect(router.state.location.search).toBe('');
  });

  it('R98: show the numbers of changes and relations that need no call, and the relations of each item', async () => {
    const { user } = await open(LANDMARKS.claimed);
    expect(await viewLink(/^Changes 0$/)).toBeInTheDocument();
    await user.click(await viewLink(/^Related [1-9]\d*$/));
    const related = within(await body('Related'));
    expect(await related.findByRole('heading', { level: 4, name: 'Claims' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Related orders and claims' })).toBeInTheDocument();
    // Two regions with the same name would be indistinguishable in a screen reader's list.
    expect(screen.getByRole('region', { name: 'Related' })).toBeInTheDocument();
  });

  it('S2.72, R98, R129: name related items of the order itself, and list a change of several items once', async () => {
    const { user } = await open(LANDMARKS.changeRequests);
    const items = itemsOf(LANDMARKS.changeRequests);
    const related = within(await screen.findByRole('region', { name: 'Related orders and claims' }));
    await waitFor(() => expect(related.getAllByText(/in this order/)).toHaveLength(2));
    for (const { merchantProductName } of items)
      expect(related.getByRole('link', { name: new RegExp(`^${merchantProductName}`) })).toBeInTheDocument();
    await viewLink(/^Related \d+$/);
    await user.click(await viewLink(/^Changes$/));
    const changes = within(await body('Changes'));
    const link = await viewLink(/^Changes 12$/);
    const cards = changes.getAllByRole('listitem').filter((one) => one.classList.contains('panel-card'));
    expect(link).toHaveAccessibleName(`Changes ${cards.length}`);
    expect(cards).toHaveLength(12);
    for (const { itemId } of items) expect(cards[0]).toHaveTextContent(itemId);
  });

  it('R482: name the items whose changes could not be loaded in one notice, and retry only these', async () => {
    platform.faults.next({ path: /changeRequests/ }, { kind: 'status', status: 404 }, 99);
    const { user } = await open(LANDMARKS.changeRequests, '?view=changes');
    const changes = within(await body('Changes'));
    const notice = within(await changes.findByRole('alert'));
    const items = itemsOf(LANDMARKS.changeRequests);
    for (const { itemId } of items) expect(await notice.findByText(itemId)).toBeInTheDocument();
    platform.faults.clear();
    const before = platform.requests.length;
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await viewLink(/^Changes 12$/);
    expect(changes.queryByRole('alert')).toBeNull();
    const asked = platform.requests.slice(before).filter((call) => call.includes('changeRequests?'));
    expect(asked).toHaveLength(items.length);
  });

  it('exist for an order without items, with its events and its other views', async () => {
    const { user } = await open(added(anOrder().event('orderReceived', { itemId: '' })), '?view=events');
    const links = await (await views()).findAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      ...['Items', 'Events', 'Changes', 'Related', 'Raw'],
    ]);
    expect(await viewLink(/^Events 1$/)).toHaveAttribute('aria-current', 'page');
    const events = within(await body('Events'));
    expect(await events.findAllByRole('article')).toHaveLength(1);
    await user.click(await viewLink(/^Items 0$/));
    expect(await screen.findByText('This order has no items.')).toBeInTheDocument();
    expect(await viewLink(/^Changes 0$/)).toBeInTheDocument();
  });

  it('are part of the URL, so that a link opens the same view', async () => {
    await open(LANDMARKS.changeRequests, '?view=changes');
    const changes = within(await body('Changes'));
    expect((await changes.findAllByText('Requested')).length).toBeGreaterThan(1);
  });

  it('R470: do not say that nothing is related while that is not certain', async () => {
    const nothing = 'This order has no related orders or claims.';
    const orderId = added(order('Mug', 'Cards'));
    const release = platform.hold({ service: 'complaints' });
    platform.faults.next({ path: /eventquery/ }, { kind: 'status', status: 500 }, 3);
    const { user } = await open(orderId, '?view=related');
    const related = within(await body('Related'));
    const failed = 'The events could not be loaded, so reorders may be missing.';
    const line = await related.findByText(failed, { exact: false }, { timeout: 10_000 });
    expect(related.queryByText(nothing)).not.toBeInTheDocument();
    await user.click(within(line.closest('p') as HTMLElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(related.queryByText(failed, { exact: false })).not.toBeInTheDocument());
    expect(await related.findByText('Loading…')).toBeInTheDocument();
    expect(related.queryByText(nothing)).not.toBeInTheDocument();
    release();
    expect(await related.findByText(nothing)).toBeInTheDocument();
  });

  it('switch to the items when a problem opens its item', async () => {
    const late = anItem().having({ merchantProductName: 'Mug' }).late('preparing');
    const built = anOrder().with(late, anItem().having({ merchantProductName: 'Cards' }).at('producing'));
    const { user, router } = await open(added(built), '?view=raw');
    await body('Raw');
    const problems = within(await screen.findByRole('region', { name: /needs? attention/ }));
    await user.click(problems.getByRole('button', { name: /^Mug/ }));
    expect(await screen.findByRole('article', { name: 'Mug' })).toBeInTheDocument();
    expect(router.state.location.search).not.toContain('view=');
  });

  it('stay the same from order to order, also in the split view', async () => {
    for (const id of ['one', 'two', 'three']) platform.world.addOrder(order('Mug', 'Cards').id(id).build());
    const { user, router } = await open('two', '?split=page%3D1&view=events');
    await screen.findByRole('complementary', { name: 'Results beside the order' });
    await body('Events');
    const before = router.state.location.pathname;
    const beside = screen.getByRole('complementary', { name: 'Results beside the order' });
    await waitFor(() => expect(beside.querySelector('[aria-current]')).not.toBeNull());
    await user.keyboard('j');
    await waitFor(() => expect(router.state.location.pathname).not.toBe(before));
    expect(new URLSearchParams(router.state.location.search).get('view')).toBe('events');
    await user.keyboard('k');
    await waitFor(() => expect(router.state.location.pathname).toBe(before));
    expect(await viewLink(/^Events/)).toHaveAttribute('aria-current', 'page');
  });

  it('exist for an order that only the merchant knows, with its events and its JSON', async () => {
    const { user } = await open(LANDMARKS.merchantOnlyStuck);
    expect(await screen.findByRole('heading', { name: 'We have your order' })).toBeInTheDocument();
    expect(await viewLink(/^Events/)).toHaveAttribute('aria-current', 'page');
    expect(await (await views()).findAllByRole('link')).toHaveLength(2);
    await user.click(await viewLink(/^Raw/));
    expect(await screen.findByRole('button', { name: 'Copy JSON' })).toBeInTheDocument();
  });

  it('S4.42, R70: the events of such an order have the callback that the merchant gave', async () => {
    const order = anOrder()
      .with(anItem())
      .event('platformRejected', { itemId: null, attempts: [FAILED] });
    const { orderId } = platform.world.addOrder(order.merchantOnly().build());
    await open(orderId);
    expect(within(await screen.findByRole('article')).getByText('Not received')).toBeInTheDocument();
  });
});
