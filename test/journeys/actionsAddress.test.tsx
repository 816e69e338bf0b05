import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderPath } from '#domain/paths.ts';
import type { AddressDocument, OrderDocument } from '#mocks/documents.ts';
import { cards } from '#test/actionParts.ts';
import { byMenu, changeMeanwhile, type Dialog, findDialog, openOrder, writesOf } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const requests = writesOf(platform);

/** A fulfiller that accepts no address changes. */
const PACKAGING_ROTTERDAM = 'e5xt78bh0d';
const NOT_ACCEPTED = 'No affected fulfillment group currently accepts an address change.';

const undeliverable = (name: string, detail: string) =>
  cards('routingSuspended', name).current('suspended', { detail, expectedCloseDate: '2026-01-01T00:00:00Z' });

async function openDialog(order: OrderBuilder) {
  const { app, record } = await openOrder(platform, order);
  await byMenu('Change delivery address')(app);
  const dialog = await findDialog('Change delivery address');
  requests.take();
  const groups = record.order?.fulfillmentGroups ?? [];
  return {
    ...app,
    dialog,
    orderId: record.orderId,
    groups,
    submit: () => dialog.getByRole('button', { name: 'Update address' }),
    type: async (label: string, text: string) => {
      const field = dialog.getByRole('textbox', { name: label });
      await app.user.clear(field);
      await app.user.type(field, text);
    },
  };
}

function goingTo(order: OrderBuilder, destinationAddress: AddressDocument): OrderBuilder {
  const { order: document } = order.build();
  const fulfillmentGroups: OrderDocument['fulfillmentGroups'] = (document?.fulfillmentGroups ?? []).map(
    (group) => ({ ...group, destinationAddress }),
  );
  return order.having({ fulfillmentGroups });
}

/** The displayed changes of a group, each with its field and the values before and after. */
const changes = (dialog: Dialog, groupId: string) =>
  within(dialog.getByRole('table', { name: `Changes for group ${groupId}` }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

const fields = (dialog: Dialog) =>
  Object.fromEntries(
    ['First name', 'Last name', 'Street', 'Street, line 2', 'Postal code', 'City', 'State or province']
      .map((label) => [label, dialog.getByRole<HTMLInputElement>('textbox', { name: label }).value] as const)
      .filter(([, value]) => value !== ''),
  );

describe('S5.48: changing the delivery address', () => {
  it('R110: is not sent while the street, city or country is missing', async () => {
    const { dialog, submit, user, type } = await openDialog(anOrder().with(cards('producing')));
    await user.clear(dialog.getByRole('textbox', { name: 'City' }));
    expect(submit()).toHaveAccessibleDescription('Enter the street, city and country.');
    expect(dialog.getByRole('textbox', { name: 'City' })).toBeInvalid();
    expect(dialog.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('Enter a value.');
    expect(dialog.getByRole('textbox', { name: 'Street' })).toBeValid();
    await user.click(submit());
    expect(requests.take()).toEqual([]);
    await type('City', 'Venlo');
    expect(submit()).not.toHaveAccessibleDescription('Enter the street, city and country.');
  });

  it('R162: a doubtful value carries a warning once the field is left, and is sent anyway', async () => {
    const { dialog, submit, user, type } = await openDialog(anOrder().with(cards('producing')));
    const field = (name: string) => dialog.getByRole('textbox', { name });
    await type('Email', 'ana.example');
    expect(field('Email')).not.toHaveAccessibleDescription();
    await type('Phone', 'mornings');
    expect(field('Email')).toHaveAccessibleDescription('Check this email address: it is not complete.');
    await type('Postal code', '12');
    expect(field('Phone')).toHaveAccessibleDescription('Check this phone number: it has no digits.');
    await user.click(submit());
    await screen.findByText(/We have asked the fulfiller to update the delivery address for this order\./);
    expect(requests.take()).toMatchObject([
      {
        body: {
          fulfillmentGroupChangeRequests: [
            { destinationAddress: { postalCode: '12', phone: 'mornings', email: 'ana.example' } },
          ],
        },
      },
    ]);
  });

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
    const panel = within(await screen.findByRole('region', { name: /attention/ }));
    const remedyFor = (product: string) =>
      panel.getByRole('button', { name: new RegExp(`^Change delivery address.*${product}`) });
    await waitFor(() => expect(remedyFor('Flyers')).toHaveAttribute('aria-disabled', 'false'));
    expect(remedyFor('Cards')).toHaveAccessibleDescription(NOT_ACCEPTED);
    await act(() =>
      app.router.navigate(
        `${orderPath(record.orderId)}?modal=changeAddress&items=${record.items[0]?.itemId}`,
      ),
    );
    const dialog = await findDialog('Change delivery address');
    const submit = dialog.getByRole('button', { name: 'Update address' });
    await waitFor(() => expect(submit).toHaveAccessibleDescription(NOT_ACCEPTED));
    expect(dialog.queryByText(/^Group /)).not.toBeInTheDocument();
    expect(dialog.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
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

  it('starts from the address of the chosen group', async () => {
    const order = anOrder().with(cards('producing')).with(cards('producing', 'Flyers'));
    const { order: document } = order.build();
    const fulfillmentGroups = (document?.fulfillmentGroups ?? []).map((group, index) => ({
      ...group,
      destinationAddress: { ...group.destinationAddress, city: ['Venlo', 'Roermond'][index] ?? '' },
    }));
    const { dialog, groups, user } = await openDialog(order.having({ fulfillmentGroups }));
    const second = groups[1]?.shortFulfillmentGroupId;
    await user.click(dialog.getByRole('checkbox', { name: `Group ${second}, 1 item` }));
    expect(fields(dialog)).toMatchObject({ City: 'Roermond' });
  });

  it('R87: says that typed input was restored, and starts over', async () => {
    const { dialog, user, type, ...app } = await openDialog(anOrder().with(cards('producing')));
    await type('City', 'Roermond');
    expect(dialog.queryByText('Your unsaved changes have been restored.')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await byMenu('Change delivery address')({ user, ...app });
    const again = await findDialog('Change delivery address');
    expect(again.getByText('Your unsaved changes have been restored.')).toBeInTheDocument();
    expect(fields(again)).toMatchObject({ City: 'Roermond' });
    await user.click(again.getByRole('button', { name: 'Start over' }));
    expect(fields(again)).not.toMatchObject({ City: 'Roermond' });
    expect(again.queryByText('Your unsaved changes have been restored.')).not.toBeInTheDocument();
  });

  it('S3.30: starts from either address format', async () => {
    const second: AddressDocument = {
      name: 'Ana Ruiz',
      addressLine1: '12 High Street',
      addressLine2: 'Flat 3',
      locality: 'Leeds',
      region: 'West Yorkshire',
      postalCode: 'LS1 4AB',
      countryCode: 'gb',
      phoneNumber: '+44 113 1',
    };
    const { dialog } = await openDialog(goingTo(anOrder().with(cards('producing')), second));
    expect(fields(dialog)).toEqual({
      'Last name': 'Ana Ruiz',
      Street: '12 High Street',
      'Street, line 2': 'Flat 3',
      'Postal code': 'LS1 4AB',
      City: 'Leeds',
      'State or province': 'West Yorkshire',
    });
    expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('United Kingdom');
    expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('+44 113 1');
  });

  it('is not sent if the country or phone has changed since; the dialog shows both', async () => {
    const { dialog, submit, type, user, orderId } = await openDialog(anOrder().with(cards('producing')));
    await type('Street', 'Nieuwstraat 1');
    changeMeanwhile(platform, orderId, (item) => {
      item.destinationAddress = { ...item.destinationAddress, country: 'BE', phone: '+32 2 555 01 01' };
    });
    await user.click(submit());
    const changed = await dialog.findByRole('row', { name: /Delivery address/ });
    expect(changed).toHaveTextContent(
      /Country: Netherlands Phone: .*Country: Belgium Phone: \+32 2 555 01 01$/,
    );
    expect(requests.take()).toEqual([]);
  });

  it('the dialog shows the platform’s message with the error of each field', async () => {
    const withoutCity = { firstName: 'Ana', street1: 'Kerkstraat 12', country: 'NL' };
    const order = goingTo(anOrder().with(cards('producing')), withoutCity);
    const { dialog, submit, type, user } = await openDialog(order);
    await type('Street', 'Nieuwstraat 1');
    await user.click(submit());
    const alert = within(await dialog.findByRole('alert'));
    expect(
      alert.getByText('Cannot process address change. Please contact the fulfiller.'),
    ).toBeInTheDocument();
    expect(alert.getByText('The address is not complete.')).toBeInTheDocument();
    expect(
      alert.getByText('fulfillmentGroupChangeRequests[0].destinationAddress.city: must not be empty'),
    ).toBeInTheDocument();
  });

  it('S8.11: a request that was never sent has its own message', async () => {
    const { dialog, submit, type, user } = await openDialog(anOrder().with(cards('producing')));
    await type('Street', 'Nieuwstraat 1');
    platform.faults.next({ path: /deliverychangerequests/ }, { kind: 'status', status: 429 }, 4);
    await user.click(submit());
    expect(
      await dialog.findByText('Cannot process address change at this time. Please try again later.'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Street' })).toHaveValue('Nieuwstraat 1');
  });

  it('is not restored for another item than the one it was entered for', async () => {
    const order = anOrder().with(cards('producing')).with(cards('producing', 'Flyers'));
    const { app, record } = await openOrder(platform, order);
    const open = async (itemId = '') => {
      await act(() =>
        app.router.navigate(`${orderPath(record.orderId)}?modal=changeAddress&items=${itemId}`),
      );
      return findDialog('Change delivery address');
    };
    const [cardsId, flyersId] = record.items.map(({ itemId }) => itemId);
    const first = await open(cardsId);
    // The fields appear once the available actions are known.
    const city = await first.findByRole('textbox', { name: 'City' });
    await app.user.clear(city);
    await app.user.type(city, 'Roermond');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await open(flyersId);
    expect(await second.findByRole('textbox', { name: 'City' })).not.toHaveValue('Roermond');
  });

  it('S5.50: countries are sorted by their names in the user’s language', async () => {
    const search = '?modal=changeAddress';
    await openOrder(platform, anOrder().with(cards('producing')), { search, language: 'de' });
    const country = await within(await screen.findByRole('dialog')).findByRole('combobox', {
      name: 'Land',
    });
    const names = within(country)
      .getAllByRole('option')
      .slice(1)
      .map((option) => option.textContent ?? '');
    expect(names.length).toBeGreaterThan(240);
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare));
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
    expect(country).toHaveDisplayValue('Niederlande');
  });
});
