import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findHeadlessChromium } from '../../scripts/findChromium.ts';
import { doubled, unexplained } from './account.ts';
import { playRound } from './round.ts';
import { startSite } from './site.ts';
import { roundsOf } from './story.ts';

/**
 * `npm run attack -- --seed 7 --minutes 60`: drives the production build against the simulated platform while
 * connections break, tabs are killed and the issuer is slow, and accounts for every order after each round.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
  },
});

/** Longer than any round takes. A browser whose tab has crashed may never answer. */
const ROUND_MS = 20 * 60_000;

/** @throws {Error} if the round does not end within ROUND_MS. */
async function withinLimit<T>(played: Promise<T>, index: number): Promise<T> {
  const limit = pause(ROUND_MS, null, { ref: false }).then(() => {
    throw new Error(`Round ${index} has not ended within ${ROUND_MS / 60_000} minutes.`);
  });
  return Promise.race([played, limit]);
}

const site = await startSite();
const executablePath = findHeadlessChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath !== null && { executablePath }),
});
const until = Date.now() + Number(values.minutes) * 60_000;
const totals = { rounds: 0, orders: 0, placed: 0, copies: 0, unexplained: 0, doubled: 0 };
const rounds = roundsOf(Number(values.seed), Number(values.rounds));
for (const [index, round] of rounds.entries()) {
  if (index < Number(values.from)) continue;
  if (Date.now() > until) break;
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  await context.newPage();
  const account = await withinLimit(playRound(site, context, round, index), index);
  await withinLimit(context.close(), index);
  const [strange, twice] = [unexplained(account), doubled(account)];
  totals.rounds += 1;
  totals.orders += round.orders;
  totals.placed += account.placed.length;
  totals.copies += account.runs
    .flatMap(({ runOrders }) => runOrders.flatMap(({ steps }) => steps))
    .filter(({ state }) => state === 'duplicate')
    .reduce((sum, { created }) => sum + created.length - 1, 0);
  totals.unexplained += strange.length;
  totals.doubled += twice.length;
  console.log(`round ${index}: ${round.orders} orders, ${account.placed.length} placed`);
  if (strange.length + twice.length > 0) {
    console.log(JSON.stringify({ index, round, strange, twice }, null, 2));
  }
}
console.log(JSON.stringify({ seed: Number(values.seed), ...totals }));
await browser.close();
site.stop();
process.exitCode = totals.unexplained + totals.doubled > 0 ? 1 : 0;
