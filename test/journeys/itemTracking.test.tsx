import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { simulatedHref } from '#mocks/links.ts';
import type { ShipmentDocument } from '#mocks/records.ts';
import { cards } from '#test/actionParts.ts';
import { anOrder, type ItemBuilder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });
afterEach(() => vi.restoreAllMocks());

type Parcel = ShipmentDocument['packages'][number];

/** Opens an order whose items have one shipment with these parcels, and `more` links to shipments. */
async function openShipped(
  parcels: readonly Partial<Parcel>[],
  items: readonly ItemBuilder[],
  more: readonly { href: string }[] = [],
) {
  const [model] = platform.world.record(LANDMARKS.trackingStates)?.shipments ?? [];
  const [parcel] = model?.packages ?? [];
  if (!model || !parcel) return expect.unreachable('The landmark has no parcel');
  const packages = parcels.map((over) => ({ ...parcel, trackingStatus: 'IN-TRANSIT', ...over }));
  const href = simulatedHref('fulfillment-order-manager', 'v1', 'shipments', 'SH-2001');
  const order = anOrder()
    .with(...items.map((item) => item.linked('shipments', href)))
    .knowing({ shipments: [{ ...model, shipmentId: 'SH-2001', status: 'IN-TRANSIT', packages }] })
    .build();
  for (const { _links } of order.items ?? [])
    if (_links && more.length > 0) _links.shipments = [{ href }, ...more];
  platform.world.addOrder(order);
  const app = await renderApp({ platform, route: `/orders/${order.orderId}` });
  const [first] = await screen.findAllByRole('article');
  return { ...app, article: within(first as HTMLElement) };
}

const two = [cards('shipped'), cards('shipped', 'Flyers')];
const four = [...two, cards('shipped', 'Mugs'), cards('shipped', 'Pens')];
const URL = 'https://carrier.example/3SAB12';

describe('S2.79: the tracking of an item', () => {
  it('links the first tracking ID on a card, with a copy button and the number of others', async () => {
    const parcels = [
      { trackingId: '' },
      { trackingId: '3SAB12', trackingUrl: URL },
      { trackingId: '3SAB13' },
      { trackingId: '3SAB14' },
    ];
    const { user, article } = await openShipped(parcels, two);
    expect(await article.findByRole('link', { name: /^3SAB12/ })).toHaveAttribute('href', URL);
    expect(article.getByText('+2')).toBeInTheDocument();
    await user.click(article.getByRole('button', { name: 'Copy Tracking ID 3SAB12' }));
    expect(await navigator.clipboard.readText()).toBe('3SAB12');
  });

  it('is plain text on a card without a web address, and shows no ID before the carrier assigns one', async () => {
    const { article } = await openShipped([{ trackingId: '3SAB12', trackingUrl: '' }], two);
    expect(await article.findByText('3SAB12')).toBeInTheDocument();
    expect(article.queryByRole('link', { name: /3SAB12/ })).not.toBeInTheDocument();
    expect(article.queryByText(/^\+/)).not.toBeInTheDocument();
  });

  it('shows only its status on a card without a tracking ID', async () => {
    const { article } = await openShipped([{ trackingId: '', trackingUrl: '' }], two);
    expect(await article.findByText('In transit')).toBeInTheDocument();
    expect(article.queryByRole('button', { name: /^Copy Tracking ID/ })).not.toBeInTheDocument();
  });

  it('R479: is that of the packages with the item, even if the shipment has others', async () => {
    const [own, other] = two.map((item) => [{ mcpItemId: item.build().shortItemId ?? '', quantity: 1 }]);
    const parcels = [
      { trackingId: 'OTHER', trackingStatus: 'EXCEPTIONS', items: other ?? [] },
      { trackingId: '3SAB12', trackingStatus: 'DELIVERED', items: own ?? [] },
    ];
    const { article } = await openShipped(parcels, two);
    expect(await article.findByText('Delivered')).toBeInTheDocument();
    expect(article.getByText('3SAB12')).toBeInTheDocument();
    expect(article.queryByText('OTHER')).not.toBeInTheDocument();
  });

  it('R212: has the whole status as a tooltip in a row', async () => {
    const { article } = await openShipped([{ trackingId: '3SAB12' }], four);
    expect(await article.findByTitle('In transit')).toHaveTextContent('In transit');
  });

  it.each([
    ['on a card', two],
    ['in a row', four],
  ])('R340: says %s that another shipment could not be loaded, and counts it', async (_title, items) => {
    const lost = simulatedHref('fulfillment-order-manager', 'v1', 'shipments', 'SH-gone');
    const { article } = await openShipped([{ trackingId: '3SAB12' }], items, [{ href: lost }]);
    const label = await article.findByTitle('In transit · Error retrieving shipment data.');
    expect(label).toHaveTextContent('In transit · 2 shipments · Error retrieving shipment data.');
  });

  it('R72: opens the shipments of the item from a row and scrolls to their panel', async () => {
    const { user, router, article } = await openShipped([{ trackingId: '3SAB12' }], four);
    const label = await article.findByRole('button', { name: /In transit/ });
    expect(article.queryByText(/3SAB12/)).not.toBeInTheDocument();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(label);
    expect(await article.findByRole('tab', { name: 'Shipments', selected: true })).toBeInTheDocument();
    expect(router.state.location.search).toContain('tab=shipments');
    const panel = article.getByRole('tabpanel');
    await waitFor(() => expect(scrolled.mock.contexts).toContain(panel));
    scrolled.mockClear();
    await user.click(label);
    expect(scrolled.mock.contexts).toEqual([panel]);
  });
});

describe('S2.80: the panel of a tab', () => {
  it('scrolls into view when the user selects the tab, not when the item opens', async () => {
    const { user, article } = await openShipped([{ trackingId: '3SAB12' }], four);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const toggle = article.getByRole('heading', { level: 3 }).querySelector('button');
    await user.click(toggle as HTMLElement);
    const panel = await article.findByRole('tabpanel');
    expect(scrolled.mock.contexts).not.toContain(panel);
    await user.click(article.getByRole('tab', { name: 'Shipments' }));
    await waitFor(() => expect(scrolled.mock.contexts).toContain(panel));
    const call = scrolled.mock.contexts.indexOf(panel);
    expect(scrolled.mock.calls[call]).toEqual([{ block: 'nearest', behavior: 'instant' }]);
  });
});
