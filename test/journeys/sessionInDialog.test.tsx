import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RenewalUnavailableError } from '#api/http/callToken.ts';
import { renewalReported } from '#store/people/sessionSlice.ts';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 8, hasLandmarks: false });

/** Opens an order whose session the issuer cannot renew. */
async function openWithoutIssuer(search = '') {
  const { app } = await openOrder(platform, anOrder().with(cards('producing')), {
    search,
    renew: () => {
      act(
        () =>
          void app.store.dispatch(renewalReported({ tokenExpiresAt: Date.parse('2026-11-21T10:00:30Z') })),
      );
      return Promise.reject(new RenewalUnavailableError('no response'));
    },
  });
  return app;
}

describe('R34: a session that ends while a dialog is open', () => {
  it('offers the sign-in in a dialog whose data a sign-in proxy replaces with a redirect', async () => {
    const redirect = { kind: 'status', status: 302, headers: { Location: 'https://proxy.test' } } as const;
    platform.faults.next({ path: /callbacks/ }, redirect, 5);
    await openOrder(platform, anOrder().with(cards('producing')), { search: '?modal=callback' });
    const dialog = await findDialog('Callback URL');
    expect(await dialog.findByText('Your session has ended. Sign in again.')).toBeInTheDocument();
    expect(await dialog.findByRole('button', { name: 'Sign in again' })).toBeInTheDocument();
  });

  it('R410: offers the sign-in in the watch dialog if the issuer fails, and blames no other service', async () => {
    const { user } = await openWithoutIssuer();
    platform.faults.next({ service: 'subscriptions' }, { kind: 'status', status: 401 }, 2);
    await user.click(screen.getByRole('button', { name: 'Watch' }));
    const dialog = await findDialog('Watch order');
    expect(await dialog.findByText(/^Your subscriptions could not be loaded/)).toBeInTheDocument();
    expect(dialog.getByText(/^The sign-in service is unavailable/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeInTheDocument();
  });

  it('R410: offers the sign-in in a dialog that only reads', async () => {
    const { router } = await openWithoutIssuer();
    platform.faults.next({ service: 'item-service' }, { kind: 'status', status: 401 }, 2);
    act(() => void router.navigate(`${router.state.location.pathname}?modal=itemJson`));
    const dialog = await findDialog('Item as JSON');
    expect(await dialog.findByText(/^The sign-in service is unavailable/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeInTheDocument();
  });

  it('R410: offers the sign-in in a dialog whose request could not be sent because the issuer fails', async () => {
    const { user } = await openWithoutIssuer('?modal=callback');
    const field = await screen.findByRole('textbox', { name: 'Callback URL' });
    const dialog = await findDialog('Callback URL');
    platform.faults.next(
      { service: 'backend', method: 'PUT', path: /callbacks/ },
      { kind: 'status', status: 401 },
    );
    await user.type(field, '/v2{Enter}');
    expect(
      await dialog.findByText('The sign-in service is unavailable, so your session could not be renewed.'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeInTheDocument();
  });
});
