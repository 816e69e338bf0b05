import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { type App, renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform();

function addOrders(): void {
  platform.world.addOrder(
    anOrder().id('oslo-1').having({ customerName: 'Buyer Oslo' }).with(anItem()).build(),
  );
  platform.world.addOrder(
    anOrder().id('riga-1').having({ customerName: 'Buyer Riga' }).with(anItem()).build(),
  );
}

async function leaveSplitView(app: App, path: string): Promise<void> {
  await act(() => app.router.navigate(path));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
}

describe('S2.15: leaving the split view', () => {
  it('for another search runs that search', async () => {
    addOrders();
    const app = await renderApp({ platform, route: '/orders/oslo-1?split=searchTerm%3DOslo' });
    await (await find.splitList()).findByRole('link', { name: /Buyer Oslo/ });
    await leaveSplitView(app, '/?searchTerm=Riga');
    expect(await screen.findByRole('link', { name: 'riga-1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'oslo-1' })).not.toBeInTheDocument();
  });

  it('for its own search runs that search again if its rows have not arrived', async () => {
    addOrders();
    platform.faults.next({ path: /ordersearch/ }, { kind: 'neverAnswers' });
    const app = await renderApp({ platform, route: '/orders/oslo-1?split=searchTerm%3DBuyer' });
    await find.splitList();
    await waitFor(() => expect(app.store.getState().search.status).toBe('running'));
    await leaveSplitView(app, '/?searchTerm=Buyer');
    expect(await screen.findByRole('link', { name: 'riga-1' })).toBeVisible();
  });
});
