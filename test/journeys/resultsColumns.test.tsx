import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { persistState } from '#app/storage/persistState.ts';
import { STORED_STATE } from '#app/storage/storedState.ts';
import type { PersonName } from '#mocks/people.ts';
import type { App } from '#test/renderApp.tsx';
import { DEFAULTS, keyOf, resultsTableScene } from './resultsTableScene.ts';
import { find } from './searchPage.ts';

const { platform, open } = resultsTableScene();

const store = (document: unknown, as: PersonName = 'staff') =>
  platform.world.documentStore.set(keyOf(as), document);
const storedColumns = () => platform.world.documentStore.get(keyOf('staff'));

async function openColumns({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('region', { name: 'Columns of the results table' }));
}

describe('S2.41: the Columns popover', () => {
  it('changes nothing on Escape, returns the focus, and keeps the selection until it is applied or discarded', async () => {
    const app = await open();
    const panel = await openColumns(app);
    await app.user.click(panel.getByRole('checkbox', { name: 'Recipient' }));
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Columns of the results table' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
    expect(await find.headers()).toEqual(DEFAULTS);
    const again = await openColumns(app);
    expect(again.getByRole('checkbox', { name: 'Recipient' })).not.toBeChecked();
    await app.user.click(again.getByRole('button', { name: 'Start over' }));
    expect(again.getByRole('checkbox', { name: 'Recipient' })).toBeChecked();
    expect(again.queryByRole('button', { name: 'Start over' })).toBeNull();
  });

  it('R502: says that the stored columns could not be loaded, and loads them on a retry', async () => {
    store({ columns: ['merchant', 'status'] });
    platform.faults.next({ service: 'customizr', path: /searchColumns/ }, { kind: 'status', status: 403 });
    const app = await open();
    const panel = await openColumns(app);
    expect(await panel.findByText(/^Your saved columns could not be loaded\./)).toBeInTheDocument();
    await app.user.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await find.headers()).toEqual([DEFAULTS[0], 'Merchant', 'Status']));
    expect(panel.getByText('Loaded.')).toHaveAttribute('role', 'status');
    expect(panel.queryByText(/could not be loaded/)).toBeNull();
  });

  it('shows and saves the selected columns on Apply', async () => {
    const app = await open();
    persistState(app.store, STORED_STATE.preferences);
    const panel = await openColumns(app);
    expect(panel.getByRole('checkbox', { name: 'Order ID (always first)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await app.user.click(panel.getByRole('checkbox', { name: 'Recipient' }));
    await app.user.click(panel.getByRole('checkbox', { name: 'Sales channel' }));
    expect(await find.headers()).toEqual(DEFAULTS);
    await app.user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(async () =>
      expect(await find.headers()).toEqual([
        ...DEFAULTS.filter((name) => name !== 'Recipient'),
        'Sales channel',
      ]),
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

  it('keeps columns applied over those of a link when the user returns', async () => {
    const app = await open('staff', { route: '/?page=1&columns=merchant&columns=status' });
    expect(await find.headers()).toEqual(['Order ID', 'Merchant', 'Status']);
    const panel = await openColumns(app);
    await app.user.click(panel.getByRole('checkbox', { name: 'Recipient' }));
    await app.user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(async () => expect(await find.headers()).toContain('Recipient'));
    await act(() => app.router.navigate('/orders/order-in-health'));
    await screen.findByRole('heading', { level: 1, name: 'order-in-health' });
    await act(() => app.router.navigate(-1));
    await waitFor(async () => expect(await find.headers()).toContain('Recipient'));
    expect(app.router.state.location.search).toBe('?page=1');
  });

  it('moves columns by button and by Alt with an arrow key', async () => {
    const app = await open();
    const panel = await openColumns(app);
    await app.user.click(await panel.findByRole('button', { name: 'Move “Merchant” up' }));
    panel.getByRole('checkbox', { name: 'Status' }).focus();
    await app.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(panel.getByRole('checkbox', { name: 'Status' })).toHaveFocus();
    await app.user.click(panel.getByRole('button', { name: 'Apply' }));
    await waitFor(async () =>
      expect((await find.headers()).slice(0, 4)).toEqual(['Order ID', 'Merchant', 'Status', 'Order type']),
    );
    await waitFor(() =>
      expect(storedColumns()).toMatchObject({ columns: expect.arrayContaining(['merchant', 'status']) }),
    );
  });

  it('restores the default columns on Reset immediately', async () => {
    store({ columns: ['merchant'] });
    const app = await open();
    await waitFor(async () => expect(await find.headers()).toEqual(['Order ID', 'Merchant']));
    const panel = await openColumns(app);
    await app.user.click(panel.getByRole('button', { name: 'Reset' }));
    expect(panel.getByRole('checkbox', { name: 'Recipient' })).toBeChecked();
    await waitFor(async () => expect(await find.headers()).toEqual(DEFAULTS));
    await waitFor(() =>
      expect(storedColumns()).toMatchObject({ columns: expect.arrayContaining(['recipient']) }),
    );
  });
});

describe('R68: the widths of columns', () => {
  it('R444: are chosen beside the columns and for the order ID, apply immediately, and are reset with Reset', async () => {
    const app = await open();
    const panel = await openColumns(app);
    const width = panel.getByRole('combobox', { name: 'Width of Status' });
    expect(width).toHaveDisplayValue('Default');
    await app.user.selectOptions(width, 'Wide');
    const header = screen.getByRole('columnheader', { name: 'Status' });
    await waitFor(() => expect(header.style.width).toContain('16rem'));
    await app.user.click(panel.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(header.style.width).toBe(''));
    expect(width).toHaveDisplayValue('Default');

    const ofId = panel.getByRole('combobox', { name: 'Width of Order ID' });
    expect(within(ofId).queryByRole('option', { name: 'Narrow' })).toBeNull();
    await app.user.selectOptions(ofId, 'Wide');
    const frame = screen.getByRole('region', { name: 'Orders found' });
    await waitFor(() => expect(frame.style.getPropertyValue('--width-orderId')).toBe('16rem'));
    await waitFor(() => expect(storedColumns()).toMatchObject({ columnWidths: { orderId: 16 } }));
    await app.user.click(panel.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(frame.style.getPropertyValue('--width-orderId')).toBe(''));
  });
});

describe('when the settings service fails', () => {
  it('a failed save says so, keeps the columns here, and is repeated with the next change', async () => {
    const app = await open();
    await screen.findByRole('table');
    platform.faults.next({ service: 'customizr', method: 'PUT' }, { kind: 'status', status: 403 });
    const panel = await openColumns(app);
    await app.user.click(panel.getByRole('checkbox', { name: 'Recipient' }));
    await app.user.click(panel.getByRole('button', { name: 'Apply' }));
    const messages = within(screen.getByRole('list', { name: 'Notifications' }));
    expect(await messages.findByRole('listitem')).toHaveTextContent('Your columns could not be saved.');
    expect(await find.headers()).not.toContain('Recipient');
    expect(storedColumns()).toBeUndefined();
    const again = await openColumns(app);
    expect(again.getByText(/^Your columns were not saved\./)).toBeInTheDocument();
    await app.user.click(again.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(storedColumns()).toMatchObject({ columns: expect.not.arrayContaining(['recipient']) }),
    );
  });

  it('a failed load does not overwrite the stored columns', async () => {
    store({ columns: ['merchant'] });
    platform.faults.next({ service: 'customizr', path: /searchColumns/ }, { kind: 'status', status: 500 }, 3);
    await open();
    expect(await find.headers()).toEqual(DEFAULTS);
    expect(storedColumns()).toEqual({ columns: ['merchant'] });
  });

  it('an unreadable document is ignored with a message, and kept', async () => {
    store({ columns: 'merchant' });
    await open();
    expect(await screen.findByText(/Your saved columns could not be read/)).toBeInTheDocument();
    expect(await find.headers()).toEqual(DEFAULTS);
    expect(storedColumns()).toEqual({ columns: 'merchant' });
  });
});
