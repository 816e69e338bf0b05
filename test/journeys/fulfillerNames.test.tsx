import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform();
const ARCHIVED = 'a0mc36fw9q';

const cellsOf = async (orderId: string) => {
  const row = (await screen.findByRole('link', { name: orderId })).closest('tr');
  return within(row as HTMLElement);
};

/** The names of the fulfillers that the filters of a newly opened console offer. */
async function offeredFulfillers() {
  const { user, close } = await renderApp({ platform, route: '/' });
  await user.click(find.advanced());
  const drawer = await find.drawer();
  await user.click(await drawer.findByRole('button', { name: /^Fulfillers/ }));
  const group = within(drawer.getByRole('region', { name: /^Fulfillers/ }));
  await waitFor(() => expect(group.getByRole('checkbox', { name: 'Printworks Venlo' })).toBeInTheDocument());
  const names = group
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  close();
  return names.map((name) => name?.trim());
}

describe('S3.46: fulfillers by name', () => {
  it('an archived one is offered as a filter only while it has orders', async () => {
    platform.world.addOrder(anOrder().with(anItem().by('k3vd81mq0z'), anItem().by('b7tq40xw2n')).build());
    expect(await offeredFulfillers()).toEqual(['Druckhaus Elbe', 'Printworks Venlo']);
    platform.world.addOrder(anOrder().id('order-of-old').with(anItem().by(ARCHIVED)).build());
    expect(await offeredFulfillers()).toEqual([
      'Druckhaus Elbe',
      'Old Mill Press (closed)',
      'Printworks Venlo',
    ]);
  });

  it('are shown in the table, also an archived one and one of which an item has only the numeric internal ID', async () => {
    const orders = {
      'order-of-old': anItem().by(ARCHIVED),
      'order-by-number': anItem().having({ fulfillerId: '1009' }),
      'order-profiled': anItem().by('k3vd81mq0z'),
    };
    for (const [id, item] of Object.entries(orders))
      platform.world.addOrder(anOrder().id(id).with(item).build());
    await renderApp({ platform, route: '/?page=1' });
    expect(await (await cellsOf('order-of-old')).findByText('Old Mill Press (closed)')).toBeInTheDocument();
    expect(await (await cellsOf('order-by-number')).findByText('Fotolab Antwerpen')).toBeInTheDocument();
    // S6.11: this user can read the profile.
    expect(await (await cellsOf('order-profiled')).findByText('Printworks Venlo')).toBeInTheDocument();
  });

  it('S6.11: are IDs in the table for a user without permission to read the profile', async () => {
    platform.world.addOrder(anOrder().id('order-profiled').with(anItem().by('k3vd81mq0z')).build());
    await renderApp({ platform, route: '/?page=1', as: 'merchantOperator' });
    expect(await (await cellsOf('order-profiled')).findByText('k3vd81mq0z')).toBeInTheDocument();
  });
});
