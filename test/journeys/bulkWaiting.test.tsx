import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedOut } from '#store/people/sessionSlice.ts';
import type { Dialog } from '#test/actions.ts';
import { openBulkReorder, startRun, waitForRunEnd } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import type { App } from '#test/renderApp.tsx';

const { platform, open, addOrders, selectAll, mine } = bulkScene();
const COUNT = 3;

const isPlacing = (request: string) => /^POST .*merchant-order.*\/v1\/orders\?/.test(request);

/** Starts a run whose requests for new orders all wait for their second try. */
async function startWaiting() {
  const browser = memoryBrowser();
  const ids = addOrders(COUNT);
  const app = await open(browser);
  await selectAll(app, COUNT);
  platform.faults.next(
    { service: 'merchant-order', method: 'POST', path: /\/v1\/orders\?/ },
    { kind: 'status', status: 429, headers: { 'Retry-After': '60' } },
    COUNT,
  );
  const run = await startRun(app, await openBulkReorder(app));
  // Otherwise a request that is first sent after a pause would be refused then, and would wait again.
  await waitFor(() => expect(platform.requests.filter(isPlacing)).toHaveLength(COUNT));
  await waitFor(() => expect(app.store.getState().calls.waits).toHaveProperty('merchant-order'));
  const jobId = app.store.getState().bulk.shownJobId ?? '';
  const states = async () => {
    const journaled = await browser.journal.load(jobId);
    return journaled?.runOrders.map(({ steps }) => steps[0]?.state);
  };
  return { app, ids, run, states };
}

/**
 * Has the waiting requests sent until the run has ended. One that the platform refuses after the first click waits
 * again.
 */
async function tryNowUntilOver({ user }: Pick<App, 'user'>, run: Dialog) {
  await waitFor(async () => {
    const tryNow = run.queryByRole('button', { name: 'Try now' });
    if (tryNow) await user.click(tryNow);
    expect(run.getByText(`${COUNT} orders reordered`)).toBeInTheDocument();
  });
  await waitForRunEnd(run);
}

const SENDING = Array.from({ length: COUNT }, () => 'sending');
const PLANNED = Array.from({ length: COUNT }, () => 'planned');

describe('R406: requests that wait for their next try', () => {
  it('are not sent after the run was paused, and are sent once when it continues and the wait is over', async () => {
    const { app, ids, run, states } = await startWaiting();
    await app.user.click(run.getByRole('button', { name: 'Pause' }));
    expect(await run.findByText('Paused. Nothing is sent until you continue.')).toBeInTheDocument();
    await waitFor(async () => expect(await states()).toEqual(PLANNED));
    expect(mine(ids)).toEqual([]);
    await app.user.click(run.getByRole('button', { name: 'Continue' }));
    // R414: the platform has asked the console to wait for a minute.
    await waitFor(() => expect(app.store.getState().calls.waits).toHaveProperty('merchant-order'));
    await waitFor(async () => expect(await states()).toEqual(SENDING));
    expect(mine(ids)).toEqual([]);
    await tryNowUntilOver(app, run);
    expect(mine(ids)).toEqual(ids.toSorted());
  });

  it('are not sent after the run was stopped, and are offered as the remaining orders', async () => {
    const { app, ids, run, states } = await startWaiting();
    await app.user.click(run.getByRole('button', { name: 'Stop' }));
    expect(await run.findByRole('button', { name: 'Process the rest (3)' })).toBeInTheDocument();
    expect(await states()).toEqual(PLANNED);
    expect(mine(ids)).toEqual([]);
  });

  it('are not sent after the sign-out', async () => {
    const { app, ids, states } = await startWaiting();
    act(() => void app.store.dispatch(signedOut()));
    await waitFor(async () => expect(await states()).toEqual(PLANNED));
    expect(mine(ids)).toEqual([]);
  });
});

describe('R397: the dialog of a run while the platform is busy', () => {
  it('says how long its requests wait, and sends them on request', async () => {
    const { app, ids, run } = await startWaiting();
    expect(run.getByText(/^The platform is busy: next try in \d+ s$/)).toBeInTheDocument();
    await tryNowUntilOver(app, run);
    expect(mine(ids)).toEqual(ids.toSorted());
  });

  it('gives no shorter time than the wait as the time left', async () => {
    const ids = addOrders(COUNT + 1);
    const app = await open(memoryBrowser());
    await selectAll(app, COUNT + 1);
    platform.faults.next(
      { service: 'merchant-order', method: 'POST', path: /\/cancelrequest$/ },
      { kind: 'status', status: 429, headers: { 'Retry-After': '110' } },
      1,
    );
    const run = await startRun(app, await openBulkReorder(app));
    expect(await run.findByText(/3 of 4 processed .*2 minutes left/)).toBeInTheDocument();
    await app.user.click(run.getByRole('button', { name: 'Try now' }));
    await waitForRunEnd(run);
    expect(mine(ids)).toEqual(ids.toSorted());
  });
});
