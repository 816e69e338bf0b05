import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeMeanwhile } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import {
  ELBE,
  entry,
  free,
  item,
  movable,
  next,
  options,
  redirectScene,
  toLastStep,
  VENLO,
  wizard,
} from './redirectScene.ts';

const { platform, open, openWizard, taken } = redirectScene();

describe('S4.51: a redirect is available only when every item can be redirected', () => {
  // `test/domain/redirect.test.ts` tests every reason.
  it('its entry in the menu says why it is not', async () => {
    const routedAgain = movable('Cards').linked('redirectedItem', 'sim://item-service/v1/items/other');
    await open([movable('Flyers'), routedAgain]);
    expect(await entry()).toHaveAttribute('aria-disabled', 'true');
    expect(await entry()).toHaveAccessibleDescription('An item has already been redirected or routed again.');
  });

  it('R447: a link to it shows only why it is not available, instead of a step without items', async () => {
    const cancelled = movable('Cards').current('cancelled');
    const { orderId } = platform.world.addOrder(anOrder().with(movable('Flyers'), cancelled).build());
    await renderApp({ platform, route: `/orders/${orderId}?modal=redirect` });
    const dialog = await wizard();
    expect(dialog.getByText('An item in this order is cancelled.')).toBeVisible();
    expect(dialog.queryByRole('heading', { name: /^Step/ })).not.toBeInTheDocument();
    expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close']);
  });

  it('S6.9: the menu does not offer it without the permission to reorder', async () => {
    await open([movable('Flyers')], 'viewer');
    expect(await screen.findByRole('button', { name: 'Order JSON' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Redirect to another fulfiller' })).not.toBeInTheDocument();
  });
});

describe('S4.48: the redirect wizard', () => {
  it('S4.50: leads from items to fulfillers to the request; each step names missing input', async () => {
    const { dialog, user, orderId } = await openWizard([
      movable('Flyers'),
      movable('Posters'),
      movable('Cards'),
    ]);
    expect(dialog.getByRole('heading', { name: 'Step 1 of 3: Select items' })).toBeInTheDocument();
    expect(next(dialog)).toHaveAccessibleDescription('Select at least one item.');
    await user.click(next(dialog));
    expect(dialog.getByRole('heading', { name: 'Step 1 of 3: Select items' })).toBeInTheDocument();
    expect(item(dialog, 'Flyers')).toHaveAccessibleDescription(/Current fulfiller: Printworks Venlo/);
    await user.click(item(dialog, 'All items'));
    await user.click(item(dialog, 'Cards'));
    expect(item(dialog, 'All items')).not.toBeChecked();
    await user.click(next(dialog));

    expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Select new fulfillers' })).toHaveFocus();
    const flyers = await options(dialog, 'Flyers');
    const current = await flyers.findByRole('radio', { name: 'Printworks Venlo' });
    expect(current).toHaveAccessibleDescription('Current fulfiller');
    await user.click(current);
    expect(current).not.toBeChecked();
    const refused = flyers.getAllByText(/^Excluded by routing · .+/);
    expect(refused).toHaveLength(2);
    const [, first, second] = flyers.getAllByRole('row');
    expect(within(first as HTMLElement).getByText('Printworks Venlo')).toBeInTheDocument();
    expect(second).toHaveTextContent(/2 *€\d+\.\d\d *\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
    expect(next(dialog)).toHaveAccessibleDescription('Select a new fulfiller for every selected item.');
    const [forFlyers] = await free(dialog, 'Flyers');
    await user.click(forFlyers as HTMLElement);
    expect(next(dialog)).toHaveAttribute('aria-disabled', 'true');
    const posters = await free(dialog, 'Posters');
    await user.click(posters.at(-1) as HTMLElement);
    await user.click(next(dialog));

    const moves = within(
      await dialog.findByRole('table', { name: /cancelled with the current fulfiller and recreated/ }),
    );
    expect(moves.getAllByRole('row')).toHaveLength(3);
    const move = moves.getByRole('row', { name: /^1 × Flyers \S+ Printworks Venlo / });
    // R109: the cost and the expected arrival of the chosen fulfiller.
    expect(move).toHaveTextContent(/€\d+\.\d\d *\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
    const waits = dialog.getByRole('checkbox', {
      name: 'Wait until the current fulfiller has accepted the cancellation',
    });
    expect(waits).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect((await free(dialog, 'Flyers'))[0]).toBeChecked();
    await user.click(next(dialog));
    await user.click(await dialog.findByRole('checkbox', { name: /^Wait until/ }));
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));

    expect(
      await screen.findByText('Request succeeded. The selected items are being redirected.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(taken(orderId)).toHaveLength(1);
    const record = platform.world.record(orderId);
    const movedTo = record?.items.map(({ _links: links }) => links?.redirectedItem !== undefined);
    expect(movedTo).toEqual([true, true, false]);
    const request = taken(orderId)[0]?.body as {
      waitForFulfiller: boolean;
      redirects: { _links: Record<string, { href: string }> }[];
    };
    expect(request.waitForFulfiller).toBe(false);
    const [flyersId = '', postersId = ''] = record?.items.map(({ itemId }) => itemId) ?? [];
    expect(
      request.redirects.map(({ _links: links }) => links.fulfillableItem?.href.split('/').at(-1)),
    ).toEqual([flyersId, postersId]);
    expect(request.redirects[0]?._links.fulfillmentConfiguration?.href).toContain(
      '/v4/fulfillmentConfigurations/',
    );
    const again = await screen.findAllByText('Cancelled');
    expect(again.length).toBeGreaterThan(0);
  });

  it('S3.45: distinguishes a fulfiller that is offered twice by its configuration, even in the request', async () => {
    const [small, large] = ['elbe.small', 'elbe.large'].map(
      (id) => `http://fulfillment-expectations.platform.test/v4/fulfillmentConfigurations/${id}`,
    );
    const options = [small, large].map((href, index) => ({
      ...{ fulfillerId: ELBE, fulfillerName: 'Druckhaus Elbe', rank: index + 1 },
      _links: { fulfillmentConfiguration: { href } },
    }));
    const body = { routingRequestId: 'r', _embedded: { routingResult: { options } } };
    platform.faults.next({ path: /routingRequests/ }, { kind: 'status', status: 200, body }, 9);
    const { dialog, user, orderId } = await openWizard([movable('Flyers')]);
    await user.click(next(dialog));
    const second = await dialog.findByRole('radio', { name: 'Druckhaus Elbe elbe.large' });
    await user.click(second);
    expect(dialog.getAllByRole('radio', { checked: true })).toEqual([second]);
    await user.click(next(dialog));
    expect(dialog.getByRole('row', { name: / Druckhaus Elbe elbe\.large$/ })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    await waitFor(() => expect(taken(orderId)).toHaveLength(1));
    expect(JSON.stringify(taken(orderId)[0]?.body)).toContain('elbe.large');
  });

  it('R377: distinguishes two fulfillers of the same name by their IDs, also before sending', async () => {
    const options = ['aa11bb', 'cc22dd'].map((fulfillerId) => ({
      ...{ fulfillerId, fulfillerName: 'Printers United', rank: 1 },
      _links: { fulfillmentConfiguration: { href: `http://platform.test/v4/configurations/${fulfillerId}` } },
    }));
    const body = { routingRequestId: 'r', _embedded: { routingResult: { options } } };
    platform.faults.next({ path: /routingRequests/ }, { kind: 'status', status: 200, body }, 9);
    const { dialog, user } = await openWizard([movable('Flyers')]);
    await user.click(next(dialog));
    await user.click(await dialog.findByRole('radio', { name: /cc22dd$/ }));
    await user.click(next(dialog));
    expect(dialog.getByRole('row', { name: /cc22dd$/ })).toBeInTheDocument();
  });

  it('R469: tells items with the same name apart, and R517: names one without a name once', async () => {
    const names = ['Cards', 'Cards', ''];
    const { dialog, user, orderId } = await openWizard(names.map(movable));
    const [one, two, unnamed] = platform.world.record(orderId)?.items.map(({ itemId }) => itemId) ?? [];
    const cards = [`Cards (${one})`, `Cards (${two})`];
    for (const name of [...cards, 'Unnamed product']) await user.click(item(dialog, name));
    expect(dialog.getAllByText(new RegExp(`${one}`))).toHaveLength(1);
    await user.click(next(dialog));
    for (const name of [...cards, `${unnamed}`]) await options(dialog, name);
  });

  it('S3.14: shows an item without its quantity if it is unknown', async () => {
    const { dialog, user } = await openWizard([movable('Flyers').quantity(0)]);
    expect(item(dialog, 'Flyers')).not.toHaveAccessibleDescription(/Quantity/);
    await toLastStep({ user }, dialog, 'Flyers');
    expect(dialog.getByRole('row', { name: /^Flyers \S+ Printworks Venlo / })).toBeInTheDocument();
  });

  it('S2.91: shows fulfiller IDs, in changes too, to users who cannot read names', async () => {
    const { user, orderId } = await open([movable('Flyers')], 'merchantOperator');
    await user.click(await entry());
    const dialog = await wizard();
    const fulfiller = await toLastStep({ user }, dialog, 'Flyers');
    expect(fulfiller).toMatch(/^[a-z0-9]{10}$/);
    const row = new RegExp(`^1 × Flyers \\S+ ${VENLO} ${fulfiller} `);
    expect(dialog.getByRole('row', { name: row })).toBeInTheDocument();
    changeMeanwhile(platform, orderId, (changed) =>
      Object.assign(changed, { fulfillerId: ELBE, globalFulfillerId: ELBE }),
    );
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    const change = await dialog.findByRole('row', { name: `Flyers Fulfiller ${VENLO} ${ELBE}` });
    expect(change).toBeInTheDocument();
  });

  it('says that an item has no routing, and stays on the step', async () => {
    const bare = anItem().at('accepted').closed('baton').by(VENLO).having({ merchantProductName: 'Cards' });
    const { dialog, user } = await openWizard([bare]);
    await user.click(next(dialog));
    expect(dialog.getByText('This item has no routing result, so it cannot be redirected.')).toBeVisible();
    expect(next(dialog)).toHaveAttribute('aria-disabled', 'true');
  });

  it('R45: a routing result of an unknown origin is a link, and is not requested again', async () => {
    const href = 'https://routing.elsewhere.example/v1/requests/1';
    const { dialog, user } = await openWizard([movable('Flyers').linked('routingRequest', href)]);
    await user.click(next(dialog));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByRole('link')).toHaveAttribute('href', href);
    expect(alert.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that the fulfillers could not be loaded, and requests them again', async () => {
    const { dialog, user } = await openWizard([movable('Flyers')]);
    platform.faults.next({ path: /routingRequests/ }, { kind: 'status', status: 500 }, 3);
    await user.click(next(dialog));
    await dialog.findByText('The available fulfillers could not be loaded.');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await free(dialog, 'Flyers')).toHaveLength(2);
  });
});
