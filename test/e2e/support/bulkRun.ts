import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { AppliedWrite } from '#mocks/world.ts';
import { anItem, anOrder } from '#test/builders.ts';

/** The request that places an order. */
export const PLACING = { service: 'merchant-order', method: 'POST', path: '^/v1/orders\\?' };

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const inFlight = new WeakMap<Page, Set<Request>>();

/** Installs a fake clock in a page, and tracks which of its calls have no response yet. */
export async function installClock(page: Page): Promise<void> {
  const calls = new Set<Request>();
  inFlight.set(page, calls);
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  await page.clock.install();
}

/**
 * Finding unanswered requests takes two minutes, which pass here in seconds. Requests that the browser had not sent yet
 * are not found: the platform never received them, and the user sends them again.
 */
export async function settleUnknown(page: Page): Promise<void> {
  const run = dialog(page, 'Bulk reorder');
  const isOver = run.getByRole('button', { name: /^(Close|Decide later)$/ });
  const sendAgain = run.getByRole('button', { name: /^Send again/ });
  await expect(async () => {
    // Not while a response is pending, which would then be too late.
    await expect.poll(() => inFlight.get(page)?.size).toBe(0);
    await page.clock.fastForward(45_000);
    await expect(isOver).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  while ((await sendAgain.count()) > 0) {
    await sendAgain.first().click();
    await dialog(page, 'Send this order again?').getByRole('button', { name: 'Send again' }).click();
    await expect(isOver).toBeVisible();
  }
}

/** Selects all orders of the page, and opens the reorder dialog. */
export async function chooseReorder(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select all orders on this page/ }).check();
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('button', { name: 'Reorder…' }).click();
  await expect(page.getByText(`${count} ${count === 1 ? 'order is' : 'orders are'} selected.`)).toBeVisible();
}

/** Chooses the options and shows the plan. */
export async function showPlan(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Show plan' }).click();
  await expect(page.getByText(`${count} ${count === 1 ? 'order is' : 'orders are'} included.`)).toBeVisible();
}

/** Orders that one search finds: no other orders have this customer name. */
export function someOrders(customerName: string, count: number) {
  return Array.from({ length: count }, (_, index) =>
    anOrder().id(`${customerName}-${index}`).having({ customerName }).with(anItem().at('preparing')).build(),
  );
}

type Control = (command: unknown) => Promise<unknown>;

/** The writes of that operation that the platform has applied. */
export async function written(control: Control, operation: string): Promise<AppliedWrite[]> {
  const { log } = (await control({ command: 'log' })) as { log: AppliedWrite[] };
  return log.filter((write) => write.operation === operation);
}

/**
 * For every original, the cancellation was requested once, or the run reports that it was not. A cancellation whose
 * page was killed before it was sent is not found: it is reported, and not sent again.
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
  if ((await list.count()) > 0) {
    await list.locator('summary').click();
    named.push(...(await list.locator('tbody code').allTextContents()));
  }
  const cancelled = (await written(control, 'requestCancellation')).map(({ subject }) => subject);
  const originals = orders.flatMap(({ items = [] }) => items.map(({ itemId }) => itemId));
  expect([...cancelled, ...named].sort()).toEqual(originals.sort());
}
