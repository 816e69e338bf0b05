import { setTimeout as wait } from 'node:timers/promises';
import { COLUMN_IDS } from '#domain/results/columns.ts';
import type { Figures } from './measure.ts';
import { openQuietPage, type QuietPage } from './quietPage.ts';
import type { Subject } from './subjects.ts';
import { undisturbed } from './undisturbed.ts';

/** The factor by which the CPU is slowed down. A page of results must remain usable at this speed. */
const SLOWDOWN = 4;
const SORTS = 8;
const LONG_TASK_MS = 50;
const SETTLED_MS = 2_000;

const SUBMIT = "document.querySelector('.search-form [type=submit]')";
const IS_WHOLE = "document.querySelectorAll('tbody tr').length >= 100";
const IS_CALM = `${IS_WHOLE} && document.querySelector('[role=tabpanel]')?.getAttribute('aria-busy') !== 'true'`;

/**
 * The longest task in milliseconds while a hundred rows with every column are sorted again, or 0 if there was
 * no long task.
 */
async function longestTask(page: QuietPage): Promise<number> {
  await page.evaluate(
    "{ const field = document.querySelector('.search-form select:has(option[value=promiseDate])'); field.selectedIndex = field.selectedIndex === 1 ? 2 : 1; field.dispatchEvent(new Event('change', { bubbles: true })); }",
  );
  await wait(SETTLED_MS);
  await page.until(IS_CALM);
  await wait(SETTLED_MS);
  await page.hover(SUBMIT);
  const tasks = await page.longTasksDuring(async () => {
    await page.press(SUBMIT);
    await wait(SETTLED_MS);
    await page.until(IS_CALM);
    await wait(SETTLED_MS);
  });
  return Math.max(0, ...tasks);
}

/** The number of frames that take more than 50 ms (three frames at 60 Hz) while the page is scrolled. */
function slowFrames(page: QuietPage): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const frame = document.querySelector('.table-frame');
    frame.scrollTop = 0;
    await new Promise((resolve) => setTimeout(resolve, ${SETTLED_MS}));
    let slow = 0;
    let last = await new Promise(requestAnimationFrame);
    for (let step = 0; step < 90; step += 1) {
      frame.scrollBy(0, 40);
      const now = await new Promise(requestAnimationFrame);
      if (Math.round(now - last) > 50) slow += 1;
      last = now;
    }
    return slow;
  })()`);
}

/** Measures sorting and scrolling a hundred rows with every column, at a quarter of the machine's speed. */
export async function measureWideTable(executable: string, subject: Subject): Promise<Figures> {
  const page = await openQuietPage(executable, subject);
  const columns = COLUMN_IDS.map((id) => `columns=${id}`).join('&');
  await page.send('Page.navigate', { url: new URL(`/?page=1&${columns}`, subject.url).href });
  await page.until(IS_WHOLE);
  await wait(SETTLED_MS);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const longest: number[] = [];
  for (let sort = 0; sort < SORTS; sort += 1) longest.push(await undisturbed(() => longestTask(page)));
  const slow = await undisturbed(() => slowFrames(page));
  page.close();
  const title = `${COLUMN_IDS.length + 1} columns, CPU ÷ ${SLOWDOWN}`;
  return {
    [`${title}: new sorts of ${SORTS} with a task over ${LONG_TASK_MS} ms`]: longest.filter(
      (ms) => ms > LONG_TASK_MS,
    ).length,
    [`${title}: longest task of these sorts`]: Math.max(...longest),
    [`${title}: scroll frames over 50 ms`]: slow,
  };
}
