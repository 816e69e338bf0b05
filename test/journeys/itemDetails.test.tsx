import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { changeHref } from '#mocks/links.ts';
import type { ChangeRequestDocument } from '#mocks/records.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { fact, inDays, itemScene } from './itemScene.ts';

const { platform, added, openDetails } = itemScene();

/** An order of one item that is delivered to a pickup point in each of these towns. */
function atPickupPoints(towns: readonly string[]) {
  const item = anItem().at('producing');
  const { itemId } = item.build();
  const hrefs = towns.map((_, index) => changeHref(itemId, `change-${index}`, 'deliveryRequest'));
  const changeRequests = towns.map(
    (city, index): ChangeRequestDocument => ({
      changeRequestId: `change-${index}`,
      changeDetails: { changeType: 'delivery' },
      changeFrom: 'merchant',
      requestStatus: { state: 'accepted', itemStatus: {} },
      createdAt: inDays(-1),
      modifiedAt: inDays(-1),
      createdOnBehalfOf: null,
      requested: {
        destinationAddress: { lastName: 'Parcel shop', street1: 'Markt 1', city, country: 'NL' },
        _links: { pickupPoint: { href: hrefs[index] ?? '' } },
      },
      previous: {},
      _links: {},
      _embedded: { items: [{ itemId }] },
    }),
  );
  const deliveryConfigurations = hrefs.map((href) => ({
    quantity: 1,
    isSample: false,
    shipmentPlan: null,
    expectedDeliveryOption: { lateArrival: false },
    deliveryRequestLink: { href },
    destinationAddress: null,
  }));
  return anOrder().with(item.having({ deliveryConfigurations })).knowing({ changeRequests }).build();
}

describe('S2.81: the Details tab', () => {
  it('links the SKUs to the catalog, and shows the product version, the fulfiller’s order ID and the buyer’s prices', async () => {
    const { panel } = await openDetails(LANDMARKS.single);
    const links = within(panel).getAllByRole('link', { name: /^(VIP|CIM)-/ });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', `https://catalog.test/${link.querySelector('code')?.textContent}`);
    }
    const { fulfillerOrderId } = platform.world.record(LANDMARKS.single)?.items[0] ?? {};
    expect(fact(panel, 'Fulfiller order ID')).toBe(fulfillerOrderId);
    await waitFor(() => expect(fact(panel, 'Product version')).toMatch(/^\d+$/));
    await waitFor(() => expect(fact(panel, 'Buyer’s product price')).toMatch(/^€/));
    await waitFor(() => expect(fact(panel, 'Buyer’s shipping price')).toMatch(/^€/));
  });

  it('S8.29: says that no SKU was provided and that a version could not be loaded', async () => {
    const item = anItem()
      .at('producing')
      .sku('')
      .having({ languageId: 'nl-NL' })
      .linked('productConfiguration', 'https://elsewhere.example/1');
    const { panel } = await openDetails(added(item));
    expect(fact(panel, 'Ordered SKU')).toBe('not provided');
    expect(fact(panel, 'Language')).toBe('nl-NL');
    await waitFor(() => expect(fact(panel, 'Product version')).toBe('Not available'));
  });

  it.each([
    ['Product version', /productConfigurations/, /^\d+Loaded\.$/],
    ['Buyer’s product price', /buyerProductPrices/, /^€[\d.]+Loaded\.$/],
    ['Buyer’s shipping price', /buyerShippingPrices/, /^€[\d.]+Loaded\.$/],
    ['Print job', /printJobs/, /PJ-7000.*Loaded\.$/],
  ])(
    'R15, R505: says why the %s could not be loaded, and offers to load it again',
    async (name, path, loaded) => {
      const { itemId } = platform.world.record(LANDMARKS.printJobs)?.items[0] ?? {};
      const job = `sim://fulfillment-order-manager/v1/printJobs/${itemId}`;
      const orderId = name === 'Print job' ? added(anItem().linked('printJob', job)) : LANDMARKS.single;
      platform.faults.next({ method: 'GET', path }, { kind: 'status', status: 400 });
      const { panel, user } = await openDetails(orderId);
      await waitFor(() => expect(fact(panel, name)).toBe('Not available · 400 Bad Request Try again'));
      await user.click(within(panel).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(fact(panel, name)).toMatch(loaded));
      // R424
      expect(within(panel).getByText('Loaded.')).toHaveRole('status');
    },
  );

  it('adds up the prices, but not a shipping price in another currency', async () => {
    const item = anItem()
      .at('producing')
      .having({
        itemPricing: { basePrice: 20, shipping: 4.5, currencyCode: 'EUR' },
        customsInformation: null,
        transferPrice: { basePrice: 9, shippingPrice: 2, currencyCode: 'EUR', shippingCurrencyCode: 'CHF' },
      });
    const { panel } = await openDetails(added(item));
    expect(fact(panel, 'Item price')).toBe('€24.50product €20.00, shipping €4.50');
    expect(fact(panel, 'Price paid (for customs)')).toBe('No price');
    expect(fact(panel, 'Transfer price')).toBe('product €9.00, shipping CHF 2.00');
  });

  it('S6.8: shows no prices, not even in documents, with access through a fulfiller', async () => {
    const { panel } = await openDetails(LANDMARKS.single, { as: 'fulfillerOperator' });
    expect(within(panel).queryByText('Pricing summary')).not.toBeInTheDocument();
    expect(within(panel).queryByText(/€/)).not.toBeInTheDocument();
    expect(within(panel).queryByRole('button', { name: 'Item JSON' })).not.toBeInTheDocument();
    expect(fact(panel, 'Shipped to')).not.toBeNull();
  });

  it('S4.17: marks a date as updated if the fulfiller changed it', async () => {
    const planned = anItem()
      .at('producing')
      .having({
        deliveryConfigurations: [
          {
            quantity: 1,
            isSample: false,
            shipmentPlan: { expectedShipDate: inDays(1), expectedCarrier: '', _links: {} },
            expectedDeliveryOption: { lateArrival: true },
            deliveryRequestLink: null,
            destinationAddress: null,
          },
        ],
      });
    const first = await openDetails(added(planned));
    expect(fact(first.panel, 'Expected ship date')).toContain(inDays(1).slice(0, 10));
    expect(fact(first.panel, 'Expected ship date')).not.toContain('updated');
    expect(fact(first.panel, 'Promise date')).toContain('late arrival expected');
    first.close();
    const delayed = planned.current('delayed', { expectedCloseDate: inDays(4) });
    const { panel } = await openDetails(added(delayed));
    expect(fact(panel, 'Expected ship date')).toContain(inDays(4).slice(0, 10));
    expect(fact(panel, 'Expected ship date')).toContain('updated');
  });

  it('S3.7: shows the promise date of the fulfillment group if the item has none', async () => {
    const placed = anOrder().with(anItem().at('producing')).promised('2027-11-24T18:00:00').build();
    const items = placed.items?.map((item) => ({ ...item, localPromisedArrivalDate: null })) ?? [];
    const { orderId } = platform.world.addOrder({ ...placed, items });
    const { panel } = await openDetails(orderId);
    expect(fact(panel, 'Promise date')).toBe('2027-11-24 18:00:00 (local time at the destination)');
  });

  it.each([
    ['of an unfinished item', 'producing', /\)\s*6 days late$/],
    ['but not that of a shipped item', 'shipped', /at the destination\)$/],
  ] as const)('R498: says how late the missed promise is, %s', async (_which, stage, expected) => {
    const promised = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 19);
    const { panel } = await openDetails(
      added(anItem().at(stage).having({ localPromisedArrivalDate: promised })),
    );
    expect(fact(panel, 'Promise date')).toMatch(expected);
  });

  it('shows the shipping and billing addresses, and the changes to them', async () => {
    const item = anItem()
      .at('producing')
      .having({
        consigneeAddress: { lastName: 'Freight desk', city: 'Rotterdam', country: 'NL' },
        hasDeliveryChange: true,
        hasFulfillerCorrectedAddress: true,
      });
    const { panel } = await openDetails(added(item));
    expect(fact(panel, 'Shipped to')).toMatch(/Ana Ruiz.*Kerkstraat 12.*5911 AB Venlo.*Netherlands/);
    expect(fact(panel, 'Shipped to')).toContain('The delivery address was changed.');
    expect(fact(panel, 'Shipped to')).toContain('The fulfiller corrected the address.');
    expect(fact(panel, 'Billed to')).toMatch(/Freight desk.*Rotterdam/);
    expect(fact(panel, 'Pickup point')).toBeNull();
  });

  it('S5.51: shows the pickup point of a parcel once it is loaded', async () => {
    const { orderId } = platform.world.addOrder(atPickupPoints(['Venlo']));
    const place = { addressType: 'PickupPoint', name: 'Parcel shop', addressLine1: 'Markt 1', city: 'Venlo' };
    const body = { destinationAddress: { ...place, url: 'https://shops.example/1407' } };
    platform.faults.next({ path: /deliveryRequest/ }, { kind: 'status', status: 500 }, 3);
    platform.faults.next({ path: /deliveryRequest/ }, { kind: 'status', status: 200, body });
    const { user, panel } = await openDetails(orderId);
    await waitFor(() => expect(fact(panel, 'Pickup point')).toMatch(/^Not available/));
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fact(panel, 'Pickup point')).toMatch(/Parcel shop.*Markt 1.*Venlo/));
    const shop = within(panel).getByRole('link', { name: /^Pickup point page/ });
    expect(shop).toHaveAttribute('href', 'https://shops.example/1407');
    // R424
    expect(within(panel).getByText('Loaded.')).toHaveRole('status');
  });

  it('shows the pickup points of all deliveries, each once', async () => {
    const { orderId } = platform.world.addOrder(atPickupPoints(['Venlo', 'Roermond', 'Venlo']));
    const { panel } = await openDetails(orderId);
    const pickups = () =>
      within(panel)
        .queryAllByRole('term')
        .filter(({ textContent }) => textContent === 'Pickup point')
        .map((term) => term.nextElementSibling?.textContent);
    await waitFor(() =>
      expect(pickups()).toEqual([expect.stringContaining('Venlo'), expect.stringContaining('Roermond')]),
    );
  });

  it('shows the transmission to the fulfiller, and the status of the print job', async () => {
    const item = anItem()
      .at('awaitingResponse')
      .current('awaitingFulfillerResponse', { detail: '503 when transmitting', updatedDate: inDays(-1) })
      .having({ printJob: { status: 'error', message: 'Sheet size is not available', shortId: 'PJ-7' } });
    const { panel } = await openDetails(added(item));
    expect(fact(panel, 'Transmission')).toMatch(/^Sent, no response yet.*503 when transmitting$/);
    expect(fact(panel, 'Print job')).toMatch(/Error.*PJ-7.*Sheet size is not available/);
  });
});
