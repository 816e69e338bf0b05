import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRODUCTS } from '#mocks/data/products.ts';
import { PEOPLE } from '#mocks/people.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();
const card = PRODUCTS.find(({ surfaces }) => surfaces.includes('Front') && surfaces.includes('Back'));
if (!card) throw new Error('No product with a front and a back');

const document = 'https://documents.simulated.example/v3/documents/1/card';
for (const number of [1, 2]) {
  const item = anItem()
    .sku(card.sku)
    .having({ documentReferenceUrl: document, merchantProductName: 'Cards' });
  platform.world.addOrder(anOrder().id(`order-${number}`).with(item).build());
}
platform.world.addOrder(
  anOrder()
    .id('order-without')
    .with(anItem().having({ documentReferenceUrl: 'javascript:alert(1)' }))
    .build(),
);
platform.world.documentStore.set(`settings/${PEOPLE.staff.sub}/int-OOPs-searchColumns`, {
  columns: ['preview'],
});

/**
 * By row that contains an observed element: the observer's margin and root, and a function that reports the
 * element as near the viewport.
 */
const watched = new Map<Element, { margin: string | undefined; root: unknown; comeNear: () => void }>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: IntersectionObserverCallback;
      readonly #options: IntersectionObserverInit | undefined;
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        this.#callback = callback;
        this.#options = options;
      }
      observe(element: Element) {
        const row = element.closest('tr');
        const entry = { isIntersecting: true } as IntersectionObserverEntry;
        const comeNear = () => this.#callback([entry], this as unknown as IntersectionObserver);
        if (row) watched.set(row, { margin: this.#options?.rootMargin, root: this.#options?.root, comeNear });
      }
      disconnect() {
        // Does nothing: `afterEach` forgets the observed rows.
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  watched.clear();
});

it('S2.44: previews are requested at up to 300 px: front before back, surfaces once per SKU, or no preview', async () => {
  const app = await renderApp({ platform, route: '/?page=1' });
  await screen.findByRole('columnheader', { name: 'Preview' });
  const rowOf = async (id: string) =>
    (await screen.findByRole('link', { name: id })).closest('tr') as HTMLElement;
  const [first, second, without] = [
    await rowOf('order-1'),
    await rowOf('order-2'),
    await rowOf('order-without'),
  ];
  await waitFor(() => expect(watched.has(first)).toBe(true));
  expect(watched.get(first)?.margin).toBe('300px');
  expect(watched.get(first)?.root).toBe(screen.getByRole('region', { name: 'Orders found' }));
  expect(platform.requests.filter((request) => /mcpSkus|calculatedSurfaceSets/.test(request))).toEqual([]);
  expect(screen.queryByRole('img', { name: /^Cards/ })).not.toBeInTheDocument();

  act(() => {
    for (const { comeNear } of watched.values()) comeNear();
  });
  const images = await within(first).findAllByRole<HTMLImageElement>('img');
  expect(images.slice(0, 2).map(({ alt }) => alt)).toEqual(['Cards, Front', 'Cards, Back']);
  for (const image of images) {
    expect(image).toHaveAttribute('loading', 'lazy');
    const url = new URL(image.src);
    expect(url.searchParams.get('width')).toBe('150');
    expect(url.searchParams.get('instructions_uri')).toBe(document);
    expect(url.searchParams.get('page')).toBe(
      String(card.surfaces.indexOf(image.alt.replace('Cards, ', '')) + 1),
    );
  }
  expect(await within(second).findAllByRole('img')).toHaveLength(images.length);
  expect(platform.requests.filter((request) => request.includes('mcpSkus'))).toHaveLength(1);
  expect(await within(without).findByText('no preview')).toBeInTheDocument();

  const [front] = images;
  if (front) fireEvent.error(front);
  expect(await within(first).findByText('no preview')).toBeInTheDocument();
  app.close();
});
