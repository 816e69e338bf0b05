import type { BrowserContext, Page } from '@playwright/test';
import type { JournaledRun } from '#domain/bulk/bulkJob.ts';
import { chooseReorder, PLACING, someOrders, written } from '../e2e/support/bulkRun.ts';
import type { Site } from './site.ts';
import type { Round } from './story.ts';

const SETTLED_MS = 240_000;
const CRASH_MS = 2_000;
const PLACE = 'Place new orders';

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const search = page.getByRole('search');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  const person = page.locator('[href*="person=staff"]').first();
  await search.or(button).or(person).first().waitFor();
  if (await button.isVisible()) await button.click();
  await search.or(person).first().waitFor();
  if (await person.isVisible()) await person.click();
  await search.waitFor();
}

/** Plans the round's orders in a tab, ready to start; false if all of them are excluded. */
async function plan(page: Page, round: Round): Promise<boolean> {
  await chooseReorder(page, round.orders);
  const uncheck = (name: RegExp) => page.getByRole('checkbox', { name }).uncheck();
  await uncheck(/^Request cancellation of original/);
  await uncheck(/^Clear the alerts/);
  if (!round.newIdentifiers) await uncheck(/^New identifiers/);
  if (round.unlink) await page.getByRole('checkbox', { name: /^Unlink/ }).check();
  await page.getByRole('button', { name: 'Show plan' }).click();
  await page.getByRole('button', { name: 'Back' }).waitFor();
  return page.getByRole('button', { name: PLACE }).isVisible();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the page is closed, but not longer than CRASH_MS, because a crashed page may never report this.
 */
const closed = (page: Page) => Promise.race([page.close(), pause(CRASH_MS)]);

/** Closes the open dialogs. On a busy machine, a run may open its dialog only after the first press. */
async function leaveDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (let press = 0; press < 50 && (press === 0 || (await dialog.isVisible())); press += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
}

async function end(page: Page, round: Round): Promise<void> {
  switch (round.ending) {
    case 'close':
      await page.close();
      break;
    case 'crash': {
      const browser = await page.context().newCDPSession(page);
      // A crashed page may never respond.
      const crashed = browser.send('Page.crash').catch(() => undefined);
      await Promise.race([crashed, page.waitForEvent('crash'), pause(CRASH_MS)]);
      await closed(page);
      break;
    }
    case 'reload':
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload().catch(() => undefined);
      break;
    case 'signOut':
      await leaveDialogs(page);
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      // R346: the console asks first unless the run has ended.
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Sign out' })
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      await page.waitForTimeout(500);
      break;
  }
}

/** All runs in the browser's journal. */
function readJournal(page: Page): Promise<JournaledRun[]> {
  return page.evaluate(
    () =>
      new Promise<JournaledRun[]>((resolve, reject) => {
        const opening = indexedDB.open('console.journal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('jobs')) return resolve([]);
          const reading = database.transaction(['jobs', 'units']);
          const jobs = reading.objectStore('jobs').getAll();
          const runOrders = reading.objectStore('units').getAll();
          reading.oncomplete = () => {
            database.close();
            resolve(
              jobs.result.map((job) => ({
                job,
                runOrders: runOrders.result.filter(({ jobId }) => jobId === job.jobId),
              })),
            );
          };
        };
      }),
  );
}

/**
 * Presses every available button until nothing is left to send or to check. Returns the originals for
 * which it placed another order on purpose, one entry for each time.
 */
async function settle(page: Page, round: Round): Promise<string[]> {
  const decisions: string[] = [];
  const review = page.getByRole('button', { name: 'Review' });
  await pause(2_500);
  for (let left = await review.count(); left > 0; left -= 1) {
    await review.first().click();
    const run = page.getByRole('dialog', { name: /Bulk reorder|Reorder of/ });
    const isOver = run.getByRole('button', { name: /^(Close|Decide later)$/ });
    await isOver.waitFor({ timeout: SETTLED_MS });
    for (const name of [/^Process the rest/, /^Check again/, /^Retry/]) {
      const button = run.getByRole('button', { name }).first();
      if (!(await button.isVisible())) continue;
      await button.click();
      await isOver.waitFor({ timeout: SETTLED_MS });
    }
    const another = run.getByRole('button', { name: 'Place another order' });
    while (round.acceptsHeld && (await another.count()) > 0) {
      const row = run
        .locator('tr')
        .filter({ has: page.getByRole('button', { name: 'Place another order' }) });
      decisions.push((await row.first().getByRole('link').first().textContent()) ?? '');
      await another.first().click();
      await isOver.waitFor({ timeout: SETTLED_MS });
    }
    const close = run.getByRole('button', { name: 'Close' });
    await ((await close.isVisible()) ? close : isOver).click();
  }
  return decisions;
}

async function openFaults({ control }: Site, round: Round): Promise<void> {
  for (const { fault, times } of round.faults) {
    await control({ command: 'fault', match: PLACING, fault, times });
  }
  if (round.issuer) {
    await control({ command: 'fault', match: { service: 'issuer' }, fault: round.issuer, times: 3 });
  }
  await control({ command: 'searchLag', ms: round.searchLagMs });
}

export async function playRound(site: Site, context: BrowserContext, round: Round, index: number) {
  await site.control({ command: 'reset' });
  const name = `Attack${index}`;
  const orders = someOrders(name, round.orders);
  for (const order of orders) await site.control({ command: 'addOrder', order });
  const url = `${site.consoleUrl}/?searchTerm=${name}&page=1`;
  const first = await context.newPage();
  await signIn(first, url);
  const second = round.secondTabAfter === null ? null : await context.newPage();
  if (second) await signIn(second, url);
  const isReady = await plan(first, round);
  const isSecondReady = second ? await plan(second, round) : false;
  await openFaults(site, round);
  if (isReady) await first.getByRole('button', { name: PLACE }).click();
  if (second && isSecondReady) {
    await pause(round.secondTabAfter ?? 0);
    await second.getByRole('button', { name: PLACE }).click();
  }
  if (round.endsAfter !== null) {
    await pause(round.endsAfter);
    await end(first, round);
  } else await pause(3_000);
  for (const page of context.pages().slice(1)) await closed(page);
  await site.control({ command: 'mend' });
  await site.control({ command: 'searchLag', ms: 0 });
  // Requests of a killed tab may still arrive, and the index catches up.
  await pause(3_000 + round.searchLagMs);
  const next = await context.newPage();
  await signIn(next, url);
  const decisions = await settle(next, round);
  const placed = await written(site.control, 'placeOrder');
  const runs = (await readJournal(next)).filter(({ runOrders }) =>
    runOrders.some(({ orderId }) => orderId.startsWith(`${name}-`)),
  );
  await next.close();
  return { placed, runs, decisions, originals: orders.map(({ orderId }) => orderId) };
}
