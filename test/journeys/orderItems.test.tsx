import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { changeMeanwhile } from '#test/actions.ts';
import { anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { itemCards } from './itemCards.ts';

const platform = simulatedPlatform({ orders: 1 });

/** The stubs that replace the browser's observers. Observed elements come into view when the test says so. */
const observers = new Set<StubObserver>();
class StubObserver {
  #watched: Element[] = [];
  #tell: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit;
  constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.#tell = tell;
    this.options = options;
    observers.add(this);
  }
  observe(element: Element): void {
    this.#watched.push(element);
  }
  unobserve(): void {
    this.#watched = [];
  }
  disconnect(): void {
    observers.delete(this);
  }
  takeRecords(): [] {
    return [];
  }
  /** Whether an element this far above the top edge of the view counts as in view. */
  reachesAbove(distance: number): boolean {
    return Number.parseInt(this.options.rootMargin ?? '0', 10) >= distance;
  }
  comeIntoView(): void {
    const entries = this.#watched.map((target) => ({ target, isIntersecting: target.isConnected }));
    this.#tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

const observersOfTheEnd = () =>
  [...observers].filter(({ options }) => options.rootMargin?.endsWith('px 0px 500px'));

function scrollToTheEnd(): void {
  act(() => {
    for (const observer of observersOfTheEnd()) observer.comeIntoView();
  });
}

/** One frame of a view that has moved far beyond the end of the items whose details are loaded. */
function frameBelowTheEnd(): void {
  act(() => {
    for (const observer of observersOfTheEnd()) if (observer.reachesAbove(9_000)) observer.comeIntoView();
  });
}

vi.stubGlobal('IntersectionObserver', StubObserver);
afterEach(() => observers.clear());

const { added, named, open, cards, cardNames } = itemCards(platform);

describe('S2.75: the items that are rendered', () => {
  const three = () => anOrder().with(named('a'), named('b'), named('c'));

  it('are two cards at first, and two more whenever the user nears the end of the list', async () => {
    await open(added(three()));
    expect(await screen.findByRole('heading', { name: '3 items' })).toBeInTheDocument();
    expect(await cards()).toHaveLength(2);
    scrollToTheEnd();
    expect(await cards()).toHaveLength(3);
  });

  it('grow by a button if there is no scrolling', async () => {
    const { user } = await open(added(three()));
    await cards();
    expect(screen.getByText(/2 of 3 items are shown/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await cards()).toHaveLength(3);
  });

  it('R72, R184: include all 130 items as rows; their previews load two at a time, also after a jump far down the list', async () => {
    await open(LANDMARKS.large130);
    await waitFor(async () => expect(await cards()).toHaveLength(130));
    const pictures = () => screen.queryAllByRole('img', { name: /^Preview of/ });
    await waitFor(() => expect(pictures()).toHaveLength(2));
    scrollToTheEnd();
    await waitFor(() => expect(pictures()).toHaveLength(4));
    frameBelowTheEnd();
    await waitFor(() => expect(pictures()).toHaveLength(6));
    frameBelowTheEnd();
    await waitFor(() => expect(pictures()).toHaveLength(8));
  });

  it.runIf(IS_DEEP)('R184: pictures go on loading for the rows that a filter leaves', async () => {
    const { user } = await open(LANDMARKS.large130);
    await waitFor(async () => expect(await cards()).toHaveLength(130));
    const pictures = () => screen.queryAllByRole('img', { name: /^Preview of/ });
    const scrollUntil = (wanted: number) =>
      waitFor(() => {
        frameBelowTheEnd();
        expect(pictures().length).toBeGreaterThanOrEqual(wanted);
      });
    const field = screen.getByPlaceholderText('Product or any ID');
    await user.type(field, 'cm');
    await waitFor(async () => expect(await cards()).toHaveLength(19));
    await scrollUntil(5);
    await user.clear(field);
    await waitFor(async () => expect(await cards()).toHaveLength(130));
    await scrollUntil(25);
  });

  it('R184: an open row loads its preview wherever it is', async () => {
    const itemId = platform.world.record(LANDMARKS.large130)?.items[129]?.itemId ?? '';
    await open(LANDMARKS.large130, `?itemId=${itemId}`);
    await waitFor(async () => expect(await cards()).toHaveLength(130));
    const row = document.querySelector<HTMLElement>(`[data-item-row="${itemId}"] .item-row`);
    await waitFor(() =>
      expect(within(row as HTMLElement).getByRole('img', { name: /^Preview of/ })).toBeInTheDocument(),
    );
  });

  it('S4.9: start with the items that have problems', async () => {
    const order = anOrder().with(
      named('fine'),
      named('late').late('preparing'),
      named('broken').current('rejected'),
    );
    await open(added(order));
    await cards();
    scrollToTheEnd();
    expect(await cardNames()).toEqual(['broken', 'late', 'fine']);
  });

  it('R467: keep their places while the order is open, although another one has the most problems', async () => {
    const orderId = added(anOrder().with(named('fine'), named('late').late('preparing')));
    const { user } = await open(orderId);
    await cards();
    scrollToTheEnd();
    expect(await cardNames()).toEqual(['late', 'fine']);
    changeMeanwhile(platform, orderId, (item) => {
      item.statuses = named('fine').current('rejected').build().statuses ?? {};
    });
    await user.keyboard('r');
    expect(await screen.findAllByText('Rejected')).not.toHaveLength(0);
    expect(await cardNames()).toEqual(['late', 'fine']);
  });
});
