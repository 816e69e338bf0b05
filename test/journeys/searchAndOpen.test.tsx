import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '#mocks/people.ts';
import { findOrderHeading } from '#test/actions.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 40, hasLandmarks: false });

describe('S1.2: searching for and opening an order', () => {
  it('finds an order by its text and opens it', async () => {
    const { user, router } = await renderApp({ platform });
    await user.type(screen.getByRole('searchbox', { name: 'Search text' }), 'zzz');
    expect(await screen.findByRole('heading', { name: 'Perform a search' })).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox', { name: 'Search text' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const table = await screen.findByRole('table');
    const [link] = await within(table).findAllByRole('link');
    const orderId = link?.dataset.orderId ?? '';
    await user.click(link as HTMLElement);
    expect(await findOrderHeading(orderId)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`/orders/${orderId}`);
  });

  it('R604: opens the order of a link that somebody sent', async () => {
    const { user, router } = await renderApp({ platform });
    const [order] = platform.world.summaries().slice(-1);
    await user.click(screen.getByRole('searchbox', { name: 'Search text' }));
    await user.paste(`Please look at https://orders.example/orders/${order?.orderId}?view=events`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${order?.orderId}`));
  });

  it('S2.1: the page under its file name keeps the search of its URL', async () => {
    const { router } = await renderApp({ platform, route: '/index.html?searchTerm=zzz&page=1' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.search).toBe('?searchTerm=zzz&page=1');
  });

  it('S2.39: a user without access sees an alert with their own ID and how to request access', async () => {
    await renderApp({ platform, as: 'nobody' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(PEOPLE.nobody.sub);
    expect(within(alert).getByRole('link', { name: /Request access/ })).toHaveAttribute(
      'href',
      'https://access.test/request',
    );
  });
});
