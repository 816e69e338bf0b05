import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anOrder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { itemCards } from './itemCards.ts';

const platform = simulatedPlatform({ orders: 1 });

const { added, named, open, cards } = itemCards(platform);

describe('S2.77: the item in the URL', () => {
  it('is rendered, opened and scrolled to, however far down the list it is', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 9_999 } as DOMRect);
    const record = platform.world.record(LANDMARKS.large130);
    const itemId = record?.items[129]?.itemId ?? '';
    await open(LANDMARKS.large130, `?itemId=${itemId}&tab=details`);
    expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeInTheDocument();
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    const target = scrolled.mock.contexts[0] as unknown as HTMLElement;
    expect(target).toHaveTextContent(itemId);
    vi.restoreAllMocks();
  });

  it('R433: is found if the link writes its ID in another letter case', async () => {
    const order = added(anOrder().with(named('Cards'), named('Flyers')));
    const itemId = platform.world.record(order)?.items[1]?.itemId ?? '';
    const { router } = await open(order, `?itemId=${itemId.toUpperCase()}&tab=details`);
    expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeInTheDocument();
    expect(new URLSearchParams(router.state.location.search).get('itemId')).toBe(itemId);
    expect(screen.queryByText(/not found in this order/)).not.toBeInTheDocument();
  });

  it('R433: is also found if the link opens a modal of the item', async () => {
    const order = added(anOrder().with(named('Cards'), named('Flyers')));
    const itemId = platform.world.record(order)?.items[1]?.itemId ?? '';
    const { router } = await open(order, `?itemId=${itemId.toUpperCase()}&modal=relatedIds1`);
    expect(await screen.findByRole('dialog', { name: 'Related IDs' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/not found in this order/)).not.toBeInTheDocument());
    expect(new URLSearchParams(router.state.location.search).get('itemId')).toBe(itemId);
  });

  it('is scrolled to by the link of a problem each time, without another history entry', async () => {
    const { user, router } = await open(added(anOrder().with(named('late').late('preparing'))));
    expect(await screen.findByRole('tablist')).toBeInTheDocument();
    const problems = screen.getByRole('region', { name: /1 item needs attention/ });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 9_999 } as DOMRect);
    for (const times of [1, 2]) {
      await user.click(within(problems).getByRole('button', { name: /^late/ }));
      await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(times));
      expect(router.state.historyAction).toBe('REPLACE');
    }
    vi.restoreAllMocks();
  });

  it('is scrolled to by a link outside the items, but not by a change of the filter', async () => {
    const order = added(anOrder().with(named('a'), named('b'), named('c').having({ itemId: 'named' })));
    const { user, router } = await open(order, '?itemId=named');
    const text = await screen.findByRole('searchbox', { name: 'Product or any ID' });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 9_999 } as DOMRect);
    for (const times of [1, 2]) {
      // As a `Link` does to the URL that is open.
      await act(() => router.navigate(`/orders/${order}?itemId=named`, { replace: true }));
      await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(times));
    }
    await user.type(text, 'a');
    await waitFor(() => expect(router.state.location.search).toContain('itemText=a'));
    expect(text).toHaveValue('a');
    await act(() => router.navigate(`/orders/${order}?itemId=named`));
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(3));
    vi.restoreAllMocks();
  });

  it('is set automatically for an order of one item', async () => {
    const { router } = await open(LANDMARKS.single);
    expect(await screen.findByRole('tablist')).toBeInTheDocument();
    const itemId = platform.world.record(LANDMARKS.single)?.items[0]?.itemId;
    expect(router.state.location.search).toBe(`?itemId=${itemId}`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('S8.17: shows a message if the order does not have it, and the order too', async () => {
    await open(LANDMARKS.single, '?itemId=somebody-else');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The requested item was not found in this order.');
    expect(alert).toHaveTextContent('somebody-else');
    expect(await cards()).toHaveLength(1);
  });

  it('is ignored if it is empty', async () => {
    await open(LANDMARKS.trackingStates, '?itemId=');
    expect(await cards()).not.toHaveLength(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('R16: opening items and their tabs', () => {
  const three = () => anOrder().with(named('a'), named('b'), named('c'));
  const card = (name: string) => screen.findByRole('article', { name });
  const tab = async (item: string, name: string) => within(await card(item)).getByRole('tab', { name });

  it('remembers the tab of each item; Back goes through opened items, not through tabs', async () => {
    const { user, router } = await open(added(three()));
    await user.click(within(await card('a')).getByRole('button', { name: 'Show details a' }));
    await user.click(await within(await card('a')).findByRole('tab', { name: 'Status overview' }));
    expect(router.state.location.search).toContain('tab=status');
    await user.click(within(await card('b')).getByRole('button', { name: 'Show details b' }));
    expect(router.state.location.search).not.toContain('tab=');
    expect(await tab('a', 'Status overview')).toHaveAttribute('aria-selected', 'true');
    expect(await tab('b', 'Details')).toHaveAttribute('aria-selected', 'true');
    await act(() => router.navigate(-1));
    expect(within(await card('b')).queryByRole('tablist')).not.toBeInTheDocument();
    expect(await tab('a', 'Status overview')).toHaveAttribute('aria-selected', 'true');
    await act(() => router.navigate(-1));
    expect(within(await card('a')).queryByRole('tablist')).not.toBeInTheDocument();
  });

  it('reopens a closed item with its tab', async () => {
    const { user } = await open(added(three()));
    const toggle = async () =>
      user.click(within(await card('a')).getByRole('button', { name: /details a$/ }));
    await toggle();
    await user.click(await tab('a', 'Status overview'));
    await toggle();
    expect(within(await card('a')).queryByRole('tablist')).not.toBeInTheDocument();
    await toggle();
    expect(await tab('a', 'Status overview')).toHaveAttribute('aria-selected', 'true');
  });

  it('S2.80, R546: arrow keys move between tabs, except with Alt, which the browser needs; Enter selects one', async () => {
    const { user } = await open(LANDMARKS.single);
    const details = await screen.findByRole('tab', { name: 'Details' });
    act(() => details.focus());
    expect(fireEvent.keyDown(details, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(details).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    const status = screen.getByRole('tab', { name: 'Status overview' });
    expect(status).toHaveFocus();
    expect(details).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(status).toHaveAttribute('aria-selected', 'true'));
    await user.keyboard('{Home}');
    expect(details).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getAllByRole('tab').at(-1)).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(details).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Status overview');
  });

  it('an unknown tab in the URL opens the first one', async () => {
    await open(LANDMARKS.single, '?tab=nonsense');
    expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeInTheDocument();
  });
});
