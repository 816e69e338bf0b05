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
  };
}
