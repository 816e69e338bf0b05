import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OVERLAYS, type OverlayProps } from '#app/shell/overlay/overlays.ts';
import type { ComponentLoader } from '#components/loading/Deferred.tsx';
import { PEOPLE } from '#mocks/people.ts';
import { anOrder } from '#test/builders.ts';
import { CONFIGURATION, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });

describe('the top bar', () => {
  it('S2.7 to S2.9: links to the search, the claims tool, the reports and support, also in a menu', async () => {
    const { user } = await renderApp({ platform });
    const bar = screen.getByRole('banner');
    expect(within(bar).getByRole('link', { name: /Order operations/ })).toHaveAttribute('href', '/');
    const [navigation] = within(bar).getAllByRole('navigation', { name: 'Main' });
    const links = within(navigation ?? bar);
    const claims = links.getByRole('link', { name: /Claims/ });
    expect(claims).toHaveAttribute('href', 'https://claims.test/fulfillerClaims');
    expect(claims).toHaveAttribute('target', '_blank');
    expect(claims).toHaveAttribute('rel', 'noopener noreferrer');
    expect(links.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports');
    expect(links.getByRole('link', { name: 'Report a problem' })).toHaveAttribute('href', '/support');

    // Escape closes the menu and returns the focus to its button.
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
    expect(button).toHaveFocus();
  });

  it('S2.8: has no link to the claims tool if none is configured', async () => {
    const pages = { ...CONFIGURATION.pages, claims: null };
    await renderApp({ platform, preloaded: { configuration: { ...CONFIGURATION, pages } } });
    expect(screen.queryByRole('link', { name: /Claims/ })).toBeNull();
  });

  it('S2.10: the time zone switch changes how all times are shown, but no instant', async () => {
    const { user, store } = await renderApp({ platform, route: '/?page=1' });
    await screen.findByRole('table');
    const zones = within(screen.getByRole('group', { name: 'Time zone' }));
    await waitFor(() => expect(store.getState().search.status).toBe('succeeded'));
    const before = store.getState().search.results?.orders.map(({ createdDate }) => createdDate);
    // This user's own zone is UTC too.
    expect(zones.getByRole('button', { name: 'My zone: UTC', pressed: true })).toBeInTheDocument();
    await user.click(zones.getByRole('button', { name: 'UTC', pressed: false }));
    expect(store.getState().settings.displayZone).toBe('utc');
    expect(screen.getByRole('columnheader', { name: /Created/ })).toHaveTextContent(/UTC/);
    expect(store.getState().search.results?.orders.map(({ createdDate }) => createdDate)).toEqual(before);
  });

  it('a dialog opened while a page loads stays open when the page is ready, and Back closes it', async () => {
    const { router } = await renderApp({ platform, route: '/' });
    await screen.findByRole('searchbox', { name: 'Search text' });
    await act(async () => void router.navigate('/support'));
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    const settings = await screen.findByRole('dialog', { name: 'Settings' });
    expect(await screen.findByLabelText(/^What happened/)).toBeInTheDocument();
    expect(settings).toBeInTheDocument();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(settings).not.toBeInTheDocument());
  });

  it('gives way to a dialog of the page that is opened before the code of the settings has arrived', async () => {
    const { orderId } = platform.world.addOrder(anOrder().build());
    const { user } = await renderApp({ platform, route: `/orders/${orderId}` });
    const watch = await screen.findByRole('button', { name: 'Watch' });
    const { settings } = OVERLAYS;
    const code = Promise.withResolvers<void>();
    const load = vi.spyOn(OVERLAYS, 'settings').mockImplementation(() => code.promise.then(settings));
    onTestFinished(() => load.mockRestore());
    // An earlier test may have loaded it.
    delete (load as ComponentLoader<OverlayProps>).part;
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(watch);
    const dialog = await screen.findByRole('dialog');
    await act(async () => code.resolve());
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    expect(dialog).toHaveAccessibleName(/Watch/);
  });

  it('S2.13, R485: the account menu shows the name, changes the language and the regional settings, and signs out', async () => {
    const { user, store } = await renderApp({ platform });
    await user.click(screen.getByRole('button', { name: `Account: ${PEOPLE.staff.name}` }));
    expect(await screen.findByText(`Signed in as ${PEOPLE.staff.name}`)).toBeInTheDocument();
    const language = await screen.findByRole('combobox', { name: 'Language' });
    expect(language).toHaveAccessibleDescription('Regional settings: British English');
    await user.selectOptions(language, 'de');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Sprache' })).toHaveAccessibleDescription(
        'Regionale Einstellungen: Deutsch (Deutschland)',
      ),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'nl');
    expect(await screen.findByRole('button', { name: 'Uitloggen' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('nl');
    // A sign-out asks before it loses settings that are not saved yet.
    const isSaved = () =>
      Object.values(store.getState().settings.baseOfUnsaved).every((base) => base === null);
    await waitFor(() => expect(isSaved()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect(await screen.findByRole('heading', { name: 'Inloggen bij orderbeheer' })).toBeInTheDocument();
    expect(store.getState().session.status).toBe('signedOut');
  });

  it('R484: recent runs are offered to nobody who cannot start one', async () => {
    const { user } = await renderApp({ platform, as: 'viewer' });
    await user.click(screen.getByRole('button', { name: `Account: ${PEOPLE.viewer.name}` }));
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Recent runs' })).toBeNull();
  });

  it('S2.13: signed out, the account menu offers to sign in and returns to the same page', async () => {
    const { user, signIns } = await renderApp({ platform, as: null, route: '/orders/1?tab=events' });
    await user.click(within(await screen.findByRole('banner')).getByRole('button', { name: 'Sign in' }));
    expect(signIns).toEqual(['/orders/1?tab=events']);
    expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull();
  });
});
