import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const region = async () => within(await screen.findByRole('region', { name: 'Start here' }));

describe('R218: "Start here" without orders', () => {
  it('says that no order is urgent', async () => {
    await renderApp({ platform });
    expect(await (await region()).findByText('No order is urgent right now.')).toBeInTheDocument();
  });

  it('says why a search could not be loaded', async () => {
    platform.faults.next({ path: /ordersearch/ }, { kind: 'status', status: 403 }, 30);
    await renderApp({ platform });
    expect(
      await (await region()).findByText(
        'A search for urgent orders could not be loaded. Permission denied · 403 Forbidden',
      ),
    ).toBeInTheDocument();
  });

  it('R526: forgets that `s` was pressed, so that no order opens by itself later', async () => {
    platform.world.addOrder(anOrder().of('acme-print').with(anItem().late('fulfillment')).build());
    const searches = { path: /ordersearch/ };
    const release = platform.hold(searches);
    platform.faults.next(searches, { kind: 'status', status: 403 }, 30);
    const { router, user } = await renderApp({ platform });
    const start = await region();
    await user.keyboard('s');
    release();
    const retry = await start.findByRole('button', { name: /^Try again/ });
    platform.faults.clear();
    await user.click(retry);
    expect(await start.findByRole('listitem')).toBeInTheDocument();
    await act(async () => undefined);
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe('/');
    await user.keyboard('s');
    await waitFor(() => expect(router.state.location.pathname).toMatch('/orders/'));
  });
});
