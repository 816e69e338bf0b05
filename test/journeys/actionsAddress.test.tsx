import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import type { AddressDocument, OrderDocument } from '#mocks/documents.ts';
import { latestResult, selectOperation } from '#store/operation.ts';
import { loadEvents } from '#store/order/panelOperations.ts';
import { cards } from '#test/actionParts.ts';
import { byMenu, changeMeanwhile, findDialog, openOrder } from '#test/actions.ts';
import { anOrder, type OrderBuilder } from '#test/builders.ts';
import { addressScene, fields } from './addressScene.ts';

const { platform, requests, openDialog } = addressScene();

function goingTo(order: OrderBuilder, destinationAddress: AddressDocument): OrderBuilder {
  const { order: document } = order.build();
  const fulfillmentGroups: OrderDocument['fulfillmentGroups'] = (document?.fulfillmentGroups ?? []).map(
    (group) => ({ ...group, destinationAddress }),
  );
  return order.having({ fulfillmentGroups });
}

describe('changing the delivery address', () => {
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

  it('R110: is sent without the spaces around typed input; other fields stay as they were loaded', async () => {
    const order = goingTo(anOrder().with(cards('producing')), {
      firstName: 'Ana ',
      street1: 'Kade 1',
      city: 'Venlo',
      country: 'NL',
    });
    const { submit, user, type } = await openDialog(order);
    await type('City', 'Venlo ');
    expect(submit()).toHaveAccessibleDescription('You have not changed anything yet.');
    await type('City', ' Roermond ');
    await user.click(submit());
    await waitFor(() =>
      expect(requests.take()).toMatchObject([
        {
          body: {
            fulfillmentGroupChangeRequests: [{ destinationAddress: { firstName: 'Ana ', city: 'Roermond' } }],
          },
        },
      ]),
    );
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

  it('R513: the dialog shows the platform’s message with the error of each field, also beside the field until it is changed', async () => {
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
    expect(dialog.getByLabelText(/^City/)).toHaveAccessibleDescription('must not be empty');
    await type('Street', 'Nieuwstraat 2');
    expect(dialog.getByLabelText(/^City/)).toBeInvalid();
    await type('City', 'Utrecht');
    expect(dialog.getByLabelText(/^City/)).toBeValid();
    await user.click(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('S6.16, S8.11: a refused change says what failed and that the permission is missing', async () => {
    const { dialog, submit, type, user } = await openDialog(anOrder().with(cards('producing')));
    await type('Street', 'Nieuwstraat 1');
    platform.faults.next({ path: /deliverychangerequests/ }, { kind: 'status', status: 403 });
    await user.click(submit());
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('Cannot process address change. Please contact the fulfiller.')).toBeVisible();
    expect(alert.getByText('You do not have permission to perform this action')).toBeVisible();
    expect(alert.getByText('Permission denied · 403 Forbidden')).toBeVisible();
  });

  it('S8.11: a change whose session has ended was not sent', async () => {
    const { dialog, submit, type, user } = await openDialog(anOrder().with(cards('producing')));
    await type('Street', 'Nieuwstraat 1');
    platform.faults.next({ path: /deliverychangerequests/ }, { kind: 'status', status: 401 }, 4);
    await user.click(submit());
    expect(
      await dialog.findByText('Cannot process address change at this time. Please try again later.'),
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

  it('R267: a correction that was lost does not count as applied because of the change that it corrects', async () => {
    const app = await openDialog(anOrder().with(cards('producing')));
    const { user, orderId } = app;
    await app.type('Street', 'Kerkstraat 21');
    await user.click(app.submit());
    await waitFor(() => {
      const events = latestResult(selectOperation(app.store.getState(), loadEvents, orderId))?.events ?? [];
      expect(events.map(({ eventType }) => eventType)).toContain('changeRequestReceived');
    });
    await byMenu('Change delivery address')(app);
    const again = await findDialog('Change delivery address');
    const street = await again.findByRole('textbox', { name: 'Street' });
    await user.clear(street);
    await user.type(street, 'Kerkstraat 12b');
    platform.faults.next({ path: /deliverychangerequests/ }, { kind: 'networkError' });
    await user.click(again.getByRole('button', { name: 'Update address' }));
    await user.click(await again.findByRole('button', { name: 'Check' }));
    expect(
      await again.findByText('The order does not show this change yet. You can send it again.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['the requested address', 'Kerkstraat 12b', 'The change was applied. There is nothing left to send.'],
    [
      'another new address',
      'Kerkstraat 21',
      'The console cannot tell whether this change was applied. Check the order’s events before you send it again.',
    ],
  ])('R268: the check of a lost request finds %s', async (_title, found, result) => {
    const { dialog, submit, type, user, orderId } = await openDialog(anOrder().with(cards('producing')));
    await type('Street', 'Kerkstraat 12b');
    platform.faults.next({ path: /deliverychangerequests/ }, { kind: 'networkError' });
    await user.click(submit());
    const check = await dialog.findByRole('button', { name: 'Check' });
    changeMeanwhile(platform, orderId, (item) => {
      item.destinationAddress = { ...item.destinationAddress, street1: found };
    });
    await user.click(check);
    expect(await dialog.findByText(result)).toBeInTheDocument();
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
