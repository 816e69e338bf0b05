import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { byMenu, findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
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
    expect(dialog.getByText('1 of 2 items can still change')).toBeInTheDocument();
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
