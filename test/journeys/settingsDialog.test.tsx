import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PEOPLE, type PersonName } from '#mocks/people.ts';
import { settingsMerged } from '#store/people/settingsSlice.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ hasLandmarks: false });
const GLOBAL = { service: 'customizr', path: /mcp-generic-ui-settings/ } as const;

async function openSettings(as: PersonName = 'staff') {
  const app = await renderApp({ platform, as });
  // The stored settings arrive after the first screen.
  const loaded = () => Object.keys(app.store.getState().settings.baseOfUnsaved);
  await waitFor(() => expect(loaded()).toEqual(expect.arrayContaining(['columns', 'savedSearches'])));
  await app.user.click(screen.getByRole('button', { name: 'Settings' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Settings' })) };
}

describe('S2.11: the settings dialog', () => {
  it('changes nothing before saving', async () => {
    const { user, store, dialog } = await openSettings();
    const before = store.getState().settings;
    await user.selectOptions(dialog.getByRole('combobox', { name: 'ID format' }), 'Short ID');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Theme' }), 'Dark');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(store.getState().settings).toEqual(before);
  });

  it('keeps unsaved choices until they are saved or discarded', async () => {
    const { user, dialog } = await openSettings();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Theme' }), 'Dark');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const again = within(await screen.findByRole('dialog', { name: 'Settings' }));
    const theme = again.getByRole('combobox', { name: 'Theme' });
    expect(theme).toHaveDisplayValue('Dark');
    await user.click(again.getByRole('button', { name: 'Start over' }));
    expect(theme).not.toHaveDisplayValue('Dark');
    expect(again.queryByRole('button', { name: 'Start over' })).toBeNull();
  });

  it('saves ID format, time zone, language, region and theme together', async () => {
    // Saved settings stay on the platform: only this test uses this user.
    const { user, store, dialog } = await openSettings('developer');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'ID format' }), 'Merchant ID');
    await user.selectOptions(dialog.getByRole('listbox', { name: 'Time zone' }), 'Asia/Tokyo');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Deutsch');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Regional settings' }), 'de-AT');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Theme' }), 'Dark');
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().settings).toMatchObject({
      idFormat: 'merchant',
      userTimezone: 'Asia/Tokyo',
      language: 'de',
      regionalSettings: 'de-AT',
      theme: 'dark',
    });
    expect(await screen.findByRole('button', { name: 'Einstellungen' })).toBeInTheDocument();
    expect(document.documentElement.dataset.bsTheme).toBe('dark');
  });

  it('saves only its own changes, and keeps those made elsewhere in the meantime', async () => {
    const { user, store, dialog } = await openSettings('viewer');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Theme' }), 'Dark');
    act(() => {
      store.dispatch(
        settingsMerged({
          document: 'global',
          changes: { regionalSettings: 'de-AT', idFormat: 'short' },
          base: null,
        }),
      );
    });
    expect(dialog.getByRole('combobox', { name: 'Regional settings' })).toHaveValue('de-AT');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'ID format' }), 'Merchant ID');
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    expect(store.getState().settings).toMatchObject({
      theme: 'dark',
      idFormat: 'merchant',
      regionalSettings: 'de-AT',
    });
    // Nothing in the shared document was changed here, so it is not written.
    expect(store.getState().settings.baseOfUnsaved.global ?? null).toBeNull();
  });

  it('S5.12: cannot be saved without an ID format, and says so', async () => {
    const { user, store, dialog } = await openSettings();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'ID format' }), 'Choose an ID format');
    const save = dialog.getByRole('button', { name: 'Save settings' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('Choose an ID format first.');
    await user.click(save);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(store.getState().settings.idFormat).toBe('platform');
  });

  it('R504: says that the stored settings could not be loaded, and loads them on a retry', async () => {
    const key = `settings/${PEOPLE.viewer.sub}/mcp-generic-ui-settings`;
    platform.world.documentStore.set(key, { language: ['en'], regionalSettings: 'de-CH', timezone: 'UTC' });
    platform.faults.next(GLOBAL, { kind: 'status', status: 403 });
    const app = await renderApp({ platform, as: 'viewer' });
    await app.user.click(screen.getByRole('button', { name: 'Settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
    expect(await dialog.findByText(/^Your saved settings could not be loaded\./)).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Regional settings' })).toHaveValue('de-CH'),
    );
    expect(dialog.queryByText(/could not be loaded/)).toBeNull();
    expect(dialog.getByText('Loaded.')).toHaveAttribute('role', 'status');
  });

  it('R504: says that the settings were not saved, and saves them on a retry', async () => {
    const { user, store, dialog } = await openSettings('viewer');
    platform.faults.next({ method: 'PUT', ...GLOBAL }, { kind: 'status', status: 422 });
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Regional settings' }), 'fr-CH');
    await user.click(dialog.getByRole('button', { name: 'Save settings' }));
    await screen.findByText(/^Your settings could not be saved/);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const again = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await user.click(again.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Your settings are saved now.');
    expect(again.queryByText(/were not saved/)).toBeNull();
    expect(store.getState().settings).toMatchObject({
      regionalSettings: 'fr-CH',
      baseOfUnsaved: { global: null },
    });
  });

  it('finds a time zone by its common name, and Enter selects the first match', async () => {
    const { user, dialog } = await openSettings();
    const zones = () => dialog.getAllByRole('option', { name: /\(.\d\d:\d\d\)/ });
    expect(zones().length).toBeGreaterThan(400);
    await user.type(dialog.getByRole('searchbox', { name: 'Search time zones' }), 'new york');
    expect(zones()[0]).toHaveTextContent('America/New York');
    await user.keyboard('{Enter}');
    expect(dialog.getByText(/Selected: America\/New York/)).toBeInTheDocument();
    await user.clear(dialog.getByRole('searchbox', { name: 'Search time zones' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Search time zones' }), 'Atlantis');
    expect(dialog.getByText('No time zone matches “Atlantis”.')).toBeInTheDocument();
  });

  it('previews numbers and money', async () => {
    const { user, dialog } = await openSettings();
    const region = dialog.getByRole('combobox', { name: 'Regional settings' });
    await user.selectOptions(region, 'de-DE');
    expect(region).toHaveAccessibleDescription(/12\.345,6.*1\.234,50/);
  });

  it('returns the focus to its button on Escape', async () => {
    const { user } = await openSettings();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
  });
});
