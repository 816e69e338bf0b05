import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { consoleFailure, type Failure, GENERIC_MESSAGE } from '#domain/failure.ts';
import { cancelOrder } from '#store/actions/writeOperations.ts';
import { saveSettings } from '#store/people/settingsOperations.ts';
import { cards } from '#test/actionParts.ts';
import { byMenu, findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { movable, redirectScene, toLastStep } from './redirectScene.ts';

const redirects = redirectScene();
const { platform } = redirects;

describe('R156: the message names the items that the write acted on, not all that it depends on', () => {
  it('one redirected item of two', async () => {
    const { dialog, user, orderId } = await redirects.openWizard([movable('Flyers'), movable('Posters')]);
    await toLastStep({ user }, dialog, 'Flyers');
    await user.click(dialog.getByRole('button', { name: 'Request redirect' }));
    const name = `Order ${orderId} · 1 × Flyers`;
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
  });

  it('a cancelled order with an item that has shipped', async () => {
    const { app, record } = await openOrder(
      platform,
      anOrder().with(cards('producing'), cards('shipped', 'Mugs')),
    );
    await byMenu('Cancel order')(app);
    const dialog = await findDialog('Cancel order');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    const name = `Order ${record.orderId} · 1 × Cards`;
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
    // R221
    expect(screen.getByText('Cancellation of 1 item requested. Check back for status.')).toBeInTheDocument();
  });

  it('several selected items of which one is skipped', async () => {
    const order = anOrder().with(cards('producing'), cards('shipped', 'Mugs'));
    const { app, record } = await openOrder(platform, order);
    for (const name of ['Cards', 'Mugs'])
      await app.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    const bar = within(screen.getByRole('region', { name: 'Selected items' }));
    await app.user.click(bar.getByRole('button', { name: 'Cancel items' }));
    const dialog = await findDialog('Cancel items');
    await app.user.click(await dialog.findByRole('button', { name: 'Cancel 1 item' }));
    const name = `Order ${record.orderId} · 1 × Cards`;
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
  });

  it('R159: the items of a group that can still get the new address', async () => {
    const order = anOrder().with(cards('producing'), cards('shipped', 'Mugs'));
    const { app, record } = await openOrder(platform, order);
    await byMenu('Change delivery address')(app);
    const dialog = await findDialog('Change delivery address');
    const [open, shipped] = dialog.getAllByRole('listitem');
    expect(open).toHaveTextContent(/1 × Cards.*In production$/);
    expect(shipped).toHaveTextContent(/1 × Mugs.*Shipped$/);
    expect(dialog.getByText('Address can still change for 1 of 2 items')).toBeInTheDocument();
    await app.user.type(dialog.getByRole('textbox', { name: 'City' }), ' Zuid');
    await app.user.click(dialog.getByRole('button', { name: 'Update address' }));
    const name = `Order ${record.orderId} · 1 × Cards`;
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
  });

  it('an event of one item that was resent', async () => {
    const items = [cards('producing').id('resent'), cards('producing', 'Mugs')];
    const order = anOrder()
      .with(...items)
      .event('platformAccepted');
    const { app, record } = await openOrder(platform, order, { search: '?itemId=resent' });
    await app.user.click(await screen.findByRole('tab', { name: 'Events' }));
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select this event' }));
    await app.user.click(screen.getByRole('button', { name: 'Resend events' }));
    const dialog = await findDialog('Resend events');
    await app.user.click(dialog.getByRole('button', { name: 'Resend events' }));
    const name = `Order ${record.orderId} · 1 × Cards`;
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
  });
});

describe('R265: a message about a failure gives its reason in the language of the console', () => {
  const failed = (over: Partial<Failure>): Failure => ({ ...consoleFailure(GENERIC_MESSAGE), ...over });
  async function germanApp() {
    const { store } = await renderApp({ platform, route: '/support', language: 'de' });
    await screen.findByRole('heading', { level: 1 });
    return store;
  }

  it.each<[string, Partial<Failure>, string[]]>([
    [
      'no response',
      { reason: 'network' },
      ['Keine Antwort erhalten. Prüfen Sie die Verbindung und versuchen Sie es erneut.'],
    ],
    [
      'an unreadable response',
      { reason: 'unreadable', service: 'customizr', status: 200, statusText: 'OK' },
      [
        'Unerwartete Antwort von customizr. Kommt das wieder vor, wenden Sie sich an den Plattform-Support.',
        '200 OK',
      ],
    ],
    [
      'a rejection without a text',
      { reason: 'answered', status: 400 },
      ['Ein API-Aufruf ist fehlgeschlagen.', '400'],
    ],
    ['a rejection with a text', { reason: 'answered', status: 400, message: 'No.' }, ['No.', '400']],
  ])('after %s', async (_, over, lines) => {
    const store = await germanApp();
    act(
      () =>
        void store.dispatch(saveSettings.failed({ params: { document: 'columns' }, failure: failed(over) })),
    );
    const messages = await screen.findByRole('list', { name: 'Mitteilungen' });
    const message = await within(messages).findByRole('listitem');
    for (const line of lines) expect(within(message).getByText(line)).toBeInTheDocument();
  });

  it('but does not advise to send a write again that may have been applied', async () => {
    const store = await germanApp();
    const params = { orderId: 'order-1', seenFacts: {}, itemIds: [] };
    const failure = failed({ reason: 'network', outcome: 'unknown' });
    act(() => void store.dispatch(cancelOrder.failed({ params, failure })));
    const message = await screen.findByText(/die Änderung wurde möglicherweise übernommen/);
    expect(message.closest('.snackbar')).not.toHaveTextContent(/versuchen Sie es erneut|API/);
  });
});
