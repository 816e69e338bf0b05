import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { names, openDrawer, picker, saved, savedSearchesScene } from './savedSearches.ts';
import { find, keepSavedSearches, keptSavedSearches } from './searchPage.ts';

const { platform, open, appWith, keptNames } = savedSearchesScene();

describe('S2.21, S5.11: saving a search', () => {
  it('keeps the typed text until the search is saved, and deletes it then', async () => {
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

  it('does not keep text typed for another search', async () => {
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

  it('needs a name, and saves text, filters and sort under it', async () => {
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
    await app.user.click(dialog.getByRole('checkbox', { name: 'Also save the table columns' }));
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

  it('asks before it replaces a search with the same name', async () => {
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

  it('R504: says that it is not stored, and stores it on a retry', async () => {
    const app = await appWith([], '/?merchants=kartenzauber&page=1');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    platform.faults.next({ method: 'PUT', path: /savedSearches/ }, { kind: 'status', status: 422 });
    await app.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Mine');
    await app.user.click(dialog.getByRole('button', { name: 'Save search' }));
    await drawer.findByText(/^Your searches were not saved\./);
    expect(drawer.getByRole('option', { name: /^Mine/ })).toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(keptNames()).toEqual(['Mine']));
    await waitFor(() => expect(drawer.queryByText(/were not saved/)).toBeNull());
  });

  it('R504: says if the stored searches are unknown, because one can have the same name', async () => {
    keepSavedSearches(platform, [saved('Mine')]);
    platform.faults.next({ method: 'GET', path: /savedSearches/ }, { kind: 'status', status: 403 });
    const app = await open('/?merchants=kartenzauber&page=1');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await dialog.findByText(/^Your saved searches could not be loaded\./);
    await app.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names(app)).toEqual(['Mine']));
    await app.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Mine');
    await app.user.click(dialog.getByRole('button', { name: 'Save search' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('A search named “Mine” already exists. Replace it?');
  });

  it('asks also if the name differs only in letter case', async () => {
    const app = await appWith([saved('Mine')], '/?merchants=kartenzauber&page=1');
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await app.user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'mine');
    // The second Enter of two does not answer the question.
    await app.user.keyboard('{Enter}{Enter}');
    expect(dialog.getByRole('alert')).toHaveTextContent('A search named “Mine” already exists. Replace it?');
    await app.user.click(dialog.getByRole('button', { name: 'Replace search' }));
    await waitFor(() => expect(keptNames()).toEqual(['mine']));
    expect(keptSavedSearches(platform)[0]?.criteria.filters.merchants).toEqual(['kartenzauber']);
  });

  it('S2.29: it survives a reload, selecting it overwrites the filters, and Back restores them', async () => {
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
