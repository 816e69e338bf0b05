import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { AppliedWrite } from '#mocks/world.ts';
import { anItem, anOrder } from '#test/builders.ts';

/** The request that places an order. */
export const PLACING = { service: 'merchant-order', method: 'POST', path: '^/v1/orders\\?' };

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const inFlight = new WeakMap<Page, Set<Request>>();

/** Puts the time of a page into the test's hands, and minds which of its calls have no answer yet. */
export async function installClock(page: Page): Promise<void> {
  const calls = new Set<Request>();
  inFlight.set(page, calls);
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  await page.clock.install();
}

/**
 * The look-ups for what was on its way take two minutes, which pass here in seconds. What the browser had not let
 * out yet is not found: the platform never had it, and a person sends it again.
 */
export async function settleUnknown(page: Page): Promise<void> {
  const run = dialog(page, 'Bulk reorder');
  const isOver = run.getByRole('button', { name: /^(Close|Decide later)$/ });
  const sendAgain = run.getByRole('button', { name: /^Send again/ });
  await expect(async () => {
    // Not while an answer is on its way, which would be too late then.
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

/** All orders of the page are selected, and what is to be done with them is chosen. */
export async function chooseReorder(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select all orders on this page/ }).check();
  await page.getByRole('button', { name: 'Bulk actions' }).click();
  await page.getByRole('button', { name: 'Reorder…' }).click();
  await expect(page.getByText(`${count} ${count === 1 ? 'order is' : 'orders are'} selected.`)).toBeVisible();
}

/** … and how it is going to be done. */
export async function showPlan(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Show plan' }).click();
  await expect(page.getByText(`${count} ${count === 1 ? 'order is' : 'orders are'} included.`)).toBeVisible();
}

/** Orders that one search finds: the customer's name is on none else. */
export function someOrders(customerName: string, count: number) {
  return Array.from({ length: count }, (_, place) =>
    anOrder().id(`${customerName}-${place}`).having({ customerName }).with(anItem().at('preparing')).build(),
  );
}

type Control = (command: unknown) => Promise<unknown>;

/** What of that kind the platform has carried out. */
export async function written(control: Control, operation: string): Promise<AppliedWrite[]> {
  const { log } = (await control({ command: 'log' })) as { log: AppliedWrite[] };
  return log.filter((write) => write.operation === operation);
}

/**
 * Of every original the cancellation was asked for once, or the run says that it was not. A cancellation whose page
 * was killed before it left is nowhere to be found: it is named, and not sent again.
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
