import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { itemHref } from '#mocks/links.ts';
import { findOrderHeading } from '#test/actions.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });

const QUERY = '?view=related&split=page%3D1';
const main = () => within(screen.getByRole('main'));
const linksTo = (orderId: string) =>
  main()
    .queryAllByRole<HTMLAnchorElement>('link')
    .filter((link) => link.pathname === `/orders/${orderId}`);

describe('R361: the results stay beside the order that a link opens', () => {
  it.each([
    ['a reorder, from a claim of the order and of the item', LANDMARKS.claimed, LANDMARKS.claimReorder, 2],
    ['the original of a reorder', LANDMARKS.claimReorder, LANDMARKS.claimed, 1],
    ['an item that replaced another one', LANDMARKS.redirected, LANDMARKS.redirectTarget, 2],
  ])('%s', async (_title, from, to, count) => {
    const { user, router } = await renderApp({ platform, route: `/orders/${from}${QUERY}` });
    await waitFor(() => expect(linksTo(to).length).toBeGreaterThanOrEqual(count));
    const links = linksTo(to);
    for (const link of links) expect(new URLSearchParams(link.search).get('split')).toBe('page=1');
    await user.click(links[0] as HTMLElement);
    await findOrderHeading(to);
    expect(new URLSearchParams(router.state.location.search).get('split')).toBe('page=1');
  });

  it('a recent order of the command palette', async () => {
    const app = await renderApp({ platform, route: `/orders/${LANDMARKS.claimed}` });
    await screen.findAllByRole('article');
    await act(() => app.router.navigate(`/orders/${LANDMARKS.redirected}${QUERY}`));
    await findOrderHeading(LANDMARKS.redirected);
    await app.user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await app.user.click(await palette.findByRole('option', { name: `Order ${LANDMARKS.claimed}` }));
    await findOrderHeading(LANDMARKS.claimed);
    expect(new URLSearchParams(app.router.state.location.search).get('split')).toBe('page=1');
  });

  it('S3.29: a quote of an item opens as a dialog on the same page', async () => {
    const other = anItem();
    const quote = { href: itemHref(other.build().itemId), name: 'Quote 1' };
    const item = anItem().at('producing');
    const quoted = item.having({ _links: { ...item.build()._links, fulfillerQuoteItem: [quote] } });
    const { orderId } = platform.world.addOrder(anOrder().with(quoted, other).build());
    const { user, router } = await renderApp({ platform, route: `/orders/${orderId}${QUERY}` });
    const [button] = await screen.findAllByRole('button', { name: 'Quote 1' });
    await user.click(button as HTMLElement);
    expect(await screen.findByRole('dialog', { name: /as JSON/ })).toBeInTheDocument();
    const params = new URLSearchParams(router.state.location.search);
    expect([params.get('split'), params.get('view')]).toEqual(['page=1', 'related']);
  });
});
