import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aSearch } from '#test/domainBuilders.ts';
import { type App, openDrawer, saved, savedSearchesScene } from './savedSearches.ts';
import { find, keptSavedSearches } from './searchPage.ts';

const { platform, open, appWith, keptNames } = savedSearchesScene();

const picker = (drawer: Awaited<ReturnType<typeof find.drawer>>) =>
  drawer.getByRole('combobox', { name: 'Saved and recommended searches' });

describe('S2.21, S5.11: saving a search', () => {
  it('keeps what was typed of a search that was not saved yet, and nothing of one that was', async () => {
    const app = await appWith([], '/?merchants=acme-print&page=1');
    const drawer = await openDrawer(app);
    const openSave = async () => {
      await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
      return within(await screen.findByRole('dialog', { name: 'Save search' }));
    };
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save search' })).not.toBeInTheDocument());
    let dialog = await openSave();
    await app.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Acme');
    await app.user.keyboard('{Escape}');
    await isClosed();
    dialog = await openSave();
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Acme');
    await app.user.click(dialog.getByRole('button', { name: 'Save search' }));
    await isClosed();
    dialog = await openSave();
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
  });

  it('what was typed for one search is not there for another', async () => {
    const app = await appWith([], '/?merchants=acme-print&page=1');
    const drawer = await openDrawer(app);
    const openSave = async () => {
      await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
      return dialog.getByRole('textbox', { name: /^Name/ });
    };
    await app.user.type(await openSave(), 'Acme');
    await app.user.keyboard('{Escape}');
    await app.user.click(
      await drawer.findByRole('button', { name: 'Remove filter “Merchants: Acme Print”' }),
    );
    expect(await openSave()).toHaveValue('');
  });

  it('needs a name, and keeps text, filters and sort under it', async () => {
    const app = await appWith([], '/?searchTerm=ana&merchants=acme-print&sortField=relevance&page=1');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    const submit = dialog.getByRole('button', { name: 'Save search' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveAccessibleDescription('Enter a name first.');
    expect(await dialog.findByText('Merchants: Acme Print')).toBeInTheDocument();
    await app.user.type(dialog.getByRole('textbox', { name: /^Name/ }), '  Acme and Ana ');
    await app.user.selectOptions(dialog.getByRole('combobox', { name: 'Period' }), 'Last 24 hours');
    await app.user.click(dialog.getByRole('checkbox', { name: 'Also save the columns of the table' }));
    await app.user.click(submit);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Save search' })).not.toBeInTheDocument(),
    );
    expect(within(picker(drawer)).getByRole('option', { name: /^Acme and Ana/ })).toBeInTheDocument();
    expect(app.store.getState().settings.savedSearches).toMatchObject([
      {
        name: 'Acme and Ana',
        criteria: {
          searchTerm: 'ana',
          sortField: 'relevance',
          filters: { merchants: ['acme-print'] },
          period: { value: 24, unit: 'hours' },
          startDate: null,
        },
        columns: expect.arrayContaining(['status', 'merchant']),
      },
    ]);
    await waitFor(() => expect(keptNames()).toEqual(['Acme and Ana']));
  });

  it('under a name that is in use asks before it replaces', async () => {
    const app = await appWith([saved('Mine')], '/?merchants=kartenzauber&page=1');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await app.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Mine');
    await app.user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('A search named “Mine” already exists. Replace it?');
    expect(app.store.getState().settings.savedSearches[0]?.criteria.filters.merchants).toEqual([
      'acme-print',
    ]);
    await app.user.click(dialog.getByRole('button', { name: 'Replace search' }));
    expect(app.store.getState().settings.savedSearches).toMatchObject([
      { name: 'Mine', criteria: { filters: { merchants: ['kartenzauber'] } } },
    ]);
    await waitFor(() =>
      expect(keptSavedSearches(platform)[0]?.criteria.filters.merchants).toEqual(['kartenzauber']),
    );
  });

  it('under a name that differs in letter case only asks as well', async () => {
    const app = await appWith([saved('Mine')], '/?merchants=kartenzauber&page=1');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await app.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'mine');
    await app.user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('A search named “Mine” already exists. Replace it?');
    await app.user.click(dialog.getByRole('button', { name: 'Replace search' }));
    await waitFor(() => expect(keptNames()).toEqual(['mine']));
    expect(keptSavedSearches(platform)[0]?.criteria.filters.merchants).toEqual(['kartenzauber']);
  });

  it('S2.29: is there after a reload, picked it overwrites the filters, and Back returns to what was', async () => {
    const before = await appWith([saved('Mine')]);
    before.close();
    const app = await open('/?statuses=routing&searchTerm=x&page=1');
    await screen.findByRole('heading', { name: /^No orders found/ });
    const drawer = await openDrawer(app);
    await waitFor(() =>
      expect(within(picker(drawer)).getByRole('option', { name: /^Mine/ })).toBeInTheDocument(),
    );
    await app.user.selectOptions(
      picker(drawer),
      within(picker(drawer)).getByRole('option', { name: /^Mine/ }),
    );
    expect(await drawer.findByText('Merchants: Acme Print')).toBeInTheDocument();
    expect(drawer.queryByText('Item status: Routing')).not.toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(app.router.state.location.search).toBe('?searchTerm=x&merchants=acme-print&page=1'),
    );
    await app.router.navigate(-1);
    await waitFor(() => expect(find.tags().getByText('Item status: Routing')).toBeInTheDocument());
    expect(app.router.state.location.search).toBe('?statuses=routing&searchTerm=x&page=1');
  });
});

describe('S2.19: the saved and recommended searches in the drawer', () => {
  it('S2.33: recommends the six, each with its filters', async () => {
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

  it('shows how many orders each would find, and a dash where that fails', async () => {
    const app = await appWith([saved('Mine'), saved('All', { criteria: aSearch() })]);
    // Matched by its request: a count of the previous test may still be pending.
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

  it('shows the name of the search whose filters are set, until they are changed', async () => {
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

  it('leaves the typed text and dates, and says that the filters were replaced', async () => {
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

  it('replaces what the saved one has of its own, and says so', async () => {
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

  it('S2.22: Clear all also empties the search text and the dates', async () => {
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

  it('a search of the last 24 hours is saved as one', async () => {
    const app = await appWith([], '/?period=24h&page=1');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    expect(dialog.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 24 hours');
  });

  it('a text removed there is not searched for', async () => {
    const app = await appWith([saved('Mine')]);
    await app.user.type(find.term(), 'abc');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Remove filter “Search text: abc”' }));
    await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
    await find.orderIds();
    expect(app.router.state.location.search).toBe('?page=1');
    expect(find.term()).toHaveValue('');
  });

  it('brings its columns along', async () => {
    const app = await appWith([saved('Mine', { columns: ['merchant'] })]);
    const drawer = await openDrawer(app);
    await app.user.selectOptions(
      picker(drawer),
      within(picker(drawer)).getByRole('option', { name: /^Mine/ }),
    );
    await app.user.click(drawer.getByRole('button', { name: 'Apply' }));
    await find.orderIds();
    expect((await find.headers()).slice(-2)).toEqual(['Order ID', 'Merchant']);
    expect(app.store.getState().settings.columns).toBeNull();
  });
});
