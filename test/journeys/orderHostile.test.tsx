import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 1 });

const orderPath = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;
const open = (orderId: string, search = '') =>
  renderApp({ platform, route: `${orderPath(orderId)}${search}` });

const IS_SAFE = /^(https?:\/\/|\/|mailto:|tel:|#)/;

/** Checks that there are links on the page, or in the dialog over it, and that all of them are safe. */
function expectSafeLinks(): void {
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(addresses.filter((address) => !IS_SAFE.test(address))).toEqual([]);
}

/** Opens every item. Returns their Details panels. */
async function openEveryItem(user: Awaited<ReturnType<typeof open>>['user']) {
  for (const button of screen.queryAllByRole('button', { name: /^Show details/ })) await user.click(button);
  return screen.findAllByRole('tabpanel', { name: 'Details' });
}

/** Opens an order with this many items and all of its items, and checks that no part of it has failed. */
async function openWhole(orderId: string, items: number) {
  const { user, defects } = await open(orderId);
  expect(await screen.findByLabelText('Order summary')).toHaveTextContent(orderId);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /items?$/ })).toBeInTheDocument());
  if (items > 2) await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('article')).toHaveLength(items);
  // An order's only item opens automatically.
  if (items > 1) expect(await openEveryItem(user)).toHaveLength(items);
  else await screen.findByRole('tabpanel', { name: 'Details' });
  expect(screen.queryByText(/could not be displayed/)).not.toBeInTheDocument();
  expect(defects).toEqual([]);
  return user;
}

describe('orders with wrong, missing or hostile data', () => {
  it.each([
    ['only IDs', LANDMARKS.halfEmpty, 2],
    ['numbers as texts, lists as null, unknown values', LANDMARKS.wrongTypes, 2],
    ['an unknown status', LANDMARKS.unknownStatus, 1],
  ] as const)('show all data that can be shown: %s', async (_title, orderId, items) => {
    await openWhole(orderId, items);
  });

  it('show markup, scripts, formulas and very long texts as text: no markup runs, and long text is cut', async () => {
    const user = await openWhole(LANDMARKS.hostile, 3);
    const [wholeText] = await screen.findAllByRole('button', { name: 'Show full text' });
    expect(document.querySelectorAll('script, iframe, object')).toHaveLength(0);
    const length = document.body.textContent?.length ?? 0;
    await user.click(wholeText as HTMLElement);
    expect(document.body.textContent?.length ?? 0).toBeGreaterThan(length + 1_000);
  });

  it('S5.54: link only to web addresses, and send no request to a host outside the platform', async () => {
    const user = await openWhole(LANDMARKS.hostileLinks, 2);
    expectSafeLinks();
    const [links] = screen.getAllByRole('button', { name: /^\d+ links?$/ });
    await user.click(links as HTMLElement);
    await screen.findByRole('dialog', { name: 'Additional links' });
    expectSafeLinks();
    expect(platform.requests).not.toEqual([]);
    const isToPlatform = (request: string) => /^[A-Z]+ http:\/\/[a-z-]+\.platform\.test\//.test(request);
    expect(platform.requests.filter((request) => !isToPlatform(request))).toEqual([]);
  });

  it('may have any characters in their IDs: URL, item and reads use the right ones', async () => {
    const { user, router } = await open(LANDMARKS.strangeIds);
    expect(await screen.findByRole('heading', { level: 1, name: LANDMARKS.strangeIds })).toBeInTheDocument();
    const [card] = await screen.findAllByRole('article');
    await user.click(within(card as HTMLElement).getByRole('button', { name: /^Show details/ }));
    await within(card as HTMLElement).findByRole('tabpanel');
    expect(router.state.location.pathname).toBe(orderPath(LANDMARKS.strangeIds));
    expect(new URLSearchParams(router.state.location.search).get('itemId')).toMatch(/[/#% ?]/);
  });
});

describe('S9.12: the requests for opening an order', () => {
  /** Matches the requests that every start of the console makes, whatever it opens. */
  const AT_START =
    /access-management|merchant-config|fulfiller-identity|carriers|customizr|available-filters|tree/;
  const reads = () => platform.requests.filter((request) => !AT_START.test(request));

  it('at most five for an order of 130 items before its first card is readable', async () => {
    const readsAtFirstCard: string[][] = [];
    const watcher = new MutationObserver(() => {
      if (readsAtFirstCard.length === 0 && screen.queryAllByRole('article').length > 0) {
        readsAtFirstCard.push(reads());
      }
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await open(LANDMARKS.large130);
    await screen.findAllByRole('article');
    watcher.disconnect();
    const [first = []] = readsAtFirstCard;
    expect(first.filter((href) => href.includes('item-service'))).toHaveLength(2);
    expect(first.length).toBeLessThanOrEqual(3 + 2);
  });

  it('none for items that are not on screen', async () => {
    await open(LANDMARKS.trackingStates);
    const [card] = await screen.findAllByRole('article');
    await within(card as HTMLElement).findByText('Tracking');
    const shipments = () => reads().filter((href) => href.includes('/v1/shipments/'));
    await waitFor(() => expect(shipments()).toHaveLength(2));
  });
});
