import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { atCancelling, openBulkReorder, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import type { App } from '#test/renderApp.tsx';
import { find } from './searchPage.ts';

const { platform, open, addOrders, selectAll, startHeld } = bulkScene();

/** The last message of the session, as the notifications show it. */
async function lastMessage({ user }: App): Promise<string> {
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Notifications/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const text = await panel.findByText(/^Bulk reorder: /);
  return text.closest('li')?.textContent ?? '';
}

it('R18: the bar and the message of a reorder count the originals that could not be cancelled', async () => {
  addOrders(2);
  atCancelling(platform, async () => HttpResponse.json({ message: 'No' }, { status: 423 }));
  const app = await open();
  await selectAll(app, 2);
  const run = await startRun(app, await openBulkReorder(app));
  await waitForRunEnd(run);
  expect(
    find.runBars().getByText('Bulk reorder has ended · 0 of 2 cancellations requested'),
  ).toBeInTheDocument();
  const message = await lastMessage(app);
  expect(message).toMatch(/^Warning.* 2 of 2 succeeded/);
  expect(message).toContain('0 of 2 cancellations requested');
});

it('R18: so is that of a stopped reorder whose originals are not cancelled', async () => {
  const { app, run, letThrough } = await startHeld(2);
  await app.user.click(run.getByRole('button', { name: 'Stop' }));
  letThrough();
  await run.findByText('2 orders reordered');
  const message = await lastMessage(app);
  expect(message).toMatch(/^Warning.* 2 of 2 succeeded/);
  expect(message).toContain('0 of 2 cancellations requested');
});
