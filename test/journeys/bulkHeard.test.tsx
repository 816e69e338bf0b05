import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { atPlacing, openBulkReorder, START_REORDER, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { listen } from '#test/heard.ts';

const { platform, open, addOrders, selectAll, startHeld } = bulkScene();

it('R380: the end of a run is announced once in its dialog, with the failures', async () => {
  addOrders(1);
  atPlacing(platform, () => HttpResponse.json({ message: 'It is too late.' }, { status: 423 }));
  const app = await open();
  await selectAll(app, 1);
  const heard = listen();
  await waitForRunEnd(await startRun(app, await openBulkReorder(app)));
  await waitFor(() => expect(heard.at(-1)).toMatch(/^Bulk reorder has ended · 1 failed/));
  expect(heard.filter((text) => text.startsWith('Bulk reorder has ended'))).toHaveLength(1);
});

it('R380: the end of a run is announced while its dialog is hidden', async () => {
  const { app, run, letThrough } = await startHeld(2);
  await app.user.click(run.getByRole('button', { name: 'Hide' }));
  const heard = listen();
  letThrough();
  await waitFor(() =>
    expect(heard).toContain('Bulk reorder has ended · 2 reordered · 2 of 2 cancellations requested'),
  );
});

it('R380: the summary of a plan is announced once it is ready', async () => {
  addOrders(1);
  const app = await open();
  await selectAll(app, 1);
  const dialog = await openBulkReorder(app);
  const heard = listen();
  await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
  await dialog.findByRole('button', { name: START_REORDER });
  await waitFor(() =>
    expect(heard).toContainEqual(expect.stringMatching(/^1 order is included\.1 new order with 1 item/)),
  );
});
