import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { changeHref } from '#mocks/links.ts';
import type { PersonName } from '#mocks/people.ts';
import type { ChangeRequestDocument } from '#mocks/records.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { itemScene } from './itemScene.ts';

const { platform, added, openDetails } = itemScene();

/** The panel's text for a term; null if the term is missing. */
function fact(panel: HTMLElement, term: string): string | null {
  const name = within(panel)
    .queryAllByRole('term')
    .find((one) => one.textContent === term);
  return name?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ') ?? null;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('S2.81: the Details tab', () => {
  it('links the SKUs to the catalogue and says the product version', async () => {
    const { panel } = await openDetails(LANDMARKS.single);
    const links = within(panel).getAllByRole('link', { name: /^(VIP|CIM)-/ });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', `https://catalog.test/${link.querySelector('code')?.textContent}`);
    }
    await waitFor(() => expect(fact(panel, 'Product version')).toMatch(/^\d+$/));
  });

  it('S8.29: a SKU that nobody provided, a version that cannot be read', async () => {
    const item = anItem()
      .at('producing')
      .sku('')
      .linked('productConfiguration', 'https://elsewhere.example/1');
    const { panel } = await openDetails(added(item));
    expect(fact(panel, 'Ordered SKU')).toBe('not provided');
    await waitFor(() => expect(fact(panel, 'Product version')).toBe('Not available'));
  });

  it('sums the prices up, a shipping price in a currency of its own apart', async () => {
    const item = anItem()
      .at('producing')
      .having({
        itemPricing: { basePrice: 20, shipping: 4.5, currencyCode: 'EUR' },
        customsInformation: null,
        transferPrice: { basePrice: 9, shippingPrice: 2, currencyCode: 'EUR', shippingCurrencyCode: 'CHF' },
      });
    const { panel } = await openDetails(added(item));
    expect(fact(panel, 'Item price')).toBe('€24.50product €20.00, shipping €4.50');
    expect(fact(panel, 'Customs price paid')).toBe('No price');
    expect(fact(panel, 'Transfer price')).toBe('product €9.00, shipping CHF 2.00');
  });

  it('reads what the buyer was charged', async () => {
    const { panel } = await openDetails(LANDMARKS.single);
    await waitFor(() => expect(fact(panel, 'Buyer: product')).toMatch(/^€/));
    expect(fact(panel, 'Buyer: shipping')).toMatch(/^€/);
  });

  it('S6.8: shows no price, and no document that holds one, to who comes through a fulfiller', async () => {
    const { panel } = await openDetails(LANDMARKS.single, { as: 'fulfillerOperator' });
    expect(within(panel).queryByText('Pricing summary')).not.toBeInTheDocument();
    expect(within(panel).queryByText(/€/)).not.toBeInTheDocument();
    expect(within(panel).queryByRole('button', { name: 'Item JSON' })).not.toBeInTheDocument();
    expect(fact(panel, 'Shipped to')).not.toBeNull();
  });

  it('S4.17: a date that the fulfiller changed is marked as updated', async () => {
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

  it('says where it was shipped to, who is billed, and what was changed about it', async () => {
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
    expect(fact(panel, 'Pickup from')).toBeNull();
  });

  it('S5.51: says where a parcel waits to be picked up, once that could be read', async () => {
    const item = anItem().at('producing');
    const { itemId } = item.build();
    const href = changeHref(itemId, 'change-1', 'deliveryRequest');
    const delivery = {
      quantity: 1,
      isSample: false,
      shipmentPlan: null,
      expectedDeliveryOption: { lateArrival: false },
      deliveryRequestLink: { href },
      destinationAddress: null,
    };
    const change: ChangeRequestDocument = {
      changeRequestId: 'change-1',
      changeDetails: { changeType: 'delivery' },
      changeFrom: 'merchant',
      requestStatus: { state: 'accepted', itemStatus: {} },
      createdAt: inDays(-1),
      modifiedAt: inDays(-1),
      createdOnBehalfOf: null,
      requested: {
        destinationAddress: { lastName: 'Parcel shop', street1: 'Markt 1', city: 'Venlo', country: 'NL' },
        _links: { pickupPoint: { href } },
      },
      previous: {},
      _links: {},
      _embedded: { items: [{ itemId }] },
    };
    const order = anOrder()
      .with(item.having({ deliveryConfigurations: [delivery] }))
      .knowing({ changeRequests: [change] });
    const { orderId } = platform.world.addOrder(order.build());
    platform.faults.next({ path: /deliveryRequest/ }, { kind: 'status', status: 500 }, 3);
    const { user, panel } = await openDetails(orderId);
    await waitFor(() => expect(fact(panel, 'Pickup from')).toMatch(/^Not available/));
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fact(panel, 'Pickup from')).toMatch(/Parcel shop.*Markt 1.*Venlo/));
  });

  it('says whether the fulfiller has it and has answered, and how its print job stands', async () => {
    const item = anItem()
      .at('awaitingResponse')
      .current('awaitingFulfillerResponse', { detail: '503 when transmitting', updatedDate: inDays(-1) })
      .having({ printJob: { status: 'error', message: 'Sheet size is not available', shortId: 'PJ-7' } });
    const { panel } = await openDetails(added(item));
    expect(fact(panel, 'Transmission')).toMatch(/^Sent, no response yet.*503 when transmitting$/);
    expect(fact(panel, 'Print job')).toMatch(/Error.*PJ-7.*Sheet size is not available/);
  });
});

describe('S2.91: the fulfiller behind its name', () => {
  it('shows contact and what the fulfiller offers to who may read it', async () => {
    const { user, panel } = await openDetails(LANDMARKS.single);
    await user.click(within(panel).getByRole('button', { name: 'Printworks Venlo: fulfiller details' }));
    expect(await within(panel).findByText('Accepts cancellations')).toBeInTheDocument();
    expect(within(panel).getByText('Requires shipment planning')).toBeInTheDocument();
    expect(fact(panel, 'Supports “do not ship”')).toMatch(/^(Yes|No)$/);
  });

  it('shows only the id and whom to ask to who may not', async () => {
    const { user, panel } = await openDetails(LANDMARKS.single, { as: 'merchantOperator' });
    await user.click(within(panel).getByRole('button', { name: 'k3vd81mq0z: fulfiller details' }));
    expect(within(panel).getByText(/You have no access to this fulfiller/)).toBeInTheDocument();
    const mail = within(panel).getByRole('link', {
      name: 'Contact platform support at support@console.test',
    });
    const href = decodeURIComponent(mail.getAttribute('href') ?? '');
    expect(href).toContain('Access to fulfiller k3vd81mq0z');
    expect(href).toContain('auth0|');
    expect(within(panel).queryByText('Printworks Venlo')).not.toBeInTheDocument();
  });

  it('the platform decides: a refusal shows the same', async () => {
    platform.faults.next(
      { service: 'fulfiller-identity', path: /fulfillers\/k3/ },
      { kind: 'status', status: 403 },
    );
    const { user, panel } = await openDetails(LANDMARKS.single);
    await user.click(within(panel).getByRole('button', { name: /fulfiller details/ }));
    expect(await within(panel).findByText(/You have no access to this fulfiller/)).toBeInTheDocument();
  });
});

describe('S3.44, S7.20: the order as its fulfiller knows it', () => {
  const VENLO = 'k3vd81mq0z';
  const section = async (panel: HTMLElement) =>
    within(await within(panel).findByRole('region', { name: 'Fulfiller order' }));

  /** An order whose one item is with a fulfiller that received these requests, and the details of the item. */
  async function openAsked(asked: readonly { type: string; status: string }[], as: PersonName = 'staff') {
    const item = anItem().at('awaitingResponse').by(VENLO);
    const { shortItemId = '' } = item.build();
    const order = anOrder().with(item).build();
    const group = order.order?.fulfillmentGroups?.[0]?.shortFulfillmentGroupId ?? '';
    const notifications = asked.map(({ type, status }, index) => ({
      notificationId: `notification-${index}`,
      type,
      status,
      createdDate: inDays(index - 9),
      fulfillerId: VENLO,
      order: { orderId: group },
      items: [{ itemId: shortItemId, status, quantity: 1 }],
    }));
    const { orderId } = platform.world.addOrder({ ...order, notifications });
    return { ...(await openDetails(orderId, { as })), group };
  }

  it('shows its dates, whom the fulfiller asks and where the parcel goes', async () => {
    const { panel, group } = await openAsked([]);
    const own = await section(panel);
    expect(await own.findByText(group)).toBeInTheDocument();
    const all = await within(panel).findByRole('region', { name: 'Fulfiller order' });
    expect(fact(all, 'Created')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
    expect(fact(all, 'Promised arrival')).not.toBeNull();
    expect(fact(all, 'Merchant support')).toMatch(/@/);
    expect(fact(all, 'Destination')).toMatch(/Ana Ruiz.*Venlo/);
    expect(own.getByText('No message about this item has been sent to the fulfiller.')).toBeInTheDocument();
  });

  it('names what the fulfiller was asked and what came of it, the newest first', async () => {
    const { panel } = await openAsked([
      { type: 'OrderRequest', status: 'REJECTED' },
      { type: 'RetryOrderRequest', status: 'ACCEPTED' },
      { type: 'CancellationRequest', status: 'NEW' },
      { type: 'BrandNewRequest', status: 'PARKED' },
    ]);
    const own = await section(panel);
    await own.findByText('Repeated order request');
    expect(own.getAllByRole('listitem').filter((entry) => /request/i.test(entry.textContent))).toHaveLength(
      4,
    );
    const texts = own.getAllByRole('listitem').map((entry) => entry.textContent);
    const asked = texts.filter((text) => /request/i.test(text ?? ''));
    for (const [index, text] of [
      'BrandNewRequest PARKED',
      'Cancellation request no response yet',
      'Repeated order request accepted',
      'Order request rejected',
    ].entries())
      expect(asked[index]).toContain(text);
  });

  it('costs itself alone where it fails, and is had again', async () => {
    platform.faults.next(
      { service: 'fulfillment-order-manager', path: /v1\/orders/ },
      { kind: 'status', status: 500 },
      3,
    );
    const { user, panel, group } = await openAsked([{ type: 'OrderRequest', status: 'NEW' }]);
    const own = await section(panel);
    expect(await own.findByText('The fulfiller order could not be loaded.')).toBeInTheDocument();
    expect(await own.findByText('Order request')).toBeInTheDocument();
    expect(fact(panel, 'Transmission')).toMatch(/^Sent, no response yet/);
    await user.click(own.getByRole('button', { name: 'Try again' }));
    expect(await own.findByText(group)).toBeInTheDocument();
  });

  it('is neither shown to nor asked for by who may not see the fulfiller', async () => {
    const asked: string[] = [];
    platform.server.events.on('request:start', ({ request }) => {
      if (request.url.includes('fulfillment-order-manager')) asked.push(request.url);
    });
    const { panel } = await openAsked([], 'merchantOperator');
    await waitFor(() => expect(fact(panel, 'Fulfiller')).toContain(VENLO));
    expect(within(panel).queryByRole('region', { name: 'Fulfiller order' })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
