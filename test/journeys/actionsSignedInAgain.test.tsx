import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '#mocks/people.ts';
import { sessionExpired, signedIn } from '#store/people/sessionSlice.ts';
import { cards } from '#test/actionParts.ts';
import { byMenu, findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import type { App } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { asking, openUpdateDialog, shortId } from '#test/updateStatus.ts';

const platform = simulatedPlatform();

/** Two requests fail: the call, and its retry with a renewed token. */
function refuse(call: { service?: string; method?: string; path?: RegExp }) {
  platform.faults.next(call, { kind: 'status', status: 401 }, 2);
}

async function signInAgain(app: App) {
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('button', { name: 'Sign in again' });
  const { sub, name } = PEOPLE.staff;
  act(() => void app.store.dispatch(signedIn({ sub, name })));
}

describe('R166: after a new sign-in, a dialog no longer reports the end of the session', () => {
  it('when a callback URL is saved', async () => {
    const { app } = await openOrder(platform, anOrder().with(cards('producing')));
    await byMenu('Callback URL')(app);
    const field = await screen.findByRole('textbox', { name: 'Callback URL' });
    const dialog = await findDialog('Callback URL');
    refuse({ service: 'backend', method: 'PUT', path: /callbacks/ });
    await app.user.type(field, '/v2{Enter}');
    await signInAgain(app);
    expect(await dialog.findByText('You are signed in again. Nothing was changed.')).toBeInTheDocument();
    expect(dialog.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  });

  it('when subscriptions are saved, some of which may have been applied', async () => {
    const { app } = await openOrder(platform, anOrder().with(cards('producing')));
    await app.user.click(screen.getByRole('button', { name: 'Watch' }));
    await app.user.click(await screen.findByRole('checkbox', { name: /an item is shipped/ }));
    const dialog = await findDialog('Watch order');
    refuse({ service: 'subscriptions', method: 'POST' });
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await signInAgain(app);
    expect(
      await dialog.findByText('You are signed in again. Save your selection again.'),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  });

  it('when several items are cancelled, for each item that was refused', async () => {
    const order = anOrder().with(cards('producing'), cards('producing', 'Flyers'));
    const { app, record } = await openOrder(platform, order);
    for (const name of ['Cards', 'Flyers'])
      await app.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(screen.getByRole('region', { name: 'Selected items' }));
    await waitFor(() =>
      expect(bar.getByRole('button', { name: 'Cancel items' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await app.user.click(bar.getByRole('button', { name: 'Cancel items' }));
    const dialog = await findDialog('Cancel items');
    const [, refused] = record.items.map(({ itemId }) => itemId);
    refuse({ path: new RegExp(`/items/${refused}/cancelrequest`) });
    await app.user.click(dialog.getByRole('button', { name: 'Cancel 2 items' }));
    await signInAgain(app);
    const line = await dialog.findByText('You are signed in again. Nothing was changed.');
    expect(line.closest('li')).toHaveTextContent(refused ?? '');
    expect(dialog.getByText('1 of 2 items done')).toBeInTheDocument();
    expect(dialog.queryByText(/Your session has ended/)).not.toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Retry failed' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('R408: when a status is updated, for each item that was not sent', async () => {
    const order = asking(anOrder().with(cards('awaitingResponse'), cards('awaitingResponse', 'Flyers')));
    const { app, record } = await openOrder(platform, order, {
      renew: () => {
        act(() => void app.store.dispatch(sessionExpired()));
        return Promise.reject(new Error('The session has ended.'));
      },
    });
    const { dialog, choose, submit } = await openUpdateDialog(app);
    await choose('Production accepted');
    await app.user.click(dialog.getByRole('button', { name: 'Select all 2' }));
    const refused = shortId(record, 1);
    platform.faults.next(
      { method: 'POST', path: new RegExp(`items/${refused}/accept`) },
      { kind: 'status', status: 401 },
    );
    await app.user.click(submit());
    const line = `Flyers (${refused})`;
    expect(await dialog.findByText(`${line} · Your session has ended. Sign in again.`)).toBeInTheDocument();
    await signInAgain(app);
    expect(await dialog.findByText(`${line} · not sent`)).toBeInTheDocument();
    expect(dialog.queryByText(/Your session has ended/)).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Retry failed' })).toBeInTheDocument();
  });

  it('R408: when the platform refuses a status update although the session was renewed', async () => {
    const order = asking(anOrder().with(cards('awaitingResponse'), cards('awaitingResponse', 'Flyers')));
    const { app, record } = await openOrder(platform, order);
    const { dialog, choose, submit } = await openUpdateDialog(app);
    await choose('Production accepted');
    await app.user.click(dialog.getByRole('button', { name: 'Select all 2' }));
    refuse({ method: 'POST', path: new RegExp(`items/${shortId(record, 1)}/accept`) });
    await app.user.click(submit());
    const line = `Flyers (${shortId(record, 1)})`;
    expect(await dialog.findByText(`${line} · Your session has ended. Sign in again.`)).toBeInTheDocument();
    await signInAgain(app);
    expect(await dialog.findByText(`${line} · not sent`)).toBeInTheDocument();
  });
});
