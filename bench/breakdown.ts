import { setTimeout as wait } from 'node:timers/promises';
import type { Figures } from './measure.ts';
import { openQuietPage } from './quietPage.ts';
import type { Subject } from './subjects.ts';

const SETTLED_MS = 2_000;
const BUTTON =
  "[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Breakdown')";
/** A click on the page starts the clock; it stops in the task after the frame that contains the first bar. */
const CLOCK = `window.addEventListener('click', () => {
  const start = performance.now();
  const look = () => {
    if (document.querySelector('.breakdown-bar')) setTimeout(() => (window.barsAfter = performance.now() - start));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}, { capture: true, once: true })`;
const IS_READ = "/^(All|The first) 2,000 /m.test(document.querySelector('[role=dialog]')?.innerText ?? '')";

/** Measures a breakdown of 2,000 orders. A click while it reads waits at most for the longest task. */
export async function measureBreakdown(executable: string, subject: Subject): Promise<Figures> {
  const page = await openQuietPage(executable, subject);
  await page.send('Page.navigate', { url: new URL('/?page=1', subject.url).href });
  await page.until(`document.querySelectorAll('tbody tr').length >= 100 && (${BUTTON}) !== undefined`);
  await wait(SETTLED_MS);
  await page.evaluate(CLOCK);
  const tasks = await page.longTasksDuring(async () => {
    await page.press(BUTTON);
    await page.until(IS_READ);
  });
  const bars = await page.evaluate<number>('window.barsAfter');
  page.close();
  return {
    'breakdown of 2,000 orders: click → first bars': bars,
    'breakdown of 2,000 orders: longest task while it reads': Math.max(0, ...tasks),
  };
}
