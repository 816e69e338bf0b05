import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform();

/** IDs with special characters. Some are followed by the ID that they become if they are decoded twice. */
const IDS = [
  'odd%2Fencoded',
  'odd/encoded',
  '100%25',
  '100%',
  '%252F',
  'a b+c',
  'a&b=c',
  'x:y@z;w',
  'a#b?c',
  'ä/ö',
  '%E0%A4%A',
];

for (const id of IDS) platform.world.addOrder(anOrder().id(id).with(anItem()).build());

/** The last path segments of requests to order-service, as sent. */
const asked = () =>
  new Set(
    platform.requests
      .filter((request) => request.includes('/order-service.'))
      .map((request) => request.split('/').at(-1)),
  );

const opened = (id: string) => screen.findByRole('heading', { level: 1, name: (name) => name.includes(id) });

it('the row of an order opens exactly that order, whatever its ID contains', async () => {
  const { user, router } = await renderApp({ platform, route: '/?page=1' });
  for (const id of IDS) {
    const link = await within(await find.table()).findByRole('link', { name: id });
    platform.requests.splice(0);
    await user.click(link);
    expect(await opened(id)).toBeInTheDocument();
    await waitFor(() => expect(asked()).toEqual(new Set([encodeURIComponent(id)])));
    await act(() => router.navigate(-1));
  }
});

it('the URL of an order requests only that order, whatever its ID contains', async () => {
  const { router } = await renderApp({ platform, route: '/support' });
  for (const id of IDS) {
    platform.requests.splice(0);
    await act(() => router.navigate(orderPath(id)));
    expect(await opened(id)).toBeInTheDocument();
    await waitFor(() => expect(asked()).toEqual(new Set([encodeURIComponent(id)])));
  }
});
