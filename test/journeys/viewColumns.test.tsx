import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { App } from '#test/renderApp.tsx';
import { openDrawer, saved, savedSearchesScene } from './savedSearches.ts';
import { find } from './searchPage.ts';

const { open, appWith } = savedSearchesScene();

const NARROW = ['Order ID', 'Merchant', 'Status'];
const query = ({ router }: App) => router.state.location.search;

/** R7: views carry columns. */
it('the columns of a view apply to other pages, sorts, tabs and filters, and after returning from an order', async () => {
  const app = await open('/?merchants=acme-print&page=1&columns=merchant&columns=status');
  await find.orderIds();
  expect(await find.headers()).toEqual(NARROW);
  await app.user.selectOptions(find.sort(), 'Promise date (earliest first)');
  await waitFor(() => expect(query(app)).toMatch(/sortField=promiseDate.*&columns=merchant&columns=status$/));
  await app.user.click(await screen.findByRole('tab', { name: /^Delayed/ }));
  await waitFor(() => expect(query(app)).toMatch(/delayedStatuses=.*&columns=merchant&columns=status$/));
  await app.user.click(screen.getByRole('tab', { name: /^All/ }));
  // Until then, the tags belong to the search of the tab before.
  await waitFor(() => expect(find.tags().getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1));
  await find.orderIds();
  await app.user.click(screen.getByRole('button', { name: 'Remove filter “Merchants: Acme Print”' }));
  await waitFor(async () => expect(await find.orderIds()).toHaveLength(2));
  expect(query(app)).toMatch(/^\?sortField=promiseDate&page=1&columns=merchant&columns=status$/);
  expect(await find.headers()).toEqual(NARROW);
  await app.user.click(screen.getByRole('link', { name: 'order-of-kartenzauber' }));
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/&columns=status$/));
});

it('R63: the copied link contains the search and the visible columns', async () => {
  const app = await open(
    '/?merchants=acme-print&sortField=promiseDate&page=1&columns=merchant&columns=status',
  );
  await find.orderIds();
  await app.user.click(await screen.findByRole('button', { name: 'Copy link to search' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/?merchants=acme-print&sortField=promiseDate&page=1&columns=merchant&columns=status`,
  );
});

it('R592: a saved view without columns and its link show only the order ID', async () => {
  const app = await appWith([saved('Bare', { columns: [] })]);
  await app.user.click(await screen.findByRole('link', { name: /^Bare/ }));
  await find.orderIds();
  expect(await find.headers()).toEqual(['Order ID']);
  await app.user.click(await screen.findByRole('button', { name: 'Copy link to search' }));
  expect(await navigator.clipboard.readText()).toMatch(/&columns=$/);
});

it('a view without columns shows the user’s own, whatever view was open before', async () => {
  const searches = [saved('Narrow', { columns: ['merchant', 'status'] }), saved('Plain')];
  const app = await appWith(searches);
  await app.user.click(await screen.findByRole('link', { name: /^Narrow/ }));
  await find.orderIds();
  expect(await find.headers()).toEqual(NARROW);
  await act(() => app.router.navigate('/reports'));
  await app.user.click(await screen.findByRole('link', { name: 'Plain' }));
  await find.orderIds();
  await waitFor(async () => expect(await find.headers()).toContain('Recipient'));
  await act(() => app.router.navigate(-2));
  await waitFor(async () => expect(await find.headers()).toEqual(NARROW));
});

it('a saved search selected in the drawer applies its columns with Apply', async () => {
  const app = await appWith(
    [saved('Narrow', { columns: ['merchant', 'status'] })],
    '/?merchants=acme-print&page=1',
  );
  await find.orderIds();
  const drawer = await openDrawer(app);
  const picker = drawer.getByRole('combobox', { name: 'Saved and recommended searches' });
  await app.user.selectOptions(picker, within(picker).getByRole('option', { name: /^Narrow/ }));
  expect(query(app)).not.toContain('columns');
  await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
  await waitFor(async () => expect(await find.headers()).toEqual(NARROW));
  expect(query(app)).toMatch(/&columns=merchant&columns=status$/);
  expect(app.store.getState().settings.columns).toBeNull();
});
