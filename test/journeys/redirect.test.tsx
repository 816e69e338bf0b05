import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ItemDocument } from '#mocks/documents.ts';
import type { PersonName } from '#mocks/people.ts';
import { changeMeanwhile } from '#test/actions.ts';
import { anItem, anOrder, type ItemBuilder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const VENLO = 'k3vd81mq0z';
const ELBE = 'b7tq40xw2n';
const REDIRECT = { service: 'merchant-order', method: 'POST', path: /\/redirectRequest$/ };

/** An item that its fulfiller has taken over: S4.51 lets it go elsewhere. */
function movable(name: string): ItemBuilder {
  const item = anItem().at('accepted').closed('baton').by(VENLO).having({ merchantProductName: name });
  const { itemId } = item.build();
  return item.linked('routingRequest', `sim://order-service/v1/routingRequests/${itemId}`);
}

async function open(items: readonly ItemBuilder[], as: PersonName = 'staff') {
  const { orderId } = platform.world.addOrder(
    anOrder()
      .with(...items)
      .build(),
  );
  const app = await renderApp({ platform, as, route: `/orders/${orderId}` });
  await app.user.click(await screen.findByRole('button', { name: 'Order actions' }));
  return { ...app, orderId };
}

const entry = () => screen.findByRole('button', { name: 'Redirect to another fulfiller' });
const wizard = async () =>
  within(await screen.findByRole('dialog', { name: 'Redirect to another fulfiller' }));
type Wizard = Awaited<ReturnType<typeof wizard>>;
type App = Awaited<ReturnType<typeof open>>;

async function openWizard(items: readonly ItemBuilder[]) {
  const app = await open(items);
  await app.user.click(await entry());
  return { ...app, dialog: await wizard() };
}

const next = (dialog: Wizard) => dialog.getByRole('button', { name: 'Next' });
const item = (dialog: Wizard, name: string) => dialog.getByRole('checkbox', { name });
const options = async (dialog: Wizard, name: string) =>
  within(await dialog.findByRole('group', { name: `New fulfiller for ${name}` }));
/** The fulfillers that may be chosen for an item, by their names. */
async function free(dialog: Wizard, name: string): Promise<HTMLElement[]> {
  const radios = await (await options(dialog, name)).findAllByRole('radio');
  return radios.filter((radio) => radio.getAttribute('aria-disabled') !== 'true');
}

/** Chooses one item and the first fulfiller that routing offers for it, up to the last step. */
async function toLastStep({ user }: Pick<App, 'user'>, dialog: Wizard, name: string): Promise<string> {
  await user.click(item(dialog, name));
  await user.click(next(dialog));
  const [radio] = await free(dialog, name);
  if (!radio) throw new Error('Routing offers no fulfiller');
  await user.click(radio);
  const row = radio.closest('tr');
  const fulfiller = row?.querySelector('label')?.textContent ?? '';
  await user.click(next(dialog));
  await dialog.findByRole('heading', { name: 'Step 3 of 3: Confirm' });
  return fulfiller;
}

/** The redirects that the platform took, for an order. */
const taken = (orderId: string) =>
  platform.world.log.filter(
    ({ operation, subject }) => operation === 'requestRedirect' && subject === orderId,
  );

describe('S4.51: a redirect is available only when every item may go', () => {
  it.each<[string, ItemBuilder]>([
    ['An item has not been handed over yet.', anItem().at('accepted').by(VENLO)],
    ['An item is cancelled.', movable('Cards').current('cancelled')],
    ['An item is rejected.', movable('Cards').current('rejected')],
    [
      'An item has already been redirected or routed anew.',
      movable('Cards').linked('redirectedItem', 'sim://item-service/v1/items/other'),
    ],
  ])('%s', async (reason, other) => {
    await open([movable('Flyers'), other]);
    expect(await entry()).toHaveAttribute('aria-disabled', 'true');
    expect(await entry()).toHaveAccessibleDescription(reason);
  });

  it('S6.9: who may not reorder finds no entry for it', async () => {
    await open([movable('Flyers')], 'viewer');
    expect(await screen.findByRole('button', { name: 'Order JSON' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Redirect to another fulfiller' })).not.toBeInTheDocument();
  });
});

describe('S4.48: the redirect wizard', () => {
  it('goes over items and fulfillers to the request, each step with what it still needs', async () => {
    const { dialog, user, orderId } = await openWizard([
      movable('Flyers'),
      movable('Posters'),
      movable('Cards'),
    ]);
    expect(dialog.getByRole('heading', { name: 'Step 1 of 3: Select items' })).toBeInTheDocument();
    expect(next(dialog)).toHaveAccessibleDescription('Select at least one item.');
    await user.click(next(dialog));
    expect(dialog.getByRole('heading', { name: 'Step 1 of 3: Select items' })).toBeInTheDocument();
    expect(item(dialog, 'Flyers')).toHaveAccessibleDescription(/Now at Printworks Venlo/);
    await user.click(item(dialog, 'All items'));
    await user.click(item(dialog, 'Cards'));
    expect(item(dialog, 'All items')).not.toBeChecked();
    await user.click(next(dialog));

    expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Select new fulfillers' })).toHaveFocus();
    const flyers = await options(dialog, 'Flyers');
    const present = await flyers.findByRole('radio', { name: 'Printworks Venlo' });
    expect(present).toHaveAccessibleDescription('Present fulfiller');
    await user.click(present);
    expect(present).not.toBeChecked();
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
      await dialog.findByRole('table', { name: /cancelled at their present fulfiller and created anew/ }),
    );
    expect(moves.getAllByRole('row')).toHaveLength(3);
    expect(moves.getByRole('row', { name: /^1 × Flyers Printworks Venlo / })).toBeInTheDocument();
    const waits = dialog.getByRole('checkbox', {
      name: 'Wait until the present fulfiller has accepted the cancellation',
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

  it('S3.45: a fulfiller that is offered twice is told apart by its configuration, up to the request', async () => {
    const [small, large] = ['elbe.small', 'elbe.large'].map(
      (id) => `http://fulfillment-expectations.platform.test/v4/fulfillmentConfigurations/${id}`,
    );
    const options = [small, large].map((href, place) => ({
      ...{ fulfillerId: ELBE, fulfillerName: 'Druckhaus Elbe', rank: place + 1 },
      _links: { fulfillmentConfiguration: { href } },
    }));
    const body = { routingRequestId: 'r', _embedded: { routingResult: { options } } };
    platform.faults.next({ path: /routingRequests/ }, { kind: 'status', status: 200, body }, 9);
    const { dialog, user, orderId } = await openWizard([movable('Flyers')]);
    await user.click(item(dialog, 'Flyers'));
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

  it('S3.14: an item whose quantity nobody knows is named without one', async () => {
    const { dialog, user } = await openWizard([movable('Flyers').quantity(0)]);
    expect(item(dialog, 'Flyers')).not.toHaveAccessibleDescription(/Quantity/);
    await toLastStep({ user }, dialog, 'Flyers');
    expect(dialog.getByRole('row', { name: /^Flyers Printworks Venlo / })).toBeInTheDocument();
  });

  it('S2.91: who may not read fulfillers sees their ids, at every step and in what has changed', async () => {
    const { user, orderId } = await open([movable('Flyers')], 'merchantOperator');
    await user.click(await entry());
    const dialog = await wizard();
    const fulfiller = await toLastStep({ user }, dialog, 'Flyers');
    expect(fulfiller).toMatch(/^[a-z0-9]{10}$/);
    const row = new RegExp(`^1 × Flyers ${VENLO} ${fulfiller}$`);
    expect(dialog.getByRole('row', { name: row })).toBeInTheDocument();
    changeMeanwhile(platform, orderId, (changed) =>
      Object.assign(changed, { fulfillerId: ELBE, globalFulfillerId: ELBE }),
    );
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    const change = await dialog.findByRole('row', { name: `Flyers Fulfiller ${VENLO} ${ELBE}` });
    expect(change).toBeInTheDocument();
  });

  it('an item without routing says so, and keeps the step', async () => {
    const bare = anItem().at('accepted').closed('baton').by(VENLO).having({ merchantProductName: 'Cards' });
    const { dialog, user } = await openWizard([bare]);
    await user.click(item(dialog, 'Cards'));
    await user.click(next(dialog));
    expect(
      dialog.getByText('The platform gives no routing for this item, so it cannot be redirected.'),
    ).toBeVisible();
    expect(next(dialog)).toHaveAttribute('aria-disabled', 'true');
  });

  it('routing that cannot be had says so, and is asked again', async () => {
    const { dialog, user } = await openWizard([movable('Flyers')]);
    platform.faults.next({ path: /routingRequests/ }, { kind: 'status', status: 500 }, 3);
    await user.click(item(dialog, 'Flyers'));
    await user.click(next(dialog));
    await dialog.findByText('The routing options could not be loaded.');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await free(dialog, 'Flyers')).toHaveLength(2);
  });
});

describe('S8.20: what can come of the request', () => {
  it('refused: “Request failed” with the platform’s words; what was chosen stays and can be sent again', async () => {
    const { dialog, user, orderId } = await openWizard([movable('Flyers')]);
    const fulfiller = await toLastStep({ user }, dialog, 'Flyers');
    platform.faults.next(REDIRECT, {
      kind: 'status',
      status: 409,
      body: { message: 'The item is being produced.' },
    });
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    const failure = within(await dialog.findByRole('alert'));
    expect(failure.getByText('Request failed')).toBeInTheDocument();
    expect(failure.getByText('The item is being produced.')).toBeInTheDocument();
    expect(dialog.getByRole('cell', { name: fulfiller })).toBeInTheDocument();
    platform.faults.next(REDIRECT, { kind: 'status', status: 403 });
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    expect(await dialog.findByText('You do not have permission to perform this action')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    await screen.findByText('Request succeeded. The selected items are being redirected.');
    expect(taken(orderId)).toHaveLength(1);
  });

  it('no answer: it is not repeated; a look at the order finds it, and the choices are gone', async () => {
    const { dialog, user, orderId } = await openWizard([movable('Flyers')]);
    await toLastStep({ user }, dialog, 'Flyers');
    await user.click(dialog.getByRole('checkbox', { name: /^Wait until/ }));
    platform.faults.next(REDIRECT, { kind: 'networkErrorAfterApplying' });
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    expect(await dialog.findByText('We could not confirm this. Do not repeat it.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Request redirect' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByText('It was applied. There is nothing left to send.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(taken(orderId)).toHaveLength(1);
  });

  it.each<[string, (changed: ItemDocument) => void, string]>([
    [
      'it has gone elsewhere',
      (changed) => Object.assign(changed, { fulfillerId: ELBE, globalFulfillerId: ELBE }),
      'Fulfiller',
    ],
    [
      'another redirect waits for its cancellation',
      ({ statuses }) => Object.assign(statuses ?? {}, { pendingCancellation: { state: 'current' } }),
      'Pending cancellation No Yes',
    ],
    [
      'another redirect has been made',
      ({ _links }) =>
        Object.assign(_links ?? {}, { redirectedItem: { href: 'sim://item-service/v1/items/x' } }),
      'Why it cannot be redirected None An item has already been redirected or routed anew.',
    ],
  ])('%s since it was shown: nothing is sent, and what differs is shown', async (_title, change, row) => {
    const { dialog, user, orderId } = await openWizard([movable('Flyers')]);
    await toLastStep({ user }, dialog, 'Flyers');
    changeMeanwhile(platform, orderId, change);
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    expect(
      await dialog.findByText('Nothing was sent: the order has changed since it was shown.'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('row', { name: new RegExp(`Flyers ${row}`) })).toBeInTheDocument();
    expect(taken(orderId)).toEqual([]);
  });
});

describe('choices that have not been sent', () => {
  it('are not lost by closing or by going back without a question', async () => {
    const { dialog, user, router } = await openWizard([movable('Flyers')]);
    await user.click(item(dialog, 'Flyers'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard your choices?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(item(dialog, 'Flyers')).toBeChecked();
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.search).toContain('modal=redirect');
    await act(() => router.navigate(-1));
    await user.click(await screen.findByRole('button', { name: 'Discard choices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('without any, it closes at once', async () => {
    const { dialog, user } = await openWizard([movable('Flyers')]);
    await user.click(item(dialog, 'Flyers'));
    await user.click(item(dialog, 'Flyers'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
