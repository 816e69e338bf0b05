import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { PEOPLE } from '#mocks/people.ts';
import { atPlacing, openBulkReorder, runDialog, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { type MemoryBrowser, memoryBrowser } from '#test/memoryIntentSupport.ts';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { find } from './searchPage.ts';

const { platform, open, addOrders, selectAll, mine } = bulkScene();
const files = savedFiles();
type App = Awaited<ReturnType<typeof open>>;

async function openRecentRuns({ user }: App) {
  await user.click(screen.getByRole('button', { name: `Account: ${PEOPLE.staff.name}` }));
  await user.click(await screen.findByRole('button', { name: 'Recent runs' }));
  return within(await screen.findByRole('dialog', { name: 'Recent runs' }));
}

/** Reorders this many orders and waits for the results. */
async function reorder(app: App, count: number) {
  await selectAll(app, count);
  const run = await startRun(app, await openBulkReorder(app));
  await waitForRunEnd(run);
  return run;
}

async function closeRun(app: App, run: Awaited<ReturnType<typeof runDialog>>) {
  await app.user.click(await run.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/Bulk reorder/)).not.toBeInTheDocument());
}

async function reorderAndClose(browser: MemoryBrowser, count: number) {
  const ids = addOrders(count);
  const app = await open(browser);
  await closeRun(app, await reorder(app, count));
  return { app, ids };
}

async function onlyRecentRun(browser: MemoryBrowser) {
  const [run] = await browser.journal.closedRuns(PEOPLE.staff.sub);
  if (!run) throw new Error('The journal has no closed run');
  return run;
}

it('R595: a retry deselects the orders that it sends, and not those that the user has selected since', async () => {
  const ids = addOrders(2);
  const [failed = '', done = ''] = ids;
  let isRefusing = true;
  atPlacing(platform, (orderId) =>
    isRefusing && orderId === failed ? HttpResponse.json({ message: 'No' }, { status: 400 }) : undefined,
  );
  const app = await open(memoryBrowser());
  await closeRun(app, await reorder(app, 2));
  const boxOf = (orderId: string) => screen.getByRole('checkbox', { name: `Select order ${orderId}` });
  expect([boxOf(failed), boxOf(done)].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  await app.user.click(boxOf(done));
  const recent = await openRecentRuns(app);
  await app.user.click(await recent.findByRole('button', { name: /^Show results/ }));
  isRefusing = false;
  const run = await runDialog();
  await app.user.click(run.getByRole('button', { name: 'Retry 1 failed order' }));
  await waitForRunEnd(run);
  await closeRun(app, run);
  expect([boxOf(failed), boxOf(done)].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
});

describe('R126, R153: recent runs', () => {
  it('shows the results of a closed run again, until the user closes them again', async () => {
    const browser = memoryBrowser();
    const ids = addOrders(2);
    let isRefusing = true;
    atPlacing(platform, (orderId) =>
      isRefusing && orderId === ids[0] ? HttpResponse.json({ message: 'No' }, { status: 400 }) : undefined,
    );
    const app = await open(browser);
    const first = await reorder(app, 2);
    expect(await first.findByText('1 order failed')).toBeInTheDocument();
    await closeRun(app, first);

    const recent = await openRecentRuns(app);
    const row = within(await recent.findByRole('row', { name: /^Bulk reorder .+ 2 Show results/ }));
    expect(row.getByText('1 reordered · 1 failed · 1 of 1 cancellations requested')).toBeInTheDocument();
    await app.user.click(row.getByRole('button', { name: /^Show results Bulk reorder \(.+\)$/ }));
    const run = await runDialog();
    expect(screen.queryByRole('dialog', { name: 'Recent runs' })).not.toBeInTheDocument();
    expect(run.getByText('1 order failed')).toBeInTheDocument();
    expect(run.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    expect(csvRows(files.get('bulk-reorder-results.csv'))).toHaveLength(3);

    isRefusing = false;
    await app.user.click(run.getByRole('button', { name: 'Retry 1 failed order' }));
    expect(await run.findByText('2 orders reordered')).toBeInTheDocument();
    await waitForRunEnd(run);
    expect(mine(ids)).toEqual(ids.toSorted());
    await closeRun(app, run);
    const again = await openRecentRuns(app);
    expect(await again.findAllByRole('button', { name: /^Show results/ })).toHaveLength(1);
  });

  it('offers a run that was shown again in its bar, also at the next visit, and does not offer to discard it', async () => {
    const browser = memoryBrowser();
    const { app } = await reorderAndClose(browser, 1);
    const recent = await openRecentRuns(app);
    await app.user.click(await recent.findByRole('button', { name: /^Show results/ }));
    await runDialog();
    await app.user.keyboard('{Escape}');
    expect(find.runBars().getByText(/^Bulk reorder \(.+\): 1 of 1 processed$/)).toBeInTheDocument();
    app.close();

    const later = await open(browser);
    await screen.findByText(/^Bulk reorder \(.+\): 1 of 1 processed$/);
    expect(find.runBars().queryByRole('button', { name: /Discard|Resume/ })).not.toBeInTheDocument();
    expect(find.runBars().getByRole('button', { name: 'Download results (CSV)' })).toBeInTheDocument();
    await later.user.click(find.runBars().getByRole('button', { name: 'Review' }));
    await closeRun(later, await runDialog());
  });

  it('the bar of a run with nothing left to send or check closes it', async () => {
    const browser = memoryBrowser();
    await reorderAndClose(browser, 1).then(({ app }) => app.close());
    const { job } = await onlyRecentRun(browser);
    await browser.journal.saveJob({ ...job, isClosed: false });
    const app = await open(browser);
    await screen.findByText(/^Bulk reorder \(.+\): 1 of 1 processed$/);
    await app.user.click(find.runBars().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/^Bulk reorder \(/)).not.toBeInTheDocument());
    expect((await onlyRecentRun(browser)).job).toMatchObject({ isClosed: true });
  });

  it('says how long this browser keeps closed runs if there are none; the palette opens the dialog', async () => {
    const app = await open();
    await screen.findByRole('banner');
    await app.user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await app.user.click(await palette.findByRole('option', { name: 'Recent runs' }));
    const recent = within(await screen.findByRole('dialog', { name: 'Recent runs' }));
    expect(
      await recent.findByText('There are no closed runs; they are kept for 30 days, in this browser only.'),
    ).toBeInTheDocument();
  });

  it('offers to read the runs again if the journal cannot be read', async () => {
    const browser = memoryBrowser();
    vi.spyOn(browser.journal, 'closedRuns').mockRejectedValueOnce(new Error('Broken'));
    const app = await open(browser);
    const recent = await openRecentRuns(app);
    expect(await recent.findByText('The recent runs could not be loaded.')).toBeInTheDocument();
    await app.user.click(recent.getByRole('button', { name: 'Try again' }));
    expect(await recent.findByText(/^There are no closed runs/)).toBeInTheDocument();
  });

  it('offers to show a run again if the journal could not be changed', async () => {
    const browser = memoryBrowser();
    const { app } = await reorderAndClose(browser, 1);
    vi.spyOn(browser.journal, 'saveJob').mockRejectedValueOnce(new Error('Full'));
    const recent = await openRecentRuns(app);
    await app.user.click(await recent.findByRole('button', { name: /^Show results/ }));
    expect(await recent.findByText('The results of this run could not be loaded.')).toBeInTheDocument();
    await app.user.click(recent.getByRole('button', { name: 'Try again' }));
    expect((await runDialog()).getByText('1 order reordered')).toBeInTheDocument();
  });

  it('says so if another tab has discarded the run meanwhile', async () => {
    const browser = memoryBrowser();
    const { app } = await reorderAndClose(browser, 1);
    const recent = await openRecentRuns(app);
    const show = await recent.findByRole('button', { name: /^Show results/ });
    const { job } = await onlyRecentRun(browser);
    await browser.journal.saveJob({ ...job, isDiscarded: true });
    await app.user.click(show);
    expect(
      await recent.findByText('This run was discarded or is no longer kept in this browser.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(show).not.toBeInTheDocument());
  });
});
