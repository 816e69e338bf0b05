import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderPath } from '#domain/links/paths.ts';
import { cards } from '#test/actionParts.ts';
import { anOrder } from '#test/builders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';

const platform = simulatedPlatform();

it('R543: selected events stay selected if loading the events again fails, and when it then succeeds', async () => {
  const { orderId } = platform.world.addOrder(
    anOrder().with(cards('producing')).event('platformAccepted').build(),
  );
  const { user } = await renderApp({ platform, route: `${orderPath(orderId)}?view=events` });
  const box = () => screen.getByRole('checkbox', { name: 'Select this event' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select this event' }));
  platform.faults.next({ path: /eventquery/ }, { kind: 'status', status: 500 }, 3);
  await user.click(screen.getByRole('button', { name: /^Updated/ }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(box()).toBeChecked();
  await user.click(retry);
  await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(box()).toBeChecked();
});
