import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { settingsSavedElsewhere } from '#store/people/settingsOperations.ts';
import { aSearch } from '#test/domainBuilders.ts';
import { listen } from '#test/heard.ts';
import type { App } from '#test/renderApp.tsx';
import { names, openDrawer, saved, savedSearchesScene } from './savedSearches.ts';
import { find, keepSavedSearches } from './searchPage.ts';

const { platform, open, appWith, keptNames } = savedSearchesScene();

describe('S2.20: the dialog that edits saved searches', () => {
  async function openEditorAgain(app: App) {
    const drawer = await find.drawer();
    await app.user.click(await drawer.findByRole('button', { name: 'Edit saved searches' }));
    return within(await screen.findByRole('dialog', { name: 'Edit saved searches' }));
  }
  async function openEditor(app: App) {
    await openDrawer(app);
    return openEditorAgain(app);
  }
  const namesIn = (dialog: ReturnType<typeof within>) =>
    dialog.getAllByRole('textbox').map((field: HTMLInputElement) => field.value);
  const savedAs = (name: string) => saved(name, { criteria: aSearch({ searchTerm: name }) });
  const nameField = (dialog: ReturnType<typeof within>, name: string) =>
    dialog.getByRole('textbox', { name: `New name for “${name}”` });

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

  it('R610: each saved change is announced', async () => {
    const app = await appWith([saved('A')]);
    const heard = listen();
    for (const [times, change] of [
      (dialog: ReturnType<typeof within>) => app.user.type(nameField(dialog, 'A'), 'B'),
      (dialog: ReturnType<typeof within>) => app.user.click(dialog.getByRole('button', { name: /^Delete/ })),
    ].entries()) {
      const dialog = await (times === 0 ? openEditor(app) : openEditorAgain(app));
      await change(dialog);
      await app.user.click(dialog.getByRole('button', { name: 'Save changes' }));
      await waitFor(() =>
        expect(heard.filter((text) => text === 'Your searches were saved.')).toHaveLength(times + 1),
      );
    }
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
    const again = await openEditorAgain(app);
    expect(again.getByText('There are no saved searches.')).toBeInTheDocument();
    await app.user.click(again.getByRole('button', { name: 'Start over' }));
    await app.user.click(again.getByRole('button', { name: 'Delete “A”' }));
    await app.user.click(again.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(keptNames()).toEqual(['B']));
    const left = await openEditorAgain(app);
    expect(namesIn(left)).toEqual(['B']);
    expect(left.queryByRole('button', { name: 'Start over' })).toBeNull();
  });

  it('keeps no draft of changes that the user has undone', async () => {
    const app = await appWith([saved('A'), saved('B')]);
    const dialog = await openEditor(app);
    await app.user.type(nameField(dialog, 'A'), 'x{Backspace}');
    await app.user.click(dialog.getByRole('button', { name: 'Move “A” down' }));
    await app.user.click(dialog.getByRole('button', { name: 'Move “A” up' }));
    expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
      'You have not changed anything yet.',
    );
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(app.store.getState().drafts).not.toHaveProperty('editSavedSearches');
  });

  it('R62: renames in place: the search keeps its position, and Enter saves', async () => {
    const app = await appWith(['A', 'B', 'C'].map(savedAs));
    const dialog = await openEditor(app);
    const field = nameField(dialog, 'B');
    await app.user.clear(field);
    expect(field).toHaveAccessibleDescription('Enter a name first.');
    await app.user.type(field, ' Late today ');
    await app.user.click(dialog.getByRole('button', { name: 'Move “C” up' }));
    expect(namesIn(dialog)).toEqual(['A', 'C', ' Late today ']);
    await app.user.type(field, '{Enter}');
    await waitFor(() => expect(keptNames()).toEqual(['A', 'C', 'Late today']));
  });

  it('R62: rejects the name of another search in any letter case; Escape closes the dialog and keeps the text', async () => {
    const app = await appWith(['Late', 'Mine'].map((name) => saved(name)));
    const dialog = await openEditor(app);
    const field = nameField(dialog, 'Mine');
    await app.user.clear(field);
    await app.user.type(field, 'LATE{Enter}');
    expect(field).toHaveAccessibleDescription('A search named “LATE” already exists. Choose another name.');
    expect(nameField(dialog, 'Late')).toBeValid();
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Edit saved searches' })).toBeNull();
    const again = await openEditorAgain(app);
    expect(namesIn(again)).toEqual(['Late', 'LATE']);
    await app.user.clear(nameField(again, 'Mine'));
    await app.user.type(nameField(again, 'Mine'), 'MINE{Enter}');
    await waitFor(() => expect(keptNames()).toEqual(['Late', 'MINE']));
  });

  it('R62: two searches can swap their names, but not have the same new one', async () => {
    const app = await appWith(['A', 'B', 'Old'].map(savedAs));
    const dialog = await openEditor(app);
    const type = async (name: string, typed: string) => {
      await app.user.clear(nameField(dialog, name));
      await app.user.type(nameField(dialog, name), typed);
    };
    const submit = dialog.getByRole('button', { name: 'Save changes' });
    await type('A', 'New');
    await type('B', 'new');
    const taken = 'A search named “New” already exists. Choose another name.';
    expect(submit).toHaveAccessibleDescription(taken);
    await app.user.click(submit);
    expect(dialog.getAllByText(/^A search named “new” already exists/i)).toHaveLength(3);
    await type('A', 'B');
    await type('B', 'A');
    await app.user.click(dialog.getByRole('button', { name: 'Delete “Old”' }));
    await app.user.click(submit);
    await waitFor(() => expect(keptNames()).toEqual(['B', 'A']));
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
    expect(await dialog.findByDisplayValue('B')).toBeInTheDocument();
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(dialog.getByRole('button', { name: 'Delete “A”' }));
    keepSavedSearches(platform, [saved('A'), saved('B'), saved('C')]);
    act(() => void app.store.dispatch(settingsSavedElsewhere({ document: 'savedSearches' })));
    expect(await dialog.findByDisplayValue('C')).toBeInTheDocument();
    await app.user.click(submit);
    await waitFor(() => expect(keptNames()).toEqual(['B', 'C']));
    expect(names(app)).toEqual(['B', 'C']);
  });

  it('R465: says that a search was renamed or deleted elsewhere while its name was being typed', async () => {
    const app = await appWith(['A', 'B'].map(savedAs));
    const dialog = await openEditor(app);
    await app.user.type(nameField(dialog, 'B'), '2');
    keepSavedSearches(platform, [savedAs('A'), savedAs('C')]);
    act(() => void app.store.dispatch(settingsSavedElsewhere({ document: 'savedSearches' })));
    expect(await dialog.findByText(/were changed elsewhere in the meantime/)).toBeVisible();
    expect(namesIn(dialog)).toEqual(['A', 'C']);
    expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
      'You have not changed anything yet.',
    );
  });

  it('R465: does not offer to save a list that was saved elsewhere in the meantime', async () => {
    const app = await appWith(['A', 'B'].map(savedAs));
    const dialog = await openEditor(app);
    await app.user.click(dialog.getByRole('button', { name: 'Delete “B”' }));
    keepSavedSearches(platform, [savedAs('A')]);
    act(() => void app.store.dispatch(settingsSavedElsewhere({ document: 'savedSearches' })));
    expect(await dialog.findByText(/were changed elsewhere in the meantime/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
      'You have not changed anything yet.',
    );
  });

  it('says that they could not be loaded, and tries again', async () => {
    keepSavedSearches(platform, [saved('A')]);
    platform.faults.next({ path: /OOPs-savedSearches/ }, { kind: 'status', status: 403 });
    const app = await open('/');
    const dialog = await openEditor(app);
    const notice = within(await dialog.findByRole('alert'));
    expect(notice.getByText('Your saved searches could not be loaded.')).toBeInTheDocument();
    await app.user.click(notice.getByRole('button', { name: /Retry|Try again/ }));
    expect(await dialog.findByDisplayValue('A')).toBeInTheDocument();
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
