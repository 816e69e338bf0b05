import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BulkStep, JournaledRun } from '#domain/bulk/bulkJob.ts';
import { type SentWrite, writeKey } from '#domain/writes/sentWrite.ts';
import { PEOPLE } from '#mocks/people.ts';
import { runLockName } from '#sagas/writes/intentSupport.ts';
import { findDialog, pressOnceEnabled } from '#test/actions.ts';
import { anItem } from '#test/builders.ts';
import { openBulkReorder } from '#test/bulk.ts';
import { bulkScene } from '#test/bulkScene.ts';
import { aSentWrite } from '#test/domainBuilders.ts';
import { memoryBrowser } from '#test/memoryIntentSupport.ts';
import { renderApp } from '#test/renderApp.tsx';
import { EMPTY_RUN } from '../sagas/bulkConsole.ts';
import { placed } from './reorderScene.ts';

const { platform, open, addOrders, selectAll } = bulkScene();
const { sub } = PEOPLE.staff;

function anOrder(): string {
  return platform.world.addOrder(placed(2).with(anItem().at('producing')).build()).orderId;
}

/** A browser in which another tab is sending this write. `end` closes that tab. */
async function browserSending(write: SentWrite) {
  const browser = memoryBrowser();
  const { locks } = browser.openTab(() => undefined);
  await browser.journal.saveWrite(write);
  const end = await locks.take(writeKey(write));
  return { browser, locks, end: () => end?.() };
}

const redirectOf = (orderId: string) =>
  aSentWrite({ operation: 'requestRedirect', subject: orderId, orderId, sub, sentAt: Date.now() });

describe('R413: an earlier request that is being sent', () => {
  it('is shown in the reorder dialog with its outcome once it has ended', async () => {
    const orderId = anOrder();
    const { browser, end } = await browserSending(redirectOf(orderId));
    await renderApp({ platform, route: `/orders/${orderId}?modal=reorder`, browser });
    const dialog = await findDialog('Reorder');
    expect(await dialog.findByText(/^Redirect on .+ · being sent now$/)).toBeInTheDocument();
    end();
    expect(await dialog.findByText(/^Redirect on .+ · outcome unknown$/)).toBeInTheDocument();
    expect(dialog.queryByText(/being sent now/)).not.toBeInTheDocument();
  });

  it('is shown in a dialog that it has blocked with its outcome once it has ended', async () => {
    const orderId = anOrder();
    const [item] = platform.world.record(orderId)?.items ?? [];
    const itemId = item?.itemId ?? '';
    const write = aSentWrite({ operation: 'cancelItem', subject: itemId, orderId, sub, sentAt: Date.now() });
    const { browser, end } = await browserSending(write);
    const app = await renderApp({ platform, route: `/orders/${orderId}?modal=cancelOrder`, browser });
    const dialog = await findDialog('Cancel order');
    await pressOnceEnabled(app.user, dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText(/ · being sent now$/)).toBeInTheDocument();
    await browser.journal.removeWrite(write);
    end();
    expect(await dialog.findByText(/ · ended; the order shows the result$/)).toBeInTheDocument();
  });

  it('is shown beside the held order of a run with its outcome once it has ended', async () => {
    const browser = memoryBrowser();
    const { locks } = browser.openTab(() => undefined);
    const [orderId = ''] = addOrders(1);
    const app = await open(browser);
    await selectAll(app, 1);
    const plan = await openBulkReorder(app);
    await app.user.click(plan.getByRole('button', { name: 'Show plan' }));
    await plan.findByRole('button', { name: /^Place new orders/ });
    const write = redirectOf(orderId);
    await browser.journal.saveWrite(write);
    const end = await locks.take(writeKey(write));
    await app.user.click(plan.getByRole('button', { name: /^Place new orders/ }));
    const run = within(await screen.findByRole('dialog', { name: 'Bulk reorder' }));
    expect(await run.findByText(/^Redirect on .+ · being sent now$/)).toBeInTheDocument();
    end?.();
    expect(await run.findByText(/^Redirect on .+ · outcome unknown$/)).toBeInTheDocument();
  });
});

/** The run of another tab, with one step in the given state. */
function runOf(orderId: string, state: BulkStep['state']): JournaledRun {
  const step: BulkStep = {
    key: 'create',
    kind: 'create',
    state,
    itemIds: [],
    status: '',
    generatedIds: null,
    planFingerprint: null,
    placementFingerprint: null,
    sentAt: state === 'planned' ? null : Date.now(),
    created: [],
    checks: 0,
    failure: null,
  };
  return {
    job: { ...EMPTY_RUN.job, jobId: 'other', sub, createdAt: Date.now() },
    runOrders: [{ jobId: 'other', index: 0, orderId, merchantOrderId: '', merchantId: '', steps: [step] }],
  };
}

it('R413: the request of a tab that is gone is not shown as being sent', async () => {
  const orderId = anOrder();
  const browser = memoryBrowser();
  const { locks } = browser.openTab(() => undefined);
  await browser.journal.create(runOf(orderId, 'sending'));
  const end = await locks.take(runLockName('other'));
  await renderApp({ platform, route: `/orders/${orderId}?modal=reorder`, browser });
  const dialog = await findDialog('Reorder');
  expect(await dialog.findByText(/^Bulk reorder on .+ · being sent now$/)).toBeInTheDocument();
  end?.();
  expect(await dialog.findByText(/^Bulk reorder on .+ · outcome unknown$/)).toBeInTheDocument();
});

it('R506: a request that another tab has not sent yet is shown as being sent, and then with its outcome', async () => {
  const orderId = anOrder();
  const browser = memoryBrowser();
  const { locks } = browser.openTab(() => undefined);
  await browser.journal.create(runOf(orderId, 'planned'));
  const end = await locks.take(runLockName('other'));
  await renderApp({ platform, route: `/orders/${orderId}?modal=reorder`, browser });
  const dialog = await findDialog('Reorder');
  expect(await dialog.findByText(/^Bulk reorder on .+ · not sent yet$/)).toBeInTheDocument();
  const [sending] = runOf(orderId, 'sending').runOrders;
  if (sending) await browser.journal.save(sending);
  expect(await dialog.findByText(/^Bulk reorder on .+ · being sent now$/)).toBeInTheDocument();
  end?.();
  expect(await dialog.findByText(/^Bulk reorder on .+ · outcome unknown$/)).toBeInTheDocument();
});
