import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anItem, anOrder } from '#test/builders.ts';
import { IS_DEEP } from '#test/depth.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 3, hasLandmarks: false });

it.runIf(IS_DEEP)(
  'R426: `s` that is pressed while the tools load opens the split view, and only once',
  async () => {
    const { router, user } = await renderApp({ platform, route: '/?page=1' });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'Split view' })).toBeNull();
    fireEvent.keyDown(document.body, { key: 's' });
    await screen.findByRole('complementary', { name: 'Results beside the order' });
    await user.keyboard('u');
    await screen.findByRole('button', { name: 'Split view' });
    expect(router.state.location.pathname).toBe('/');
    await user.keyboard('s');
    await screen.findByRole('complementary', { name: 'Results beside the order' });
  },
);

it('R426: `s` that is pressed while the start page loads opens the most urgent order', async () => {
  platform.world.addOrder(anOrder().of('acme-print').with(anItem().late('fulfillment')).build());
  const { router } = await renderApp({ platform, route: '/' });
  expect(screen.queryByRole('heading', { name: 'Start here' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 's' });
  await screen.findByRole('complementary', { name: 'Results beside the order' });
  expect(router.state.location.pathname).toMatch('/orders/');
});
