import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { closeWhenSaved } from '#test/closeWhenSaved.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const DOCUMENT = 'int-OOPs-searchColumns';

platform.world.addOrder(
  anOrder()
    .id('order-in-trouble')
    .having({ merchantOrderId: 'merchant-in-trouble' })
    .with(
      anItem().priced(20).late('preparing', 5).current('pendingCancellation'),
      anItem().priced(5, 'USD').current('rejected', { detail: 'Out of stock' }),
    )
    .build(),
);
platform.world.addOrder(
  anOrder().id('order-in-health').of('kartenzauber').with(anItem().at('producing').by('k3vd81mq0z')).build(),
);

type App = Awaited<ReturnType<typeof renderApp>>;
let apps: App[] = [];

async function open(
  as: PersonName = 'staff',
  more: Partial<Parameters<typeof renderApp>[0]> = {},
): Promise<App> {
  const app = await renderApp({ platform, as, route: '/?page=1', ...more });
  apps.push(app);
  return app;
}

const keyOf = (as: PersonName, name = DOCUMENT) => `settings/${PEOPLE[as].sub}/${name}`;
const store = (document: unknown, as: PersonName = 'staff') => platform.world.shelf.set(keyOf(as), document);
const storedColumns = () => platform.world.shelf.get(keyOf('staff'));

afterEach(async () => {
  await closeWhenSaved(apps);
  apps = [];
  for (const [key] of platform.world.shelf.entries('settings/')) platform.world.shelf.delete(key);
});

const headers = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('columnheader')
    .map((header) => header.textContent)
    .filter((text) => text !== '');
};
const rowOf = async (orderId: string) =>
  (await screen.findByRole('link', { name: orderId })).closest('tr') as HTMLElement;
const DEFAULTS = [
  'Order id',
  'Status',
  'Order type',
  'Merchant',
  'Fulfiller',
  'Recipient',
  'Created (UTC)',
  'Promised',
  'Total',
];

async function openColumns({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('region', { name: 'Columns of the results table' }));
}

describe('what the table shows', () => {
  it('S2.42: the default columns, led by the order id, which is a link', async () => {
    await open();
    expect(await headers()).toEqual(DEFAULTS);
    expect(await screen.findByRole('link', { name: 'order-in-trouble' })).toHaveAttribute(
      'href',
      '/orders/order-in-trouble',
    );
  });

  it('S2.42: the order id in the chosen format', async () => {
    platform.world.shelf.set(keyOf('staff', 'int-OOPs-appSettings'), { idFormat: 'merchant' });
    await open();
    expect(await screen.findByRole('link', { name: 'merchant-in-trouble' })).toHaveAttribute(
      'href',
      '/orders/order-in-trouble',
    );
  });

  it('S2.52: a total per currency, and no such column for who sees no merchant’s prices', async () => {
    await open();
    expect(within(await rowOf('order-in-trouble')).getByText('€20.00')).toBeInTheDocument();
    await open('fulfillerOperator');
    await waitFor(async () => expect(screen.getAllByRole('table')).toHaveLength(2));
    const [, table] = screen.getAllByRole('table');
    if (!table) throw new Error('No second table');
    await waitFor(() =>
      expect(within(table).queryByRole('columnheader', { name: 'Total' })).not.toBeInTheDocument(),
    );
    expect(within(table).getByRole('columnheader', { name: 'Status' })).toBeInTheDocument();
  });

  it('S2.61: the status has an icon for each warning; pointing at them or focusing them lists each', async () => {
    const { user } = await open();
    const row = within(await rowOf('order-in-trouble'));
    const marks = await row.findByRole('button', { name: 'Error, Missed SLA, Pending cancellation' });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(marks);
    const lines = within(await screen.findByRole('tooltip')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Error: Rejected, Out of stock',
      'Missed SLA: Awaiting order preparation, 5 h late, preparing is late',
      'Pending cancellation',
    ]);
    await user.unhover(marks);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    marks.focus();
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('a cell with several values shows the first, and a tooltip lists all', async () => {
    const { user } = await open();
    const row = within(await rowOf('order-in-trouble'));
    await user.hover(await row.findByRole('button', { name: '+1 more' }));
    const lines = within(await screen.findByRole('tooltip')).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['€20.00', 'US$5.00']);
  });
});

describe('S2.41: the Columns popover', () => {
  it('Apply shows the ticked columns and stores them', async () => {
    const app = await open();
    const panel = await openColumns(app);
    expect(panel.getByRole('checkbox', { name: 'Order id (always first)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await app.user.click(panel.getByRole('checkbox', { name: 'Recipient' }));
    await app.user.click(panel.getByRole('checkbox', { name: 'Sales channel' }));
    expect(await headers()).toEqual(DEFAULTS);
    await app.user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(async () =>
      expect(await headers()).toEqual([...DEFAULTS.filter((name) => name !== 'Recipient'), 'Sales channel']),
    );
    await waitFor(() =>
      expect(storedColumns()).toEqual({
        columns: [
          'status',
          'orderType',
          'merchant',
          'fulfiller',
          'createdDate',
          'promiseDate',
          'customerTotal',
          'salesChannel',
        ],
      }),
    );
    expect(JSON.parse(localStorage.getItem('console.preferences') ?? '{}')).toMatchObject({
      columns: expect.arrayContaining(['salesChannel']),
    });
  });

  it('what is applied over the columns of a link is still there when one comes back', async () => {
    const app = await open('staff', { route: '/?page=1&columns=merchant&columns=status' });
    expect(await headers()).toEqual(['Order id', 'Merchant', 'Status']);
    const panel = await openColumns(app);
    await app.user.click(panel.getByRole('checkbox', { name: 'Recipient' }));
    await app.user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(async () => expect(await headers()).toContain('Recipient'));
    await act(() => app.router.navigate('/orders/order-in-health'));
    await screen.findByRole('heading', { level: 1, name: 'order-in-health' });
    await act(() => app.router.navigate(-1));
    await waitFor(async () => expect(await headers()).toContain('Recipient'));
    expect(app.router.state.location.search).toBe('?page=1');
  });

  it('columns move by button and by Alt with an arrow', async () => {
    const app = await open();
    const panel = await openColumns(app);
    await app.user.click(panel.getByRole('button', { name: 'Move “Merchant” up' }));
    panel.getByRole('checkbox', { name: 'Status' }).focus();
    await app.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(panel.getByRole('checkbox', { name: 'Status' })).toHaveFocus();
    await app.user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(async () =>
      expect((await headers()).slice(0, 4)).toEqual(['Order id', 'Merchant', 'Status', 'Order type']),
    );
    await waitFor(() =>
      expect(storedColumns()).toMatchObject({ columns: expect.arrayContaining(['merchant', 'status']) }),
    );
  });

  it('Reset brings the default columns back at once', async () => {
    store({ columns: ['merchant'] });
    const app = await open();
    await waitFor(async () => expect(await headers()).toEqual(['Order id', 'Merchant']));
    const panel = await openColumns(app);
    await app.user.click(panel.getByRole('button', { name: 'Reset' }));
    expect(panel.getByRole('checkbox', { name: 'Recipient' })).toBeChecked();
    await waitFor(async () => expect(await headers()).toEqual(DEFAULTS));
    await waitFor(() =>
      expect(storedColumns()).toMatchObject({ columns: expect.arrayContaining(['recipient']) }),
    );
  });

  it('Escape leaves everything as it was, and the focus goes back', async () => {
    const app = await open();
    const panel = await openColumns(app);
    await app.user.click(panel.getByRole('checkbox', { name: 'Recipient' }));
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Columns of the results table' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
    expect(await headers()).toEqual(DEFAULTS);
  });
});

describe('when the settings service fails', () => {
  it('a save that fails says so, keeps the columns here, and is made up for by the next change', async () => {
    const app = await open();
    await screen.findByRole('table');
    platform.faults.next({ service: 'customizr', method: 'PUT' }, { kind: 'status', status: 403 });
    const panel = await openColumns(app);
    await app.user.click(panel.getByRole('checkbox', { name: 'Recipient' }));
    await app.user.click(panel.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your columns could not be saved.');
    expect(await headers()).not.toContain('Recipient');
    expect(storedColumns()).toBeUndefined();
    const again = await openColumns(app);
    expect(again.getByText(/^Not saved\./)).toBeInTheDocument();
    await app.user.click(again.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(storedColumns()).toMatchObject({ columns: expect.not.arrayContaining(['recipient']) }),
    );
  });

  it('a load that fails writes nothing over what is stored', async () => {
    store({ columns: ['merchant'] });
    platform.faults.next({ service: 'customizr', path: /searchColumns/ }, { kind: 'status', status: 500 }, 3);
    await open();
    expect(await headers()).toEqual(DEFAULTS);
    expect(storedColumns()).toEqual({ columns: ['merchant'] });
  });

  it('a document that nobody can read is set aside with a notice', async () => {
    store({ columns: 'merchant' });
    await open();
    expect(await screen.findByText(/Your saved columns could not be read/)).toBeInTheDocument();
    expect(await headers()).toEqual(DEFAULTS);
    expect(storedColumns()).toEqual({ columns: 'merchant' });
  });
});
