import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { PEOPLE } from '#mocks/people.ts';
import { sessionExpired, signedIn } from '#store/people/sessionSlice.ts';
import { anItem, anOrder } from '#test/builders.ts';
import {
  atPlacing,
  openBulkReorder,
  reorderedOriginalIds,
  runDialog,
  startRun,
  waitForRunEnd,
} from '#test/bulk.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { find } from './searchPage.ts';

const platform = simulatedPlatform();
const browser = memoryBrowser();
const ROUTE = '/?searchTerm=Lost&page=1';
const COUNT = 13;
const PLACED = 4;
const ids = Array.from({ length: COUNT }, () => {
  const order = anOrder().having({ customerName: 'Lost' }).with(anItem().at('preparing'));
  return platform.world.addOrder(order.build()).orderId;
}).sort();

/** Opens a console whose session ends once `PLACED` orders have been placed, and cannot be renewed. */
async function openWithShortSession() {
  let end: (() => void) | null = null;
  let isOver = false;
  const tokenFor: typeof platform.tokenFor = async (person) => {
    if (!isOver) return platform.tokenFor(person);
    end?.();
    throw new Error('login_required');
  };
  let taken = 0;
  const asked = atPlacing(platform, () => {
    isOver ||= taken === PLACED;
    taken += 1;
    return isOver ? HttpResponse.json({ title: 'Unauthorized' }, { status: 401 }) : undefined;
  });
  const app = await renderApp({ platform: { ...platform, tokenFor }, browser, route: ROUTE });
  end = () => void app.store.dispatch(sessionExpired());
  const signInAgain = () => {
    isOver = false;
    const { sub, name } = PEOPLE.staff;
    act(() => void app.store.dispatch(signedIn({ sub, name })));
  };
  return { app, asked, signInAgain };
}

/** The journaled state of each order's placement. */
async function journaled(): Promise<Record<string, string | undefined>> {
  const [job] = await browser.journal.openJobs(PEOPLE.staff.sub);
  const run = job ? await browser.journal.load(job.jobId) : null;
  return Object.fromEntries(
    (run?.runOrders ?? []).map((runOrder) => [runOrder.orderId, runOrder.steps[0]?.state]),
  );
}

it('a run whose session ends pauses with its journal intact; after signing in again it sends the rest, once', async () => {
  const { app, asked, signInAgain } = await openWithShortSession();
  await screen.findByRole('checkbox', { name: `Select order ${ids[0]}` });
  await app.user.click(await screen.findByRole('checkbox', { name: /^Select all orders on this page/ }));
  const run = await startRun(app, await openBulkReorder(app));
  await run.findByText('Paused: your session has ended. Sign in again, then continue the run.');
  expect(run.getByRole('button', { name: 'Sign in again' })).toBeInTheDocument();
  expect(run.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  // Until the requests before the last one are answered, the run is pausing.
  expect(await find.runBars().findByText(/^Bulk reorder is paused: \d+ of 13 processed/)).toBeInTheDocument();
  // The requests before the last one may still be at the platform.
  await waitFor(() => expect(reorderedOriginalIds(platform)).toHaveLength(PLACED));
  const placed = reorderedOriginalIds(platform);
  await waitFor(async () => {
    const states = await journaled();
    expect(Object.keys(states).sort()).toEqual(ids);
    for (const id of ids) expect(states[id]).toBe(placed.includes(id) ? 'confirmed' : 'planned');
  });
  signInAgain();
  await run.findByText('Paused because your session had ended. You are signed in: continue the run.');
  expect(run.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
  app.close();

  platform.server.resetHandlers();
  const askedAgain = atPlacing(platform, () => undefined);
  const triedBefore = asked.length;
  const again = await renderApp({ platform, browser, route: ROUTE });
  expect(await screen.findByText(/^Bulk reorder \(.+\): \d+ of 13 processed/)).toBeInTheDocument();
  expect(askedAgain).toEqual([]);
  await again.user.click(find.runBars().getByRole('button', { name: 'Resume' }));
  const resumed = await runDialog();
  expect(await resumed.findByText('13 orders reordered')).toBeInTheDocument();
  await waitForRunEnd(resumed);
  expect(asked).toHaveLength(triedBefore);
  expect(askedAgain.sort()).toEqual(ids.filter((id) => !placed.includes(id)));
  expect(reorderedOriginalIds(platform).sort()).toEqual(ids);
  again.close();
});

it('R410: the dialog that plans a run offers to sign in again', async () => {
  const app = await renderApp({ platform, browser, route: ROUTE });
  await screen.findByRole('checkbox', { name: `Select order ${ids[0]}` });
  await app.user.click(await screen.findByRole('checkbox', { name: /^Select all orders on this page/ }));
  const dialog = await openBulkReorder(app);
  act(() => void app.store.dispatch(sessionExpired()));
  expect(await dialog.findByRole('button', { name: 'Sign in again' })).toBeVisible();
  app.close();
});
