import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ItemDocument } from '#mocks/documents.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { simulatedHref } from '#mocks/links.ts';
import type { ShipmentDocument } from '#mocks/records.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { openPanel } from '#test/openPanel.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { goOnline } from './faultWalkWrites.ts';

const platform = simulatedPlatform({ orders: 1 });

function shipment(): ShipmentDocument {
  const [found] = platform.world.record(LANDMARKS.trackingStates)?.shipments ?? [];
  return found ?? expect.unreachable('The landmark has no shipment');
}

/**
 * Adds an order whose item has only one shipment with a link, with these fields, and opens the item's
 * shipments. `references` are the shipments that the item names, and `lostIds` those that its other links name.
 */
async function openShipment(
  over: Partial<ShipmentDocument>,
  references: NonNullable<ItemDocument['linkedData']>['shipments'] = [],
  lostIds: readonly string[] = [],
) {
  const href = (id: string) => simulatedHref('fulfillment-order-manager', 'v1', 'shipments', id);
  const order = anOrder()
    .with(anItem().linked('shipments', href('SH-1001')))
    .knowing({ shipments: [{ ...shipment(), shipmentId: 'SH-1001', ...over }] })
    .build();
  const linked = { claims: [], complaints: [], reorderClaim: [], reorderComplaint: [], fulfiller: null };
  for (const item of order.items ?? []) {
    item.linkedData = { ...linked, shipments: references };
    if (item._links) item._links.shipments = ['SH-1001', ...lostIds].map((id) => ({ href: href(id) }));
  }
  platform.world.addOrder(order);
  return openPanel(platform, order.orderId, 'shipments');
}

describe('Shipments', () => {
  it('S3.37: list packages with their size to two decimals and a tracking link', async () => {
    const { panel } = await openPanel(platform, LANDMARKS.trackingStates, 'shipments');
    const table = await within(panel).findByRole('table', { name: 'Packages of this item' });
    expect(within(table).getByText(/^\d+(\.\d{1,2})? × \d+(\.\d{1,2})? × \d+\.13 cm$/)).toBeInTheDocument();
    expect(within(table).getAllByRole('row')).toHaveLength(2);
  });

  it('S3.37, S9.6: show all data of a shipment and of its package', async () => {
    const { panel } = await openShipment({
      shipmentCreationDateTime: '2026-11-17T08:00:00Z',
      packedDateTime: '2026-11-18T09:12:44Z',
      destinationAddress: { firstName: 'Ana', lastName: 'Ruiz' },
      packages: [
        {
          trackingId: 'T-1',
          trackingUrl: 'https://track.example/T-1',
          trackingStatus: 'IN-TRANSIT',
          dimensions: { x: 1, y: 2, z: 3, unit: 'cm' },
          weight: { value: 1.256, unit: 'kg' },
          items: [{ mcpItemId: 'MABC', quantity: 3 }],
        },
      ],
    });
    const table = await within(panel).findByRole('table', { name: 'Packages of this item' });
    // R497
    expect(within(table).getByText('T-1').tagName).toBe('CODE');
    const [, row] = within(table).getAllByRole('row');
    for (const text of [
      'In transit',
      '2026-11-17 08:00:00 UTC',
      'packed 2026-11-18 09:12:44 UTC',
      'Ana Ruiz',
      'T-1',
      '1 × 2 × 3 cm',
      '1.26 kg',
      '3 × MABC',
    ])
      expect(row).toHaveTextContent(text);
  });

  it('R370: show the status of each package, and the combined one beside the ID of the shipment', async () => {
    const [parcel] = shipment().packages;
    if (!parcel) return expect.unreachable('The landmark’s shipment has no package');
    const packages = ['DELIVERED', 'EXCEPTIONS'].map((trackingStatus) => ({ ...parcel, trackingStatus }));
    const { panel } = await openShipment({ packages });
    const table = await within(panel).findByRole('table', { name: 'Packages of this item' });
    const [first, second] = [...table.querySelectorAll('tbody tr')].map((row) => row.children);
    expect(first?.[0]).toHaveTextContent('SH-1001 Exception');
    expect(first?.[1]).toHaveTextContent('Delivered');
    expect(second?.[1]).toHaveTextContent('Exception');
  });

  it('S9.5: list a thousand packages at a time', async () => {
    const [parcel] = shipment().packages;
    if (!parcel) return expect.unreachable('The landmark’s shipment has no package');
    const packages = Array.from({ length: 1001 }, (_, index) => ({
      ...parcel,
      trackingId: `T-${index + 1}`,
    }));
    const { user, panel } = await openShipment({ packages });
    const table = await within(panel).findByRole('table', { name: 'Packages of this item' });
    expect(table.querySelectorAll('tbody tr')).toHaveLength(1000);
    expect(within(panel).getByText('Page 1 of 2')).toBeInTheDocument();
    await user.click(within(panel).getByText('Next page'));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(table).toHaveTextContent('T-1001');
  });

  it('S8.18, R424: one that could not be loaded says so, and can be loaded again, which is announced', async () => {
    platform.faults.next({ path: /v1\/shipments/ }, { kind: 'status', status: 500 }, 30);
    const { user, panel } = await openPanel(platform, LANDMARKS.trackingStates, 'shipments');
    const notice = await within(panel).findByRole('alert');
    expect(notice).toHaveTextContent('Error retrieving shipment data.');
    platform.faults.clear();
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await within(panel).findByRole('table', { name: 'Packages of this item' })).toBeInTheDocument();
    expect(await within(panel).findByText('Loaded.')).toHaveRole('status');
  });

  it('S8.18: those that could not be loaded share a notice below the others, which names each of them', async () => {
    const { panel } = await openShipment({}, [], ['SH-8', 'SH-9']);
    const notice = await within(panel).findByRole('alert');
    await waitFor(() =>
      expect(
        within(notice)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([expect.stringMatching(/^SH-8404 /), expect.stringMatching(/^SH-9404 /)]),
    );
    expect(within(notice).getAllByRole('button')).toHaveLength(1);
    const table = await within(panel).findByRole('table', { name: 'Packages of this item' });
    expect(table.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('R438: are listed as soon as each has arrived, and only those that failed are loaded again', async () => {
    const respond = platform.hold({ path: /SH-8/ });
    platform.faults.next({ path: /SH-9/ }, { kind: 'status', status: 500 }, 30);
    const { user, panel } = await openShipment({}, [], ['SH-8', 'SH-9']);
    expect(await within(panel).findByRole('table')).toHaveTextContent('SH-1001');
    const notice = await within(panel).findByRole('alert');
    expect(within(notice).getByRole('listitem')).toHaveTextContent(/^SH-9500 /);
    expect(within(panel).getByText('Loading the shipments…')).toBeInTheDocument();
    platform.faults.clear();
    platform.requests.splice(0);
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(panel).queryByText(/^500 /)).not.toBeInTheDocument());
    respond();
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
    expect(platform.requests.filter((request) => request.includes('/shipments/'))).toEqual([
      expect.stringMatching(/SH-9$/),
    ]);
  });

  it('R45: one at an unknown origin is a link that can be opened instead of loaded again', async () => {
    const foreign = 'https://shipments.elsewhere.example/SH-8';
    const order = anOrder().with(anItem().linked('shipments', foreign)).build();
    const { orderId } = platform.world.addOrder(order);
    const { panel } = await openPanel(platform, orderId, 'shipments');
    const notice = await within(panel).findByRole('alert');
    expect(within(notice).getByRole('link')).toHaveAttribute('href', foreign);
    expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
  });

  it('R142: are loaded again when the browser is online, also if only one of them had no response', async () => {
    platform.faults.next({ path: /SH-9/ }, { kind: 'networkError' }, 30);
    const { panel } = await openShipment({}, [], ['SH-8', 'SH-9']);
    await within(panel).findByText('No response received. Check your connection, then try again.');
    platform.faults.clear();
    goOnline(false);
    goOnline(true);
    await waitFor(() => expect(within(panel).getAllByRole('listitem')[1]).toHaveTextContent(/^SH-9404 /));
  });

  it('R341: include those that the item names without a link', async () => {
    const created = { shipmentCreationDateTime: '2026-11-18T09:00:00Z', carrierServiceKey: 'Our own van' };
    const references = ['SH-1001', 'SH-1002'].map((shipmentId) => ({ shipmentId, ...created }));
    const { panel } = await openShipment({}, references);
    const table = await within(panel).findByRole('table', { name: 'Packages of this item' });
    expect(within(table).getAllByText('SH-1001')).toHaveLength(1);
    const named = within(table).getByText('SH-1002').closest('tr');
    expect(named).toHaveTextContent('Our own van');
    expect(named).toHaveTextContent('Not available');
    expect(named).not.toHaveTextContent('No package specified');
  });

  it('S7.29: name a carrier service that is in the list, no longer in it, unknown, or the fulfiller’s own', async () => {
    const names = {
      'recs:dhl-paket': 'DHL Paket',
      'recs:hermes-paket': 'Hermes Paket',
      'recs:nobody': 'recs:nobody',
      'Our own van': 'Our own van',
    };
    const created = { shipmentCreationDateTime: '2026-11-18T09:00:00Z' };
    const references = Object.keys(names).map((carrierServiceKey, index) => ({
      ...created,
      shipmentId: `SH-200${index}`,
      carrierServiceKey,
    }));
    const { panel } = await openShipment({}, references);
    const table = await within(panel).findByRole('table', { name: 'Packages of this item' });
    for (const [carrierServiceKey, name] of Object.entries(names)) {
      expect(await within(table).findByText(name)).toBeInTheDocument();
      const single = `/api/v1/carrierServices/${encodeURIComponent(carrierServiceKey)}`;
      const isAsked = carrierServiceKey === 'recs:hermes-paket' || carrierServiceKey === 'recs:nobody';
      const asked = platform.requests.filter((request) => request.endsWith(single));
      expect(asked).toHaveLength(isAsked ? 1 : 0);
    }
  });
});
