import type { Page } from '@playwright/test';
import { LANDMARKS } from '../src/mocks/landmarks.ts';
import type { Figures } from './measure.ts';

/**
 * The heaviest pages of daily work. The baseline does not have them. Figures are in milliseconds, or a ratio
 * if the name contains ÷.
 */

const FILTER_VALUES = 10_000;
const TEXT = 'channel 77';

interface Watch {
  longTasks: number[];
}

async function startWatch(page: Page): Promise<() => Promise<Watch>> {
  await page.evaluate(() => {
    const watch: Watch = { longTasks: [] };
    (window as unknown as { watch: Watch }).watch = watch;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as unknown as { watch: Watch }).watch);
}

const longest = ({ longTasks }: Watch) => Math.max(0, ...longTasks);

async function measureFilters(page: Page, consoleUrl: string): Promise<Figures> {
  const merchantSalesChannels = Array.from({ length: FILTER_VALUES }, (_, index) => `channel ${index}`);
  await page.route('**/v1/elastic/available-filters*', (route) =>
    route.fulfill({
      json: { merchantIds: [], fulfillerIds: [], merchantSalesChannels, productCategories: [] },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.goto(new URL('/?page=1', consoleUrl).href);
  await page.locator('tbody tr').nth(99).waitFor();
  await page.waitForTimeout(2_000);
  const typing = await startWatch(page);
  await page.getByLabel('Search text', { exact: true }).pressSequentially(TEXT, { delay: 60 });
  const typed = await typing();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('region', { name: 'Advanced search' });
  await drawer.getByRole('searchbox').waitFor();
  await page.waitForTimeout(1_000);
  const filtering = await startWatch(page);
  await drawer.getByRole('searchbox').pressSequentially(TEXT, { delay: 60 });
  await drawer
    .getByRole('checkbox', { name: /^channel 77/ })
    .first()
    .waitFor();
  const filtered = await filtering();
  await page.unroute('**/v1/elastic/available-filters*');
  return {
    '10,000 filter values: longest task of typing in the search text': longest(typed),
    '10,000 filter values: longest task of typing in the filter search': longest(filtered),
  };
}

async function measureEvents(page: Page, consoleUrl: string): Promise<Figures> {
  await page.goto(new URL(`/orders/${LANDMARKS.manyEvents}`, consoleUrl).href);
  const events = page.getByRole('link', { name: /^Events/ });
  await events.waitFor();
  await page.waitForTimeout(1_500);
  const painted = await paintAfter(page, 'article.event', () => events.click());
  await page.waitForTimeout(1_000);
  const filtering = await startWatch(page);
  await page
    .getByRole('search', { name: /events/i })
    .getByRole('searchbox')
    .pressSequentially('shipped', { delay: 60 });
  await page.waitForTimeout(1_000);
  return {
    '1,000 events: click → first of them': painted,
    '1,000 events: longest task of filtering': longest(await filtering()),
  };
}

const COUNTED_ORDERS = 2_000;
const PAGE_SIZE = 100;

/** Makes the search find 2,000 orders. Every page repeats the orders of the first page with other IDs. */
async function withManyResults(page: Page): Promise<void> {
  await page.route('**/v2/ordersearch', async (route) => {
    const body = route.request().postDataJSON() as { offset: number };
    // Outside a browser, subdomains of `localhost` might not resolve. The request therefore goes to
    // `localhost`, and its `host` header names the service.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = 'localhost';
    const postData = JSON.stringify({ ...body, offset: 0 });
    const response = await route.fetch({ url: url.href, headers, postData });
    const found = (await response.json()) as { results: { order: { orderId: string } }[] };
    const results = found.results.slice(0, PAGE_SIZE).map(({ order }) => ({
      order: { ...order, orderId: `${String(body.offset).padStart(4, '0')}${order.orderId.slice(4)}` },
    }));
    await route.fulfill({ response, json: { ...found, totalResults: COUNTED_ORDERS, results } });
  });
}

async function measureBreakdown(page: Page, consoleUrl: string): Promise<Figures> {
  await withManyResults(page);
  await page.goto(new URL('/?page=1', consoleUrl).href);
  await page.locator('tbody tr').nth(99).waitFor();
  await page.waitForTimeout(2_000);
  const reading = await startWatch(page);
  const button = page.getByRole('button', { name: 'Breakdown' });
  const painted = await paintAfter(page, '.breakdown-bar', () => button.click());
  await page
    .getByRole('dialog')
    .getByText(/^(All|The first) [\d,]+ /)
    .waitFor();
  return {
    'breakdown of 2,000 orders: click → first bars': painted,
    'breakdown of 2,000 orders: longest task of a click while it reads': longest(await reading()),
  };
}

/** The milliseconds from the start of the page until this number of items of an order is rendered. */
async function measureItems(page: Page, consoleUrl: string, orderId: string, items: number): Promise<number> {
  await page.goto(new URL(`/orders/${orderId}`, consoleUrl).href);
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelectorAll('main article').length < wanted) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now()));
        };
        look();
      }),
    items,
  );
}

const LARGE_ORDER_ITEMS = 130;

/**
 * Compares the time until an order with 130 items is rendered with the time for an order with one item. Then
 * measures filtering and selecting at a quarter of the machine's speed.
 */
async function measureLargeOrder(page: Page, consoleUrl: string): Promise<Figures> {
  const single = await measureItems(page, consoleUrl, LANDMARKS.single, 1);
  const large = await measureItems(page, consoleUrl, LANDMARKS.large130, LARGE_ORDER_ITEMS);
  await page.waitForTimeout(2_000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('searchbox', { name: 'Product or any ID' }).focus();
  const acting = await startWatch(page);
  // The code below finds elements by their classes. Finding them by role and name runs in the page and takes
  // longer than the console's own tasks.
  await page.keyboard.type('flyer', { delay: 60 });
  await page.waitForTimeout(1_000);
  await page.locator('.item-filter-bar button', { hasText: 'Clear filter' }).click();
  await page
    .locator('main article')
    .nth(LARGE_ORDER_ITEMS - 1)
    .waitFor();
  for (const index of [0, 5, 9]) await page.locator('.item-checkbox input').nth(index).check();
  await page.waitForTimeout(500);
  const acted = await acting();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    'order of 130 items: all rows readable ÷ an order of one item': large / single,
    'order of 130 items: longest task of filtering and selecting at CPU / 4': longest(acted),
  };
}

/** The milliseconds from a click until an element that matches the selector is painted. */
async function paintAfter(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((wanted) => {
    const scope = window as unknown as { paintedAfter: number };
    scope.paintedAfter = -1;
    const begin = () => {
      const start = performance.now();
      const look = () => {
        if (document.querySelector(wanted))
          setTimeout(() => (scope.paintedAfter = performance.now() - start));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('click', begin, { capture: true, once: true });
  }, selector);
  await act();
  await page.waitForFunction(() => (window as unknown as { paintedAfter: number }).paintedAfter >= 0);
  return page.evaluate(() => (window as unknown as { paintedAfter: number }).paintedAfter);
}

export async function measureWorkloads(page: Page, consoleUrl: string): Promise<Figures> {
  return {
    ...(await measureFilters(page, consoleUrl)),
    ...(await measureEvents(page, consoleUrl)),
    ...(await measureBreakdown(page, consoleUrl)),
    ...(await measureLargeOrder(page, consoleUrl)),
  };
}
