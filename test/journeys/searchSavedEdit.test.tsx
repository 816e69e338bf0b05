import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsSavedElsewhere } from '#store/people/settingsOperations.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { type App, names, openDrawer, saved, savedSearchesScene } from './savedSearches.ts';
import { find, keepSavedSearches } from './searchPage.ts';

const { platform, open, appWith, keptNames } = savedSearchesScene();

describe('S2.20: the dialog that edits saved searches', () => {
  async function openEditor(app: App) {
    const drawer = await openDrawer(app);
    await app.user.click(drawer.getByRole('button', { name: 'Edit saved searches' }));
    return within(await screen.findByRole('dialog', { name: 'Edit saved searches' }));
  }
  const namesIn = (dialog: ReturnType<typeof within>) =>
    within(dialog.getByRole('list'))
      .getAllByRole('listitem')
      .map((row) => row.textContent?.trim());

  it('sorts by buttons and by Alt with arrow keys, and announces the new position', async () => {
    const app = await appWith(['A', 'B', 'C'].map((name) => saved(name)));
    const dialog = await openEditor(app);
    expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
      'You have not changed anything yet.',
    );
    await app.user.click(dialog.getByRole('button', { name: 'Move “C” up' }));
    expect(namesIn(dialog)).toEqual(['A', 'C', 'B']);
    expect(dialog.getByText('“C” is now in position 2 of 3')).toBeInTheDocument();
    dialog.getByRole('button', { name: 'Delete “A”' }).focus();
    await app.user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(namesIn(dialog)).toEqual(['C', 'B', 'A']);
    expect(dialog.getByRole('button', { name: 'Delete “A”' })).toHaveFocus();
    expect(names(app)).toEqual(['A', 'B', 'C']);
    await app.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(keptNames()).toEqual(['C', 'B', 'A']));
  });

  it('deletes, moves the focus to the next row, and saves nothing on closing; deleted searches can be restored', async () => {
    const app = await appWith(['A', 'B'].map((name) => saved(name)));
    const dialog = await openEditor(app);
    await app.user.click(dialog.getByRole('button', { name: 'Delete “A”' }));
    expect(dialog.getByRole('button', { name: 'Delete “B”' })).toHaveFocus();
    await app.user.click(dialog.getByRole('button', { name: 'Delete “B”' }));
    expect(dialog.getByText('There are no saved searches.')).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(names(app)).toEqual(['A', 'B']);
    await app.user.click(await (await find.drawer()).findByRole('button', { name: 'Edit saved searches' }));
    const again = within(await screen.findByRole('dialog', { name: 'Edit saved searches' }));
    expect(again.getByText('There are no saved searches.')).toBeInTheDocument();
    await app.user.click(again.getByRole('button', { name: 'Start over' }));
    await app.user.click(again.getByRole('button', { name: 'Delete “A”' }));
    await app.user.click(again.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(keptNames()).toEqual(['B']));
    await app.user.click(await (await find.drawer()).findByRole('button', { name: 'Edit saved searches' }));
    const left = within(await screen.findByRole('dialog', { name: 'Edit saved searches' }));
    expect(namesIn(left)).toEqual(['B']);
    expect(left.queryByRole('button', { name: 'Start over' })).toBeNull();
  });

  it('R62: renames in place; the search keeps its position, and its row keeps the focus', async () => {
    const app = await appWith(['A', 'B', 'C'].map((name) => saved(name)));
    const dialog = await openEditor(app);
    await app.user.click(dialog.getByRole('button', { name: 'Rename “B”' }));
    const field = dialog.getByRole('textbox', { name: 'New name for “B”' });
    expect(field).toHaveFocus();
    await app.user.clear(field);
    expect(field).toHaveAccessibleDescription('Enter a name first.');
    await app.user.type(field, ' Late today {Enter}');
    expect(namesIn(dialog)).toEqual(['A', 'Late today', 'C']);
    expect(dialog.getByRole('button', { name: 'Rename “Late today”' })).toHaveFocus();
    await app.user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(keptNames()).toEqual(['A', 'Late today', 'C']));
  });

  it('R62: rejects the name of another search in any letter case; Escape keeps the old name and the dialog open', async () => {
    const app = await appWith(['Late', 'Mine'].map((name) => saved(name)));
    const dialog = await openEditor(app);
    await app.user.click(dialog.getByRole('button', { name: 'Rename “Mine”' }));
    const field = dialog.getByRole('textbox', { name: 'New name for “Mine”' });
    await app.user.clear(field);
    await app.user.type(field, 'LATE{Enter}');
    expect(field).toHaveAccessibleDescription('A search named “LATE” already exists. Choose another name.');
    await app.user.keyboard('{Escape}');
    expect(namesIn(dialog)).toEqual(['Late', 'Mine']);
    expect(dialog.getByRole('button', { name: 'Rename “Mine”' })).toHaveFocus();
    await app.user.click(dialog.getByRole('button', { name: 'Rename “Mine”' }));
    await app.user.clear(dialog.getByRole('textbox'));
    await app.user.type(dialog.getByRole('textbox'), 'MINE{Enter}');
    expect(namesIn(dialog)).toEqual(['Late', 'MINE']);
  });

  it('R62: saves nothing while a typed name is refused, and leaves the focus where the user puts it', async () => {
    const app = await appWith(['Late', 'Mine', 'Old'].map((name) => saved(name)));
    const dialog = await openEditor(app);
    await app.user.click(dialog.getByRole('button', { name: 'Rename “Mine”' }));
    const field = dialog.getByRole('textbox', { name: 'New name for “Mine”' });
    await app.user.clear(field);
    await app.user.type(field, 'Late');
    await app.user.click(dialog.getByRole('button', { name: 'Delete “Old”' }));
    expect(field).not.toHaveFocus();
    const submit = dialog.getByRole('button', { name: 'Save changes' });
    expect(submit).toHaveAccessibleDescription('A search named “Late” already exists. Choose another name.');
    await app.user.click(submit);
    expect(field).toHaveValue('Late');
    await app.user.type(field, ' too{Enter}');
    await app.user.click(submit);
    await waitFor(() => expect(keptNames()).toEqual(['Late', 'Late too']));
  });

  it('keeps searches that another tab saves or that load while it is open', async () => {
    keepSavedSearches(platform, [saved('A'), saved('B')]);
    const release = platform.hold({ path: /OOPs-savedSearches/ });
    const app = await open('/');
    const dialog = await openEditor(app);
    const submit = dialog.getByRole('button', { name: 'Save changes' });
    expect(dialog.queryByText('There are no saved searches.')).toBeNull();
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    release();
    expect(await dialog.findByText('B')).toBeInTheDocument();
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(dialog.getByRole('button', { name: 'Delete “A”' }));
    keepSavedSearches(platform, [saved('A'), saved('B'), saved('C')]);
    act(() => void app.store.dispatch(settingsSavedElsewhere({ document: 'savedSearches' })));
    expect(await dialog.findByText('C')).toBeInTheDocument();
    await app.user.click(submit);
    await waitFor(() => expect(keptNames()).toEqual(['B', 'C']));
    expect(names(app)).toEqual(['B', 'C']);
  });

  it('says that they could not be loaded, and tries again', async () => {
    keepSavedSearches(platform, [saved('A')]);
    platform.faults.next({ path: /OOPs-savedSearches/ }, { kind: 'status', status: 403 });
    const app = await open('/');
    const dialog = await openEditor(app);
    const notice = within(await dialog.findByRole('alert'));
    expect(notice.getByText('Your saved searches could not be loaded.')).toBeInTheDocument();
    await app.user.click(notice.getByRole('button', { name: /Retry|Try again/ }));
    expect(await dialog.findByText('A')).toBeInTheDocument();
  });

  it('copies a link that opens the search with its period and columns', async () => {
    const search = saved('Mine', {
      criteria: aSearch({ period: { value: 7, unit: 'days' } }),
      columns: ['merchant', 'status'],
    });
    const app = await appWith([search]);
    const dialog = await openEditor(app);
    await app.user.click(dialog.getByRole('button', { name: 'Copy link to “Mine”' }));
    const link = await navigator.clipboard.readText();
    expect(link).toBe(`${window.location.origin}/?period=7d&page=1&columns=merchant&columns=status`);
    app.close();
    const other = await open(link.replace(window.location.origin, ''));
    await find.orderIds();
    expect(other.store.getState().search.columns).toEqual(['merchant', 'status']);
  });
});
