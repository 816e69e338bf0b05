import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { RequestDocument } from '#mocks/documents.ts';
import type { AppliedWrite } from '#mocks/world.ts';
import { runLockName } from '#sagas/writes/intentSupport.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { originalOf } from '#test/placedOrders.ts';
import type { Control } from './test.ts';

export const PLACING = { service: 'merchant-order', method: 'POST', path: '^/v1/orders\\?' };

/** Whether the request places an order, and is no preflight. */
export const isPlacing = (request: Request) =>
  request.method() === 'POST' && /merchant-order.*\/v1\/orders\?/.test(request.url());

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const inFlight = new WeakMap<Page, Set<Request>>();

/** Installs a fake clock in a page, and tracks the page's requests that have no response yet. */
export async function installClock(page: Page): Promise<void> {
  const calls = new Set<Request>();
  inFlight.set(page, calls);
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  await page.clock.install();
}

/**
 * Waits until the run has searched for the requests that got no response, which takes two minutes of fake
 * time but only seconds of real time. The run does not find requests that the browser had not sent, because
 * the platform never received them; the user then sends them again.
 */
export async function settleUnknown(page: Page): Promise<void> {
  const run = dialog(page, 'Bulk reorder');
  const isOver = run.getByRole('button', { name: /^(Close|Decide later)$/ });
  const sendAgain = run.getByRole('button', { name: /^Send again/ });
  await expect(async () => {
    // Time must not advance while a response is pending, because the response would then arrive too late.
    await expect.poll(() => inFlight.get(page)?.size, { intervals: [50] }).toBe(0);
    await page.clock.fastForward(45_000);
    await expect(isOver).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [50] });
  while ((await sendAgain.count()) > 0) {
    await sendAgain.first().click();
    await dialog(page, 'Send this request again?').getByRole('button', { name: 'Send again' }).click();
    await expect(isOver).toBeVisible();
  }
}

/** Selects all orders on the page and opens the reorder dialog. */
export async function chooseReorder(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select all orders on this page/ }).check();
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('button', { name: 'Reorder…' }).click();
  await expect(page.getByText(`${count} ${count === 1 ? 'order is' : 'orders are'} selected.`)).toBeVisible();
}

/** Accepts the default options and shows the plan. */
export async function showPlan(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Show plan' }).click();
  await expect(page.getByText(`${count} ${count === 1 ? 'order is' : 'orders are'} included.`)).toBeVisible();
}

/**
 * Closes the run's results, and waits until the tab has released the run: by then the journal says that it is
 * closed. A page that is reloaded sooner offers it again.
 */
export async function closeResults(page: Page): Promise<void> {
  await dialog(page, 'Bulk reorder').getByRole('button', { name: 'Close' }).click();
  const heldLocks = () =>
    page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name = '' }) => name));
  await expect.poll(heldLocks).not.toContainEqual(expect.stringContaining(runLockName('')));
}

/** Orders that a search for the customer's name finds. No other order has this name. */
export function someOrders(customerName: string, count: number) {
  return Array.from({ length: count }, (_, index) =>
    anOrder().id(`${customerName}-${index}`).having({ customerName }).with(anItem().at('preparing')).build(),
  );
}

/** The writes with this operation that the platform has applied. */
export async function written(control: Control, operation: string): Promise<AppliedWrite[]> {
  const { log } = (await control({ command: 'log' })) as { log: AppliedWrite[] };
  return log.filter((write) => write.operation === operation);
}

/** Checks that each of these orders was placed again exactly once, and no other. */
export async function expectEachPlacedOnce(
  control: Control,
  orders: ReturnType<typeof someOrders>,
): Promise<void> {
  const placed = await written(control, 'placeOrder');
  const originals = placed.map(({ body }) => originalOf(body as RequestDocument));
  expect(originals.sort()).toEqual(orders.map(({ orderId }) => orderId).sort());
}

/**
 * Checks that the cancellation of each original item was either requested once or reported by the run as not
 * requested. If a page is closed before it sends a cancellation, the run reports the cancellation and does
 * not send it again.
 */
export async function expectCancelledOrNamed(
  run: Locator,
  control: Control,
  orders: ReturnType<typeof someOrders>,
): Promise<void> {
  const named: string[] = [];
  const list = run
    .getByRole('group')
    .filter({ hasText: /original items? (could not be cancelled|not confirmed)/ });
  for (const summary of await list.locator('summary').all()) await summary.click();
  named.push(...(await list.locator('tbody code').allTextContents()));
  const cancelled = (await written(control, 'requestCancellation')).map(({ subject }) => subject);
  const originals = orders.flatMap(({ items = [] }) => items.map(({ itemId }) => itemId));
  expect([...cancelled, ...named].sort()).toEqual(originals.sort());
}
