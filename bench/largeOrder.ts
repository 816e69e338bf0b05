import { setTimeout as wait } from 'node:timers/promises';
import { LANDMARKS } from '../src/mocks/landmarks.ts';
import type { Figures } from './measure.ts';
import { openQuietPage, type QuietPage } from './quietPage.ts';
import type { Subject } from './subjects.ts';

const ITEMS = 130;
const SLOWDOWN = 4;
const SETTLED_MS = 2_000;
const CLEAR =
  "[...document.querySelectorAll('.item-filter-bar button')].find((button) => button.textContent.trim() === 'Clear filter')";

/** The milliseconds from the start of the page until this number of items of an order is painted. */
async function timeToItems(
  page: QuietPage,
  { url }: Subject,
  orderId: string,
  items: number,
): Promise<number> {
  await page.send('Page.navigate', { url: new URL(`/orders/${orderId}`, url).href });
  await page.until(`location.pathname.endsWith('${orderId}')`);
  return page.evaluate<number>(`new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll('main article').length < ${items}) requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now()));
    };
    look();
  })`);
}

/**
 * Compares the time until an order with 130 items is rendered with the time for an order with one item. Then
 * measures filtering and selecting at a quarter of the machine's speed.
 */
export async function measureLargeOrder(executable: string, subject: Subject): Promise<Figures> {
  const page = await openQuietPage(executable, subject);
  // The first page of the browser also starts its processes.
  await timeToItems(page, subject, LANDMARKS.single, 1);
  const single = await timeToItems(page, subject, LANDMARKS.single, 1);
  const large = await timeToItems(page, subject, LANDMARKS.large130, ITEMS);
  await wait(SETTLED_MS);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const tasks = await page.longTasksDuring(async () => {
    await page.press("document.querySelector('.item-filter-bar [type=search]')");
    await page.type('flyer');
    await wait(SETTLED_MS);
    await page.press(CLEAR);
    await page.until(`document.querySelectorAll('main article').length >= ${ITEMS}`);
    for (const index of [0, 5, 9])
      await page.press(`document.querySelectorAll('.item-checkbox input')[${index}]`);
    await wait(SETTLED_MS);
  });
  page.close();
  return {
    'order of 130 items: all rows readable ÷ an order of one item': large / single,
    'order of 130 items: longest task of filtering and selecting at CPU / 4': Math.max(0, ...tasks),
  };
}
