import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import { cards } from '#test/actionParts.ts';
import { changeMeanwhile, findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { addressScene, changes, fields } from './addressScene.ts';

const { platform, requests, openDialog } = addressScene();

/** A fulfiller that accepts no address changes. */
const PACKAGING_ROTTERDAM = 'e5xt78bh0d';
const NOT_ACCEPTED = 'No affected fulfillment group currently accepts an address change.';

const undeliverable = (name: string, detail: string) =>
  cards('routingSuspended', name).current('suspended', { detail, expectedCloseDate: '2026-01-01T00:00:00Z' });

describe('S5.49: the fulfillment groups of an address change', () => {
  it('S5.49: is offered only for groups with a deliveryChange action, and shows the values before and after', async () => {
    const order = anOrder().with(cards('producing')).with(cards('delivered', 'Flyers'));
    const { dialog, groups, submit, type, user } = await openDialog(order);
    const [open, over] = groups.map(({ shortFulfillmentGroupId }) => shortFulfillmentGroupId);
    expect(dialog.getByText(new RegExp(`Group ${open}, 1 item`))).toBeInTheDocument();
    expect(dialog.queryByText(new RegExp(`Group ${over},`))).not.toBeInTheDocument();
    expect(submit()).toHaveAccessibleDescription('You have not changed anything yet.');
    await type('City', 'Roermond');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Belgium');
    await user.click(dialog.getByRole('checkbox', { name: 'Residential address' }));
    expect(changes(dialog, open ?? '')).toEqual([
      ['City', 'Venlo', 'Roermond'],
      ['Country', 'Netherlands', 'Belgium'],
      ['Residential address', 'No', 'Yes'],
    ]);
    await user.click(submit());
    await screen.findByText(/We have asked the fulfiller to update the delivery address for this order\./);
    const [sent] = requests.take();
    expect(sent?.body).toMatchObject({
      fulfillmentGroupChangeRequests: [
        {
          fulfillmentGroupId: groups[0]?.fulfillmentGroupId,
          destinationAddress: {
            street1: 'Kerkstraat 12',
            city: 'Roermond',
            country: 'BE',
            isResidential: true,
          },
        },
      ],
    });
  });

  it('R111: for items of one group: neither offers nor changes the address of another group', async () => {
    const order = anOrder()
      .with(undeliverable('Cards', 'Invalid postal code').by(PACKAGING_ROTTERDAM))
      .with(undeliverable('Flyers', 'The address is incomplete'));
    const { app, record } = await openOrder(platform, order);
    const openFor = async (index: number) => {
      const path = `${orderPath(record.orderId)}?modal=changeAddress&items=${record.items[index]?.itemId}`;
      await act(() => app.router.navigate(path));
      return findDialog('Change delivery address');
    };
    const allowed = await openFor(1);
    expect(await allowed.findByRole('textbox', { name: 'City' })).toBeInTheDocument();
    await app.user.click(allowed.getByRole('button', { name: 'Close' }));
    const dialog = await openFor(0);
    const submit = dialog.getByRole('button', { name: 'Update address' });
    await waitFor(() => expect(submit).toHaveAccessibleDescription(NOT_ACCEPTED));
    expect(dialog.queryByText(/^Group /)).not.toBeInTheDocument();
    expect(dialog.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
  });

  it('R269: is not changed for the loaded items of a group if others of the group could not be loaded', async () => {
    const order = anOrder().with(undeliverable('Flyers', 'The address is incomplete'), cards('producing'));
    const record = platform.world.addOrder(order.build());
    const [flyers] = record.items;
    const href = 'http://item-service.platform.test/v1/items?offset=1';
    const body = { _embedded: { item: [flyers] }, total: 2, _links: { next: { href } } };
    platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 200, body });
    platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 500 }, 3);
    const app = await renderApp({ platform, route: orderPath(record.orderId) });
    const reason = 'Some of the order’s items could not be loaded. Refresh the order.';
    const panel = within(await screen.findByRole('region', { name: /attention/ }));
    const remedy = panel.getByRole('button', { name: /^Change delivery address.*Flyers/ });
    await waitFor(() => expect(remedy).toHaveAccessibleDescription(reason));
    await act(() =>
      app.router.navigate(`${orderPath(record.orderId)}?modal=changeAddress&items=${flyers?.itemId}`),
    );
    const dialog = await findDialog('Change delivery address');
    const submit = dialog.getByRole('button', { name: 'Update address' });
    await waitFor(() => expect(submit).toHaveAccessibleDescription(reason));
  });

  it('is requested for all selected groups in one request', async () => {
    const order = anOrder().with(cards('producing')).with(cards('producing', 'Flyers'));
    const { dialog, groups, submit, type, user } = await openDialog(order);
    expect(submit()).toHaveAccessibleDescription('Select at least one fulfillment group.');
    await user.click(submit());
    for (const { shortFulfillmentGroupId: id } of groups) {
      const choice = dialog.getByRole('checkbox', { name: `Group ${id}, 1 item` });
      expect(choice).toHaveAccessibleDescription(/Kerkstraat 12.*Netherlands/);
      await user.click(choice);
    }
    await type('Street', 'Nieuwstraat 1');
    for (const { shortFulfillmentGroupId: id } of groups)
      expect(changes(dialog, id ?? '')).toEqual([['Street', 'Kerkstraat 12', 'Nieuwstraat 1']]);
    await user.click(submit());
    await screen.findByText(/Please contact the fulfiller directly to confirm\./);
    const sent = requests.take();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      fulfillmentGroupChangeRequests: groups.map(({ fulfillmentGroupId }) => ({
        fulfillmentGroupId,
        destinationAddress: { street1: 'Nieuwstraat 1' },
      })),
    });
  });

  it('R464: starts from the address of the chosen group, and keeps to it once a field is typed', async () => {
    const order = anOrder().with(cards('producing')).with(cards('producing', 'Flyers'));
    const { order: document } = order.build();
    const fulfillmentGroups = (document?.fulfillmentGroups ?? []).map((group, index) => ({
      ...group,
      destinationAddress: { ...group.destinationAddress, city: ['Venlo', 'Roermond'][index] ?? '' },
    }));
    const { dialog, groups, user, type } = await openDialog(order.having({ fulfillmentGroups }));
    const second = groups[1]?.shortFulfillmentGroupId;
    await user.click(dialog.getByRole('checkbox', { name: `Group ${second}, 1 item` }));
    expect(fields(dialog)).toMatchObject({ City: 'Roermond' });
    await user.click(dialog.getByRole('checkbox', { name: `Group ${second}, 1 item` }));
    const street = fields(dialog).Street ?? '';
    await type('Street', 'Kade 9');
    await user.click(dialog.getByRole('checkbox', { name: `Group ${second}, 1 item` }));
    expect(fields(dialog)).toMatchObject({ Street: 'Kade 9', City: 'Venlo' });
    await user.clear(dialog.getByRole('textbox', { name: 'Street' }));
    await user.type(dialog.getByRole('textbox', { name: 'Street' }), street);
    expect(fields(dialog)).toMatchObject({ Street: street, City: 'Venlo' });
  });

  it('R464: does not put what was typed for one group onto the address of another', async () => {
    const order = anOrder().with(cards('producing')).with(cards('producing', 'Flyers'));
    const { dialog, groups, orderId, submit, type, user } = await openDialog(order);
    const first = groups[0]?.shortFulfillmentGroupId;
    const { Street: street } = fields(dialog);
    await user.click(dialog.getByRole('checkbox', { name: `Group ${first}, 1 item` }));
    await type('Street', 'Nieuwstraat 1');
    changeMeanwhile(platform, orderId, (item) => {
      item.statuses = cards('producing').current('cancelled').build().statuses ?? {};
    });
    await user.click(submit());
    await user.click(await dialog.findByRole('button', { name: 'Continue with current data' }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /^Group/ })).not.toBeInTheDocument());
    expect(fields(dialog)).toMatchObject({ Street: street });
    expect(submit()).toHaveAccessibleDescription('You have not changed anything yet.');
    await type('City', 'Roermond');
    expect(fields(dialog)).toMatchObject({ Street: street, City: 'Roermond' });
  });

  it('R345, R464: is not sent if the address of the group has changed since; only what was typed replaces it', async () => {
    const { dialog, groups, submit, type, user, orderId } = await openDialog(
      anOrder().with(cards('producing')),
    );
    await type('Street', 'Nieuwstraat 1');
    const record = platform.world.record(orderId);
    for (const group of record?.order?.fulfillmentGroups ?? [])
      group.destinationAddress = { ...group.destinationAddress, city: 'Roermond' };
    if (record) platform.world.save(record);
    await user.click(submit());
    const changed = await dialog.findByRole('row', { name: /Delivery address of the fulfillment group/ });
    expect(changed).toHaveTextContent(/City: .*City: Roermond$/);
    expect(requests.take()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Continue with current data' }));
    expect(fields(dialog)).toMatchObject({ Street: 'Nieuwstraat 1', City: 'Roermond' });
    await user.click(submit());
    await screen.findByText(/Please contact the fulfiller directly to confirm\./);
    const { fulfillmentGroupId } = groups[0] ?? {};
    const destinationAddress = { street1: 'Nieuwstraat 1', city: 'Roermond' };
    expect(requests.take()).toMatchObject([
      { body: { fulfillmentGroupChangeRequests: [{ fulfillmentGroupId, destinationAddress }] } },
    ]);
  });
});
