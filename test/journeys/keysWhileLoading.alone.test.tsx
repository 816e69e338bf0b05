import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform({ orders: 3, hasLandmarks: false });

it('no shortcut fires while the code of an open dialog loads', async () => {
  const { store } = await renderApp({ platform, route: '/?page=1' });
  await screen.findByRole('table');
  const before = store.getState().settings.displayZone;
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'z' });
  await screen.findByRole('dialog', { name: 'Command palette' });
  expect(store.getState().settings.displayZone).toBe(before);
});
