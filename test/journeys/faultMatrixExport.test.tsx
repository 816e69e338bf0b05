import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runEnded } from '#store/bulk/bulkSlice.ts';
import type { BrokenNetwork } from '#test/brokenNetwork.ts';
import { anItem, anOrder } from '#test/builders.ts';
import type { App } from '#test/renderApp.tsx';
import { csvRows, savedFiles } from '#test/savedFiles.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import type { Fault } from '../api/faults.ts';
import { during, expectWhole, startWalk } from './faultWalk.ts';
import { closeMessages } from './faultWalkWrites.ts';
import { faultsFor } from './metFaults.ts';

const platform = simulatedPlatform();
const files = savedFiles();
const ROUTE = '/?searchTerm=Exported&page=1';
const ids = [1, 2].map(() => {
  const order = anOrder().having({ customerName: 'Exported' }).with(anItem());
  return platform.world.addOrder(order.build()).orderId;
});
const SAVED = /bulk-query\.csv was saved with 2 orders/;
const page = () => document.body.textContent ?? '';

async function download(): Promise<void> {
  fireEvent.click(await screen.findByLabelText('Download CSV', { selector: 'button' }));
  fireEvent.click(await screen.findByText('Columns as shown', { selector: 'button' }));
}

/**
 * Checks that the only file has the name of a complete one and contains all orders, and dismisses the
 * message.
 */
async function expectWholeFile(): Promise<void> {
  await waitFor(() => expect([...files.keys()]).toEqual(['bulk-query.csv']));
  const [, ...rows] = csvRows(files.get('bulk-query.csv'));
  expect(rows.map(([id]) => id).sort()).toEqual(ids.toSorted());
  fireEvent.click(await screen.findByText('Dismiss', { selector: '.export-bar button' }));
}

/**
 * S8.5: checks that no file was saved. A lost session leads to the sign-in and back to the search; every
 * other failure is shown in one message.
 */
async function expectRefused(app: App, isSignedOut: boolean): Promise<void> {
  expect(files.size, 'files').toBe(0);
  if (isSignedOut) expect(app.signIns.splice(0)).toEqual([expect.stringContaining('searchTerm=Exported')]);
  else expect(document.querySelectorAll('[aria-live=assertive] > .snackbar.alert-danger')).toHaveLength(1);
}

async function meetExport(app: App, network: BrokenNetwork, fault: Fault): Promise<void> {
  const number = fault.title.slice(0, 3);
  const isSignedOut = number === 'F02' || number === 'F24';
  // R92: the pages of the last download are kept until, for example, a run has ended.
  act(() => void app.store.dispatch(runEnded({ jobId: 'another' })));
  network.breakDown(/^POST order-manager \/v2\/ordersearch/, fault);
  await download();
  const isRefused = () =>
    isSignedOut ? app.signIns.length > 0 : document.querySelector('.snackbar') !== null;
  await waitFor(() => expect(isRefused() || SAVED.test(page()), 'saved, or refused').toBe(true));
  expect(network.met(), 'requests').toBeGreaterThan(0);
  expect(network.met(), 'requests').toBeLessThanOrEqual(4);
  await expectWhole(app, ROUTE);
  // The previous results stay on screen.
  expect(document.querySelectorAll('main tbody tr')).toHaveLength(2);
  network.mend();
  if (fault.ends.read === null) return expectWholeFile();
  await expectRefused(app, isSignedOut);
  closeMessages();
  await download();
  return expectWholeFile();
}

/** The first page meets the fault; rows that report a missing later page are covered by downloadMissingPages.test.tsx. */
test('the CSV export: handles every fault, reports it, and saves no incomplete file', async () => {
  const { app, network } = await startWalk(platform);
  await act(() => app.router.navigate(ROUTE));
  // The search and the counts on its tabs use the same path as the export.
  const counts = () => [...document.querySelectorAll('.search-tabs .count')].map((one) => one.textContent);
  await waitFor(() => expect(counts()).toEqual(['2', '0', '0']));
  for (const fault of faultsFor(0, 'read', ['F09'])) {
    await during(fault, () => meetExport(app, network, fault));
    files.clear();
  }
}, 120_000);
