import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cards } from '#test/actionParts.ts';
import { findDialog, openOrder } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { failed, problemScene, stuck } from './problemScene.ts';

const { platform, openProblems } = problemScene();

describe('S2.73: equal problems', () => {
  it('R134: of several items share one row, which expands to each item with its text', async () => {
    const order = anOrder().with(
      failed('Cards', 'Font not embedded'),
      failed('Flyers', 'Font missing'),
      failed('Mugs', 'Font missing'),
    );
    const { user, panel } = await openProblems(order);
    expect(panel.getAllByRole('button', { name: /^Reorder with changes/ })).toHaveLength(1);
    await user.click(panel.getByRole('button', { name: '3 items' }));
    expect(panel.getAllByText('Font not embedded')).toHaveLength(1);
    expect(panel.getAllByText('Font missing')).toHaveLength(2);
    await user.click(panel.getByRole('button', { name: /^Mugs/ }));
    const card = await screen.findByRole('article', { name: 'Mugs' });
    expect(await within(card).findByRole('tablist')).toBeInTheDocument();
  });

  it('S8.28: with different hints show the hint of each item beside it', async () => {
    const order = anOrder().with(failed('Cards', 'Font not embedded'), failed('Mugs', 'Request timed out'));
    const { user, panel } = await openProblems(order);
    expect(panel.queryByText(/^Prepress or font/)).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: '2 items' }));
    const entryOf = (name: RegExp) => panel.getByRole('button', { name }).closest('li');
    expect(entryOf(/^Cards/)).toHaveTextContent(/Prepress or font\./);
    expect(entryOf(/^Mugs/)).toHaveTextContent(/Timeout\./);
  });

  it('are cleared together from the menu of their row, without selecting other alerts', async () => {
    const late = (name: string) => cards('producing', name).late('preparing');
    const { user, panel } = await openProblems(
      anOrder().with(late('Cards').late('fulfillment'), late('Flyers'), cards('producing', 'Mugs')),
    );
    // R457: the number of items distinguishes it from other problems with the same status.
    await user.click(
      panel.getByRole('button', { name: 'More actions for Awaiting order preparation 2 items' }),
    );
    await user.click(panel.getByRole('button', { name: 'Clear alerts' }));
    const dialog = await findDialog('Clear alerts');
    const selected = dialog.getAllByRole('checkbox', { checked: true });
    expect(selected).toHaveLength(2);
    expect(dialog.getByRole('checkbox', { name: /^Awaiting fulfillment/ })).not.toBeChecked();
  });
});

describe('R95: the remedy of a shared row applies to all of its items', () => {
  it.each<[string, (scene: Awaited<ReturnType<typeof openProblems>>) => Promise<void>]>([
    [
      'by its button',
      async ({ user, panel }) => user.click(panel.getByRole('button', { name: /^Retry routing/ })),
    ],
    ['by its key', async ({ user }) => user.keyboard('f')],
  ])('suspended in routing: one dialog retries the routing of each item, %s', async (_title, open) => {
    const scene = await openProblems(anOrder().with(stuck('Cards'), stuck('Flyers'), stuck('Mugs')));
    const { user, panel, applied, record } = scene;
    expect(panel.getAllByRole('button', { name: /^Retry routing/ })).toHaveLength(1);
    await open(scene);
    const dialog = await findDialog('Retry routing');
    await user.click(dialog.getByRole('button', { name: 'Retry routing of 3 items' }));
    await waitFor(() =>
      expect(applied().toSorted()).toEqual(
        record.items.map(({ itemId }) => `retryRouting ${itemId}`).toSorted(),
      ),
    );
  });

  it('is not offered to people without the permission', async () => {
    const order = anOrder().with(stuck('Cards'), stuck('Flyers'));
    const { panel } = await openProblems(order, { as: 'fulfillerOperator' });
    expect(panel.queryByRole('button', { name: /^Retry routing/ })).not.toBeInTheDocument();
  });
});

it('R169: a problem and the headline write days out alike', async () => {
  const order = anOrder().with(cards('producing').late('preparing', 75));
  await openOrder(platform, order, { language: 'de' });
  const panel = within(await screen.findByRole('region', { name: /Handlungsbedarf/ }));
  expect(panel.getByText(/3 Tage verspätet/)).toBeInTheDocument();
  expect(screen.queryByText(/Tg\./)).not.toBeInTheDocument();
});
