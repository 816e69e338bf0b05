import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { runFound, runRefused, runTakenOver } from '#store/bulk/bulkSlice.ts';
import { aBulkStep } from '#test/domainBuilders.ts';
import { renderApp } from '#test/renderApp.tsx';
import { simulatedPlatform } from '#test/simulated.ts';
import { EMPTY_RUN } from '../sagas/bulkConsole.ts';

const platform = simulatedPlatform();

function aRun(number: number) {
  return { ...EMPTY_RUN, job: { ...EMPTY_RUN.job, jobId: `job-${number}`, createdAt: number } };
}

/** Renders the console with this number of runs from earlier visits. */
async function withRuns(count: number) {
  const app = await renderApp({ platform, route: '/' });
  act(() => {
    for (let number = 1; number <= count; number += 1) app.store.dispatch(runFound(aRun(number)));
  });
  const bars = within(await screen.findByRole('region', { name: 'Runs' }));
  return { ...app, bars };
}

it('R192: two interrupted runs have a bar each', async () => {
  const { bars } = await withRuns(2);
  expect(await bars.findAllByRole('button', { name: 'Review' })).toHaveLength(2);
  expect(bars.queryByRole('button', { name: 'Show all' })).toBeNull();
});

it('R192: more of them share one bar, which shows theirs on request; a run in progress keeps its own', async () => {
  const { bars, user, store } = await withRuns(4);
  act(() => {
    store.dispatch(runTakenOver({ ...aRun(4), settled: 0 }));
  });
  expect(await bars.findByText('3 runs have ended or were interrupted')).toBeInTheDocument();
  expect(bars.getByRole('progressbar')).toBeInTheDocument();
  expect(bars.queryByRole('button', { name: 'Review' })).toBeNull();
  await user.click(bars.getByRole('button', { name: 'Show all' }));
  expect(bars.getAllByRole('button', { name: 'Review' })).toHaveLength(3);
  await user.click(bars.getByRole('button', { name: 'Show fewer' }));
  expect(bars.queryByRole('button', { name: 'Review' })).toBeNull();
});

it('R530: of a run that another tab works on, only this is said', async () => {
  const { bars, user, store } = await withRuns(1);
  const step = aBulkStep({ state: 'unknown' });
  const runOrder = {
    jobId: 'job-1',
    index: 0,
    orderId: 'o',
    merchantOrderId: '',
    merchantId: 'm',
    steps: [step],
  };
  act(() => {
    store.dispatch(runFound({ ...aRun(1), runOrders: [runOrder] }));
  });
  expect(await bars.findByText(/0 of 1 processed · 1 with an unknown outcome/)).toBeVisible();
  act(() => {
    store.dispatch(runRefused({ jobId: 'job-1', refusal: 'locked' }));
  });
  // On a phone, the end of the text is cut.
  expect(bars.getByText(/^In progress in another tab: Bulk reorder/)).toBeVisible();
  await user.click(bars.getByRole('button', { name: 'Show' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Bulk/ }));
  // Nothing went wrong, so it is no error.
  expect(dialog.getByRole('status')).toHaveTextContent(/^This run is in progress or paused in another tab/);
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Hide']);
  expect(screen.queryByText(/unknown outcome|processed/)).toBeNull();
});
