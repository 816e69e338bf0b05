import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS, dateText, toIso } from '#domain/time/time.ts';
import { selectTimezone } from '#store/people/userSelectors.ts';
import { openBulkReorder, runDialog, START_REORDER, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { memoryBrowser, memoryIntentSupport } from '#test/memoryIntentSupport.ts';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { find } from './searchPage.ts';

const { platform, open, addOrders, holdPlacing, selectAll, startHeld, mine, originalsOf } = bulkScene();
const files = savedFiles();
afterEach(() => {
  vi.restoreAllMocks();
});

describe('R400, S9.8: a paused reorder that is continued on another day', () => {
  it('first says that promise dates move, then sends the rest with the new day', async () => {
    const { app, ids, run, letThrough } = await startHeld(11);
    await app.user.click(run.getByRole('button', { name: 'Pause' }));
    letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));
    await run.findByText('Paused. Nothing is sent until you continue.');
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() + DAY_MS);
    const today = dateText(toIso(Date.now()), selectTimezone(app.store.getState()));
    await app.user.click(run.getByRole('button', { name: 'Continue' }));
    expect(await run.findByText(/^This run was planned on /)).toHaveTextContent(`will be set to ${today}.`);
    expect(mine(ids)).toHaveLength(10);
    await app.user.click(run.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(mine(ids)).toHaveLength(11));
    const last = platform.world.log.findLast(({ operation }) => operation === 'placeOrder');
    expect(JSON.stringify(last?.body)).toContain(`"localPromisedArrivalDate":"${today}T`);
    await waitForRunEnd(run);
  });
});

describe('R20: a run in progress', () => {
  it('can be paused, continued and stopped; the rest is sent when the user asks for it', async () => {
    const { app, ids, run, asked, letThrough } = await startHeld(13);
    expect(run.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '0');
    await app.user.click(run.getByRole('button', { name: 'Pause' }));
    expect(run.queryByText('Paused. Nothing is sent until you continue.')).toBeNull();
    letThrough();
    expect(await run.findByText('Paused. Nothing is sent until you continue.')).toBeInTheDocument();
    await waitFor(() => expect(mine(ids)).toHaveLength(10));
    expect(asked).toHaveLength(10);

    const again = holdPlacing();
    // A list that disappears between two requests would move the buttons below it.
    const texts = new Set<string>();
    const watcher = new MutationObserver(() => texts.add(screen.getByRole('dialog').textContent));
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    await app.user.click(run.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(
        run.getByText(/10 of 13 processed · .*(less than a minute|about \d+ minutes?) left/),
      ).toBeVisible(),
    );
    await waitFor(() => expect(again.asked).toHaveLength(3));
    watcher.disconnect();
    expect(
      [...texts].filter((text) => /Pause.*not processed yet/.test(text) && !text.includes('being processed')),
    ).toEqual([]);
    await app.user.click(run.getByRole('button', { name: 'Stop' }));
    expect(
      run.getByText('Stopping. Requests already sent will finish; nothing new is sent.'),
    ).toBeInTheDocument();
    again.letThrough();
    await waitFor(() => expect(mine(ids)).toHaveLength(13));
    await run.findByRole('button', { name: /^Process the rest/ });
    expect(find.runBars().getByText('Bulk reorder was stopped: 10 of 13 processed')).toBeInTheDocument();
    expect(
      run.getByText('3 original orders still need to be cancelled or have their alerts cleared.'),
    ).toBeInTheDocument();
    await app.user.click(await run.findByRole('button', { name: /^Process the rest/ }));
    expect(await run.findByText('13 orders reordered')).toBeInTheDocument();
    expect(mine(ids)).toEqual(ids.toSorted());
    await waitForRunEnd(run);
    const items = ids.map((orderId) => platform.world.record(orderId)?.items[0]);
    expect(items.every((item) => item?.statuses?.cancelled?.state === 'current')).toBe(true);
    await app.user.click(run.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/Bulk reorder/)).not.toBeInTheDocument());
  });

  it('R20: ends although it was paused, if the requests on their way were the last', async () => {
    const ids = addOrders(2);
    const { asked, letThrough } = holdPlacing();
    const app = await open();
    await selectAll(app, 2);
    const dialog = await openBulkReorder(app);
    await app.user.click(dialog.getByRole('checkbox', { name: /^Request cancellation of original items/ }));
    const run = await startRun(app, dialog);
    await waitFor(() => expect(asked).toHaveLength(2));
    await app.user.click(run.getByRole('button', { name: 'Pause' }));
    letThrough();
    await waitForRunEnd(run);
    expect(mine(ids)).toHaveLength(2);
    expect(run.getByText('2 orders reordered')).toBeInTheDocument();
  });

  it('R141: says while pausing that requests are pending, and then that originals are not cancelled', async () => {
    const { app, ids, run, letThrough } = await startHeld(3);
    await app.user.click(run.getByRole('button', { name: 'Pause' }));
    expect(
      run.getByText('Pausing: waiting for responses to 3 requests. Nothing else is sent until you continue.'),
    ).toBeInTheDocument();
    expect(
      find.runBars().getByText('Bulk reorder is pausing: requests already sent will finish'),
    ).toBeInTheDocument();
    letThrough();
    expect(await run.findByText('Paused. Nothing is sent until you continue.')).toBeInTheDocument();
    expect(
      run.getByText(
        '3 original orders are not cancelled yet. Until they are, their items may be made twice.',
      ),
    ).toBeInTheDocument();
    expect(
      run.getByText(
        '0 of 3 processed · 3 reordered · 3 original orders still to be processed · 0 of 3 cancellations requested',
      ),
    ).toBeInTheDocument();
    expect(find.runBars().getByText('Bulk reorder is paused: 0 of 3 processed')).toBeInTheDocument();
    await app.user.click(run.getByRole('button', { name: 'Continue' }));
    await waitForRunEnd(run);
    expect(run.getByText('3 of 3 processed · 3 reordered · 3 of 3 cancellations requested')).toBeVisible();
    expect(mine(ids)).toEqual(ids.toSorted());
  });

  it('R596: lists in the file the originals that are not cancelled because the run was stopped', async () => {
    const { app, ids, run, letThrough } = await startHeld(2);
    await app.user.click(run.getByRole('button', { name: 'Stop' }));
    letThrough();
    expect(await run.findByText('2 orders reordered')).toBeInTheDocument();
    await app.user.click(run.getByRole('button', { name: 'Download results (CSV)' }));
    await waitFor(() => expect(files.size).toBe(1));
    const [header = [], ...rows] = csvRows([...files.values()][0]);
    const notCancelled = rows.map((row) => row[header.indexOf('Items not cancelled')]);
    expect(originalsOf(ids)).toEqual({ all: notCancelled.toSorted(), cancelled: [] });
  });

  it('R598: says before a stopped run is discarded that originals are not cancelled', async () => {
    const { app, run, letThrough } = await startHeld(2);
    await app.user.click(run.getByRole('button', { name: 'Stop' }));
    letThrough();
    await app.user.click(await run.findByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard this run?' }));
    expect(
      question.getByText(
        '2 original orders are not cancelled yet. Until they are, their items may be made twice.',
      ),
    ).toBeInTheDocument();
  });

  it('stays visible on other pages, asks before the user leaves the first one, and runs alone', async () => {
    const { app, ids, run, letThrough } = await startHeld(2);
    await app.user.click(run.getByRole('button', { name: 'Hide' }));
    expect(find.runBars().getByText('Bulk reorder: 0 of 2 processed')).toBeInTheDocument();
    const menu = await screen.findByRole('button', { name: 'Bulk actions' });
    expect(menu).toHaveAttribute('title', 'A run is in progress. Wait until it ends, or stop it.');
    await act(() => app.router.navigate('/support'));
    const question = within(
      await screen.findByRole('dialog', { name: 'Leave this page while the run is in progress?' }),
    );
    await app.user.click(question.getByRole('button', { name: 'Leave the page' }));
    await screen.findByRole('heading', { level: 1, name: 'Report a problem' });
    letThrough();
    await app.user.click(await find.runBars().findByRole('button', { name: 'Show' }));
    const shown = await runDialog();
    expect(await shown.findByText('2 orders reordered')).toBeInTheDocument();
    await waitForRunEnd(shown);
    expect(mine(ids)).toHaveLength(2);
  });

  it('lets the user leave as soon as it ends, if a question about leaving is open', async () => {
    const { app, ids, run, letThrough } = await startHeld(2);
    await app.user.click(run.getByRole('button', { name: 'Hide' }));
    await act(() => app.router.navigate('/support'));
    await screen.findByRole('dialog', { name: 'Leave this page while the run is in progress?' });
    letThrough();
    await screen.findByRole('heading', { level: 1, name: 'Report a problem' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(mine(ids)).toHaveLength(2));
  });

  it('does not keep the user from leaving once its results are closed', async () => {
    const { app, run, letThrough } = await startHeld(2);
    letThrough();
    await waitForRunEnd(run);
    fireEvent.click(run.getByRole('button', { name: 'Close' }));
    await act(() => app.router.navigate('/support'));
    await screen.findByRole('heading', { level: 1, name: 'Report a problem' });
    expect(screen.queryByText(/Bulk reorder/)).not.toBeInTheDocument();
  });

  it('waits without a network, and then sends the rest', async () => {
    const ids = addOrders(3);
    const app = await open();
    await selectAll(app, 3);
    const dialog = await openBulkReorder(app);
    await app.user.click(dialog.getByRole('button', { name: 'Show plan' }));
    await dialog.findByText('3 orders are included.');
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await app.user.click(dialog.getByRole('button', { name: START_REORDER }));
    const run = await runDialog();
    expect(
      await run.findByText('Paused: you are offline. Nothing is sent until you continue.'),
    ).toBeInTheDocument();
    expect(mine(ids)).toEqual([]);
    network.mockReturnValue(true);
    await app.user.click(run.getByRole('button', { name: 'Continue' }));
    expect(await run.findByText('3 orders reordered')).toBeInTheDocument();
    await waitForRunEnd(run);
    expect(mine(ids)).toEqual(ids.toSorted());
  });

  it('does not start if the browser cannot save its record', async () => {
    const ids = addOrders(1);
    const support = memoryIntentSupport();
    const journal = { ...support.journal, create: () => Promise.reject(new Error('Full')) };
    const app = await open(memoryBrowser({ ...support, journal }));
    await selectAll(app, 1);
    const run = await startRun(app, await openBulkReorder(app));
    expect(
      await run.findByText(/^The run cannot start: this browser cannot save the record/),
    ).toBeInTheDocument();
    expect(mine(ids)).toEqual([]);
  });
});
