import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isDeveloper } from '#domain/permissions.ts';
import { PEOPLE } from '#mocks/people.ts';
import {
  renewalReported,
  sessionExpired,
  signInFailed,
  signOutRequested,
} from '#store/people/sessionSlice.ts';
import { selectPermissions } from '#store/selectors.ts';
import { cards } from '#test/actionParts.ts';
import { openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });
const permissionsCall = { service: 'access-management', path: /permissions/ };

describe('S1.1, S6.1: signing in', () => {
  it('no screen is visible before it; the URL is kept for afterwards', async () => {
    const { user, signIns } = await renderApp({ platform, as: null, route: '/?searchTerm=ana&page=1' });
    expect(await screen.findByRole('heading', { name: 'Sign in to order operations' })).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
    expect(signIns).toEqual(['/?searchTerm=ana&page=1']);
  });

  it.each([
    ['missingAuth', null, 'Authentication failed: The sign-in returned no access token.'],
    ['invalidToken', null, 'Authentication failed: The sign-in returned an invalid token.'],
    ['cancel', null, 'Authentication failed: The sign-in was cancelled.'],
    ['cancel', 'You shall not pass', 'Authentication failed: You shall not pass'],
    [
      'unreachable',
      null,
      'Authentication failed: The sign-in service at https://identity.test cannot be reached.',
    ],
    ['backend', 'invalid_client', 'Authentication failed: invalid_client'],
    ['foreign', null, 'Authentication failed: This sign-in did not start in this tab'],
  ] as const)(
    'S8.4: a failure with the reason %s shows a message and offers to refresh',
    async (problem, message, text) => {
      const session = { status: 'signedOut', problem, message, hasSignedOut: false } as const;
      await renderApp({ platform, as: null, preloaded: { session } });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(text);
      expect(within(alert).getByRole('button', { name: 'Refresh page' })).toBeInTheDocument();
    },
  );

  it('after signing out, the page says so', async () => {
    const { user } = await renderApp({ platform });
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('You have signed out.')).toBeInTheDocument();
  });

  it('R54: after signing out, the page shows no result of the write that was being sent', async () => {
    const { app, record } = await openOrder(platform, anOrder().with(cards('producing')));
    await app.user.click(screen.getByRole('button', { name: 'Watch' }));
    await app.user.click(await screen.findByRole('checkbox', { name: 'an item is shipped' }));
    platform.faults.next({ service: 'subscriptions', method: 'POST' }, { kind: 'delay', ms: 500 });
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    act(() => void app.store.dispatch(signOutRequested()));
    await screen.findByText('You have signed out.');
    await waitFor(() => expect(app.store.getState().messages.all).toHaveLength(1));
    expect(screen.queryByText('Your subscriptions have been saved.')).toBeNull();
    expect(document.body).not.toHaveTextContent(record.orderId);
  });

  it('S7.32: signing out ends the backend’s session, and does not wait if that fails', async () => {
    const ended: Request[] = [];
    platform.server.events.on('request:start', ({ request }) => {
      if (request.method === 'DELETE') ended.push(request);
    });
    platform.faults.next({ service: 'backend', method: 'DELETE' }, { kind: 'neverAnswers' });
    const { user, store } = await renderApp({ platform, route: '/?page=1' });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('You have signed out.')).toBeInTheDocument();
    expect(store.getState().search.results).toBeNull();
    await waitFor(() => expect(ended.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/session']));
  });
});

describe('R34: a session that ends while the user works', () => {
  async function openWithResults(openSignInWindow: () => boolean) {
    const app = await renderApp({ platform, route: '/?page=1', openSignInWindow });
    await screen.findByRole('table');
    return app;
  }

  it('keeps the screen and offers a sign-in in a separate window', async () => {
    const openSignInWindow = vi.fn(() => true);
    const { user, store, signIns } = await openWithResults(openSignInWindow);
    act(() => {
      store.dispatch(sessionExpired());
    });
    expect(await screen.findByText(/Your session has ended. Sign in again/)).toBeInTheDocument();
    expect(screen.getByRole('table')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(openSignInWindow).toHaveBeenCalledOnce();
    expect(signIns).toEqual([]);
  });

  it('signs in on this page and returns to it if the browser opens no window', async () => {
    const { user, store, signIns } = await openWithResults(() => false);
    act(() => {
      store.dispatch(sessionExpired());
    });
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(signIns).toEqual(['/?page=1']);
  });

  it('keeps the screen and says that the sign-in service cannot be reached', async () => {
    const { store } = await openWithResults(() => false);
    act(() => {
      store.dispatch(sessionExpired());
      store.dispatch(signInFailed({ problem: 'unreachable', message: null }));
    });
    expect(
      await screen.findByText(/The sign-in service at https:\/\/identity\.test cannot be reached/),
    ).toBeInTheDocument();
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('says until when the user can keep working if the issuer fails, and that the console keeps trying', async () => {
    const { store } = await openWithResults(() => true);
    act(() => {
      store.dispatch(renewalReported({ tokenExpiresAt: Date.parse('2026-11-21T10:00:30Z') }));
    });
    expect(await screen.findByText(/You can keep working until 10:00 UTC/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeInTheDocument();
    act(() => {
      store.dispatch(renewalReported({ tokenExpiresAt: null }));
    });
    expect(
      await screen.findByText(/Your session has ended because the sign-in service is not responding/),
    ).toBeInTheDocument();
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('removes the message once the issuer renews the token again', async () => {
    const { store } = await openWithResults(() => true);
    act(() => {
      store.dispatch(renewalReported({ tokenExpiresAt: Date.parse('2026-11-21T10:00:30Z') }));
    });
    await screen.findByText(/You can keep working/);
    act(() => {
      store.dispatch(renewalReported({}));
    });
    expect(screen.queryByText(/You can keep working/)).toBeNull();
  });

  it('keeps the user signed in with a valid token even if a sign-in cannot begin', async () => {
    const { store } = await openWithResults(() => false);
    act(() => {
      store.dispatch(signInFailed({ problem: 'unreachable', message: null }));
    });
    expect(screen.getByRole('table')).toBeInTheDocument();
  });
});

describe('starting the console', () => {
  it('shows a page with a retry if the permissions cannot be loaded', async () => {
    platform.faults.next(permissionsCall, { kind: 'status', status: 500, body: { message: 'out' } }, 3);
    const { user } = await renderApp({ platform });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your permissions could not be loaded' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText('Your permissions could not be loaded')).toHaveLength(1);
    expect(screen.queryByText(PEOPLE.staff.sub)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('searchbox', { name: 'Search text' })).toBeInTheDocument();
  });

  it.each([403, 404])('S6.18: offers to request access if the permissions fail with %i', async (status) => {
    platform.faults.next(permissionsCall, { kind: 'status', status }, 3);
    await renderApp({ platform });
    expect(await screen.findByText(PEOPLE.staff.sub)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Email support@console.test/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Try again/ })).toBeInTheDocument();
  });

  it('R421: says the status text once if the error repeats it', async () => {
    const body = { title: 'Bad Request' };
    platform.faults.next(permissionsCall, { kind: 'status', status: 400, body });
    await renderApp({ platform });
    expect(await screen.findByText('400 Bad Request')).toBeInTheDocument();
    expect(screen.queryByText('Bad Request')).toBeNull();
  });

  it('R435: only the developer tools wait for the groups', async () => {
    const release = platform.hold({ service: 'access-management', path: /groups/ });
    const { app } = await openOrder(platform, anOrder().with(cards('producing')), { as: 'developer' });
    expect(await screen.findByRole('button', { name: 'Order actions' })).toBeInTheDocument();
    const inspector = () => screen.queryByRole('complementary', { name: 'Platform calls' });
    await app.user.keyboard('gi');
    expect(inspector()).toBeNull();
    release();
    await waitFor(() => expect(isDeveloper(selectPermissions(app.store.getState()))).toBe(true));
    await app.user.keyboard('gi');
    await waitFor(() => expect(inspector()).toBeInTheDocument());
  });

  it('S8.3: says that the permissions cannot be loaded without a session', async () => {
    platform.faults.next(
      permissionsCall,
      { kind: 'status', status: 302, headers: { Location: '/login' } },
      9,
    );
    await renderApp({ platform });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Permissions cannot be loaded without authenticated user',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /until your permissions are loaded/ })).toBeVisible();
  });

  it('tries again after a 403 on permissions before it shows an error', async () => {
    platform.faults.next(permissionsCall, { kind: 'status', status: 403 }, 2);
    await renderApp({ platform, route: '/?page=1' });
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['merchant-config', 'fulfiller-identity', 'carriers', 'customizr'])(
    'S7.39: %s that fails affects only its own part',
    async (service) => {
      platform.faults.next({ service }, { kind: 'status', status: 500 }, 20);
      await renderApp({ platform, route: '/?page=1' });
      expect(await screen.findByRole('table')).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Your permissions could not be loaded' })).toBeNull();
    },
  );

  it('S2.39: a user without access sees their ID and how to request access on any page', async () => {
    await renderApp({ platform, as: 'nobody', route: '/reports' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(PEOPLE.nobody.sub);
    expect(within(alert).getByRole('link', { name: /Email support@console.test/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(PEOPLE.nobody.sub)),
    );
  });

  it.each(['/reportsfoo', '/orders/', '/orders/a/b', '/reports/other'])(
    'S2.6: the unknown URL %s needs no permission',
    async (route) => {
      await renderApp({ platform, as: 'nobody', route });
      expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it.each(['/Reports', '/reports/', '/reports/create', '/ORDERS/some-order/'])(
    'S2.39: %s needs a permission',
    async (route) => {
      await renderApp({ platform, as: 'nobody', route });
      expect(await screen.findByRole('alert')).toHaveTextContent(PEOPLE.nobody.sub);
    },
  );

  it('S2.6: an unknown URL shows a page that links to the search', async () => {
    await renderApp({ platform, route: '/nowhere/at/all' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search for orders' })).toHaveAttribute('href', '/');
  });
});
