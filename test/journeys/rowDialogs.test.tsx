import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { byMenu, findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const NAMES = ['Cards', 'Flyers', 'Mugs', 'Posters'];
const openRows = () => NAMES.filter((name) => row(name).getAttribute('aria-expanded') === 'true');
const row = (name: string) => screen.getByRole('button', { name });

const openRowsScene = () =>
  openOrder(platform, anOrder().with(...NAMES.map((name) => cards('producing', name))));

describe('S2.77: after a dialog has closed, the item that it was about is open', () => {
  it('an action of an open row', async () => {
    const { app, record } = await openRowsScene();
    await app.user.click(row('Mugs'));
    await byMenu('Cancel item', 'Mugs')(app);
    const dialog = await findDialog('Cancel item');
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(openRows()).toEqual(['Mugs']);
    expect(app.router.state.location.search).toContain(`itemId=${record.items[2]?.itemId}`);
  });

  it('a link to the dialog of an item of a closed row', async () => {
    const { app, record } = await openRowsScene();
    const itemId = record.items[2]?.itemId ?? '';
    await app.router.navigate(`/orders/${record.orderId}?modal=cancelItem&itemId=${itemId}`);
    const dialog = await findDialog('Cancel item');
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(openRows()).toEqual(['Mugs']);
  });
});
