import type { Browser, Page } from '@playwright/test';
import { type Figures, openPage } from './measure.ts';
import type { Profile } from './profiles.ts';
import type { Subject } from './subjects.ts';

const FAR_AWAY: Profile = {
  name: 'triage',
  cpuSlowdown: 1,
  network: { latency: 150, download: -1, upload: -1 },
};
const MOVES = 10;
const LOOK_MS = 2_000;

/** The milliseconds from the start of the page until every tile of the queue shows its figures. */
async function measureQueue(page: Page, url: string): Promise<number> {
  await page.goto(url);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isRead =
            document.querySelector('.queue-urgent li') &&
            !document.querySelector('.queue-tile[aria-busy="true"]');
          if (!isRead) requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now()));
        };
        requestAnimationFrame(look);
      }),
  );
}

/** The milliseconds from pressing j until the next order and its items are painted. */
async function measureMove(page: Page): Promise<number> {
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(() => {
    const scope = window as unknown as { moved: number };
    scope.moved = -1;
    const titleOf = () => document.querySelector<HTMLElement>('h1.order-title')?.title;
    const before = titleOf();
    const follow = () => {
      const start = performance.now();
      const look = () => {
        const isThere = titleOf() !== before && document.querySelector('main article') !== null;
        if (!isThere) requestAnimationFrame(look);
        else setTimeout(() => (scope.moved = performance.now() - start));
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('keydown', follow, { capture: true, once: true });
  });
  await page.keyboard.press('j');
  await page.waitForFunction(() => (window as unknown as { moved: number }).moved >= 0, null, {
    polling: 20,
  });
  return page.evaluate(() => (window as unknown as { moved: number }).moved);
}

/** Measures the queue of the start page, and moving from order to order in the split view. */
export async function measureTriage(browser: Browser, own: Subject): Promise<Figures> {
  const { context, page } = await openPage(browser, own, FAR_AWAY);
  try {
    const queue = await measureQueue(page, new URL('/', own.url).href);
    await page.keyboard.press('s');
    await page.locator('.split-row [aria-current]').waitFor();
    const moves: number[] = [];
    for (let move = 0; move < MOVES; move += 1) moves.push(await measureMove(page));
    return {
      'API of 150 ms: all tiles of the queue painted': queue,
      'API of 150 ms: j → next order painted, the slowest of 10': Math.max(...moves),
    };
  } finally {
    await context.close();
  }
}
