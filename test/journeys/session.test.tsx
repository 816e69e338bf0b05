import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  renewalReported,
  sessionExpired,
  signInFailed,
  signOutRequested,
} from '#store/people/sessionSlice.ts';
import { cards } from '#test/actionParts.ts';
import { openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });

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
    ['insecure', null, 'Authentication failed: Browsers allow a sign-in only over https.'],
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
    const release = platform.hold({ service: 'subscriptions', method: 'POST' });
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    act(() => void app.store.dispatch(signOutRequested()));
    await screen.findByText('You have signed out.');
    release();
    await waitFor(() => expect(app.store.getState().messages.all).toHaveLength(1));
    expect(screen.queryByText('Your subscriptions have been saved.')).toBeNull();
    expect(document.body).not.toHaveTextContent(record.orderId);
  });

  it('S7.32: signing out ends the backend’s session, and does not wait if that fails', async () => {
    platform.faults.next({ service: 'backend', method: 'DELETE' }, { kind: 'neverAnswers' });
    const { user, store } = await renderApp({ platform, route: '/?page=1' });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('You have signed out.')).toBeInTheDocument();
    expect(store.getState().search.results).toBeNull();
    await waitFor(() =>
      expect(platform.requests.filter((request) => request.startsWith('DELETE'))).toEqual([
        expect.stringMatching(/\/api\/v1\/session$/),
      ]),
    );
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
      await screen.findByText(/Your session has ended because the sign-in service is unavailable/),
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
