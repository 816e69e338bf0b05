import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AddressDocument } from '#mocks/documents.ts';
import { itemReference, simulatedHref } from '#mocks/links.ts';
import type { ChangeRequestDocument, ShipmentDocument } from '#mocks/records.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });

const ATTACK = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const SCHEME = 'javascript:alert(3)';
const ADDRESS: AddressDocument = { lastName: ATTACK, street1: ATTACK, city: 'Venlo', country: 'NL' };

function aParcel(over: Partial<ShipmentDocument['packages'][number]> = {}) {
  return {
    trackingId: 'T-1',
    trackingUrl: 'https://track.example/T-1',
    trackingStatus: 'IN-TRANSIT',
    dimensions: { x: 12, y: 8, z: 2.125, unit: 'cm' },
    weight: { value: 1.5, unit: 'kg' },
    items: [{ mcpItemId: 'M-1', quantity: 2 }],
    ...over,
  };
}

function aShipment(shipmentId: string, packages: ShipmentDocument['packages']): ShipmentDocument {
  return {
    shipmentId,
    status: 'IN-TRANSIT',
    shipmentCreationDateTime: '2026-11-18T09:00:00Z',
    carrierServiceKey: 'recs:nobody-knows',
    packedDateTime: null,
    destinationAddress: ADDRESS,
    items: [],
    packages,
  };
}

function aChange(itemId: string, over: Partial<ChangeRequestDocument>): ChangeRequestDocument {
  return {
    changeRequestId: 'change-1',
    changeDetails: { changeType: 'delivery' },
    changeFrom: 'merchant',
    requestStatus: { state: 'preparing', itemStatus: {} },
    createdAt: '2026-01-01T10:00:00Z',
    modifiedAt: '2026-01-02T10:00:00Z',
    createdOnBehalfOf: null,
    requested: { destinationAddress: { ...ADDRESS, street1: 'Kade 7' } },
    previous: { destinationAddress: ADDRESS },
    _links: {},
    _embedded: { items: [{ itemId }] },
    ...over,
  };
}

/** Opens every tab of the item and checks its panel. Returns the names of the tabs. */
async function throughAllTabs(
  { user }: Pick<Awaited<ReturnType<typeof openPanel>>, 'user'>,
  check: (panel: HTMLElement, name: string) => void,
): Promise<string[]> {
  const names: string[] = [];
  for (const tab of screen.getAllByRole('tab')) {
    await user.click(tab);
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
    const panel = screen.getByRole('tabpanel');
    await waitFor(() => expect(panel.querySelector('[aria-busy="true"], .skeleton')).toBeNull());
    check(panel, tab.textContent ?? '');
    names.push(tab.textContent ?? '');
  }
  return names;
}

describe('R53: platform data about an item', () => {
  it('may contain duplicates and missing names: named entries show once, unnamed ones as often as they arrive', async () => {
    const item = anItem().by('k3vd81mq0z').current('rejected');
    const { itemId } = item.build();
    const shipment = { href: simulatedHref('fulfillment-order-manager', 'v1', 'shipments', 'SH-1') };
    const unmet = { expectationCode: 'x', name: 'Foil', failedReason: 'No foil.', _links: {} };
    const claim = {
      id: 'C-1',
      items: [{ itemId }],
      reorders: [
        { orderId: 'o', itemId: 'i' },
        { orderId: 'o', itemId: 'i' },
      ],
      _links: {},
    };
    const parcels = [aParcel({ items: [{ mcpItemId: 'M-1', quantity: 1 }, ...aParcel().items] }), aParcel()];
    const other = { href: itemReference('nobody') };
    const doubled = item.having({
      unmetExpectations: [unmet, unmet],
      linkedData: {
        claims: [
          { id: 'C-2', href: 'https://claims.example/2' },
          { id: 'C-2', href: 'https://claims.example/2' },
        ],
        complaints: [],
        shipments: [],
        reorderClaim: [],
        reorderComplaint: [],
        fulfiller: null,
      },
      _links: {
        shipments: [shipment, shipment],
        changeRequests: { href: 'https://changes.example' },
        redirectedItem: [other, other],
      },
    });
    const change = aChange(itemId, { changeRequestId: '' });
    const event = { itemId, eventId: 'e-1', eventDate: '2026-11-18T09:00:00Z' };
    const order = anOrder()
      .with(doubled)
      .event('cancellationRequestReceived', event)
      .event('cancellationRequestReceived', event)
      .event('nothingCancelled', { ...event, eventId: 'e-2' })
      .knowing({
        claims: [claim, claim],
        shipments: [aShipment('SH-1', parcels)],
        changeRequests: [change, change],
      })
      .build();
    platform.world.addOrder(order);
    const app = await openPanel(platform, order.orderId, 'status');
    await screen.findByRole('tab', { name: 'Cancellation requests' });
    const names = await throughAllTabs(app, () =>
      expect(screen.queryByText(/could not be displayed/)).not.toBeInTheDocument(),
    );
    expect(names).toHaveLength(7);
    expect(within(screen.getByRole('tabpanel')).getAllByText('C-1')).toHaveLength(1);
  });

  it('may be hostile: none of it runs, and only web pages become links', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const item = anItem().by('k3vd81mq0z').current('prepressFailed', { detail: ATTACK });
    const { itemId } = item.build();
    const attacked = item.having({
      unmetExpectations: [
        {
          expectationCode: 'y',
          name: ATTACK,
          failedReason: ATTACK,
          _links: { documentation: { href: SCHEME }, template: { href: SCHEME } },
        },
      ],
      linkedData: {
        claims: [{ id: ATTACK, href: SCHEME }],
        complaints: [{ id: 'C-3', href: 'https://complaints.example/3' }],
        shipments: [],
        reorderClaim: [{ id: 'C-4', href: SCHEME }],
        reorderComplaint: [],
        fulfiller: null,
      },
      _links: {
        shipments: { href: simulatedHref('fulfillment-order-manager', 'v1', 'shipments', 'SH-2') },
        changeRequests: { href: SCHEME },
        redirectedFromItem: { href: SCHEME },
      },
    });
    const parcels = [
      aParcel({ trackingUrl: SCHEME, trackingId: ATTACK, trackingStatus: ATTACK }),
      aParcel({ trackingId: '', trackingUrl: 'ftp://track.example', trackingStatus: 'DELIVERED' }),
    ];
    const requested = {
      destinationAddress: ADDRESS,
      documentReferenceUrl: SCHEME,
      deliveryConstraints: { [ATTACK]: ATTACK },
      _links: { pickupPoint: { href: 'https://evil.example/pickup' } },
    };
    const order = anOrder()
      .with(attacked)
      .event('cancellationRequestReceived', {
        itemId,
        createdOnBehalfOf: ATTACK,
        additionalData: { requestedBy: ATTACK, reason: ATTACK, quantity: 'many' },
      })
      .knowing({
        shipments: [aShipment('SH-2', parcels)],
        changeRequests: [
          aChange(itemId, { requested, _links: { preferredOrder: { href: SCHEME, name: ATTACK } } }),
          aChange(itemId, { changeRequestId: 'change-2', changeDetails: { changeType: ATTACK } }),
        ],
      })
      .build();
    platform.world.addOrder(order);
    const app = await openPanel(platform, order.orderId, 'status');
    await screen.findByRole('tab', { name: 'Cancellation requests' });
    const links: HTMLElement[] = [];
    await throughAllTabs(app, (panel) => {
      expect(screen.queryByText(/could not be displayed/)).not.toBeInTheDocument();
      expect(panel.querySelector('img:not(.preview), script, iframe, object')).toBeNull();
      links.push(...within(panel).queryAllByRole('link'));
    });
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^(https?:\/\/|\/|mailto:|tel:)/));
    }
    expect(alert).not.toHaveBeenCalled();
    alert.mockRestore();
    await app.user.click(screen.getByRole('tab', { name: 'Shipments' }));
    const table = await screen.findByRole('table', { name: 'Packages of this item' });
    expect(within(table).queryByRole('link')).not.toBeInTheDocument();
    expect(within(table).getByText('Unknown tracking ID')).toBeInTheDocument();
    await app.user.click(screen.getByRole('tab', { name: 'Change requests' }));
    // S8.25: a change request of an unknown type.
    expect(
      await screen.findByText('Invalid Change Request Type. Please contact platform support'),
    ).toBeInTheDocument();
  });
});
