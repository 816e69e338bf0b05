import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 3, hasLandmarks: false });

it('R426: `s` that is pressed while the tools load opens the split view, and only once', async () => {
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
});
