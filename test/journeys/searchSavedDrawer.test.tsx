import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aSearch } from '#test/domainBuilders.ts';
import type { App } from '#test/renderApp.tsx';
import { openDrawer, picker, saved, savedSearchesScene } from './savedSearches.ts';
import { find } from './searchPage.ts';

const { platform, appWith } = savedSearchesScene();

describe('S2.19: the saved and recommended searches in the drawer', () => {
  it('S2.33: offers six recommended searches, each with its filters', async () => {
    const app = await appWith([]);
    const drawer = await openDrawer(app);
    const group = within(picker(drawer)).getByRole('group', { name: 'Recommended searches' });
    const texts = within(group)
      .getAllByRole('option')
      .map((option) => option.textContent?.replace(/ \(.*/, ''));
    expect(texts).toEqual([
      'Blocked',
      'Missed SLA',
      'Pending cancellation',
      'Awaiting customer feedback',
      'Awaiting fulfillment',
      'Awaiting fulfiller response',
    ]);
    await app.user.selectOptions(
      picker(drawer),
      within(group).getByRole('option', { name: /^Awaiting fulfillment/ }),
    );
    await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
    expect(app.router.state.location.search).toBe('?statuses=productionAccepted&statuses=production&page=1');
  });

  it('shows how many orders each one finds, and a dash if the count fails', async () => {
    const app = await appWith([saved('Mine'), saved('All', { criteria: aSearch() })]);
    // The count is recognized by its request, because a count of the previous test may still be pending.
    platform.server.use(
      http.post('http://order-manager.platform.test/v2/ordersearch', async ({ request }) => {
        const { merchantIds } = (await request.clone().json()) as { merchantIds?: string[] };
        return merchantIds ? HttpResponse.json({}, { status: 403 }) : undefined;
      }),
    );
    const drawer = await openDrawer(app);
    await waitFor(() => {
      const options = within(picker(drawer))
        .getAllByRole('option')
        .map((option) => option.textContent);
      expect(options.slice(1, 4)).toEqual(['Mine (–)', 'All (2)', 'Blocked (0)']);
    });
  });

  it('shows the name of the search with the current filters, until they change', async () => {
    const app = await appWith([saved('Mine')], '/?merchants=acme-print&page=1');
    const drawer = await openDrawer(app);
    expect(picker(drawer)).toHaveValue('saved/Mine');
    await app.user.click(
      await drawer.findByRole('button', { name: 'Remove filter “Merchants: Acme Print”' }),
    );
    expect(picker(drawer)).toHaveValue('');
  });

  const pick = async (app: App, drawer: Awaited<ReturnType<typeof find.drawer>>, name: RegExp) =>
    app.user.selectOptions(picker(drawer), within(picker(drawer)).getByRole('option', { name }));

  it('keeps the typed text and dates, and says that the filters were replaced', async () => {
    const app = await appWith([saved('Mine')]);
    await app.user.type(find.term(), 'abc');
    await app.user.clear(find.startTime());
    await app.user.type(find.startTime(), '10:00');
    const drawer = await openDrawer(app);
    await pick(app, drawer, /^Mine/);
    expect(picker(drawer)).toHaveValue('saved/Mine');
    expect(drawer.getByText('Replaced by “Mine”: filters')).toHaveAttribute('role', 'status');
    expect(drawer.getByText(/^Dates: \d{4}-\d\d-\d\d to …$/)).toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(app.router.state.location.search).toMatch(/^\?searchTerm=abc&startDate=.*&merchants=acme-print/),
    );
  });

  it('removes that message after another change', async () => {
    const app = await appWith([saved('Mine')]);
    const drawer = await openDrawer(app);
    await pick(app, drawer, /^Mine/);
    expect(drawer.getByText('Replaced by “Mine”: filters')).toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: /^Clear/ }));
    expect(drawer.queryByText(/^Replaced by/)).toBeNull();
    await pick(app, drawer, /^Mine/);
    await app.user.click(drawer.getByRole('button', { name: /^Remove filter/ }));
    expect(drawer.queryByText(/^Replaced by/)).toBeNull();
  });

  it('replaces the parts that the saved search has, and says so', async () => {
    const criteria = aSearch({
      searchTerm: 'own',
      period: { value: 24, unit: 'hours' },
      sortField: 'relevance',
    });
    const app = await appWith([saved('Day', { criteria })], '/?searchTerm=abc&merchants=acme-print&page=1');
    const drawer = await openDrawer(app);
    await pick(app, drawer, /^Day/);
    expect(drawer.getByText('Replaced by “Day”: filters, search text, dates, and sort')).toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(app.router.state.location.search).toBe('?searchTerm=own&period=24h&sortField=relevance&page=1'),
    );
  });

  it('S2.22: Clear all also clears the search text and the dates', async () => {
    const app = await appWith(
      [],
      '/?searchTerm=abc&period=24h&merchants=acme-print&sortField=relevance&page=1',
    );
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Clear all' }));
    await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?sortField=relevance&page=1'));
    expect(find.term()).toHaveValue('');
  });

  it('saves a search of the last 24 hours with this period', async () => {
    const app = await appWith([], '/?period=24h&page=1');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    expect(dialog.getByRole('textbox')).toHaveFocus();
    expect(dialog.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 24 hours');
  });

  it('does not search for a text removed in the drawer', async () => {
    const app = await appWith([saved('Mine')]);
    await app.user.type(find.term(), 'abc');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Remove filter “Search text: abc”' }));
    await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
    await find.orderIds();
    expect(app.router.state.location.search).toBe('?page=1');
    expect(find.term()).toHaveValue('');
  });

  it('S2.22: Clear all also clears the columns of the saved search', async () => {
    const app = await appWith([saved('Mine', { columns: ['merchant'] })]);
    const drawer = await openDrawer(app);
    await app.user.selectOptions(
      picker(drawer),
      within(picker(drawer)).getByRole('option', { name: /^Mine/ }),
    );
    await app.user.click(drawer.getByRole('button', { name: 'Clear all' }));
    await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
    await find.orderIds();
    expect(app.router.state.location.search).toBe('?page=1');
    expect(app.store.getState().search.columns).toBeNull();
  });
});
