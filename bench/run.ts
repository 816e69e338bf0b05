import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { findChromium, findHeadlessChromium } from '../scripts/findChromium.ts';
import { measureBreakdown } from './breakdown.ts';
import { measureLargeOrder } from './largeOrder.ts';
import { type Figures, measure, openPage } from './measure.ts';
import { PROFILES } from './profiles.ts';
import { PLATFORM_PORT, type Subject, serveSubjects } from './subjects.ts';
import { measureTriage } from './triage.ts';
import { countDisturbed, undisturbed } from './undisturbed.ts';
import { measureWideTable } from './wideTable.ts';
import { measureWorkloads } from './workloads.ts';

/**
 * `npm run bench [-- --runs 5 --profile desktop --workloads]`: measures the console and the baseline
 * alternately, and prints medians and ratios. With `--profile`, it measures the heaviest pages only if
 * `--workloads` is given too. No test checks these times, because they are reliable only on a machine that is
 * otherwise idle.
 */
const argument = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const has = (name: string) => process.argv.includes(`--${name}`);
const runs = has('runs') ? Number(argument('runs')) : 5;
const profiles = PROFILES.filter(({ name }) => !has('profile') || name === argument('profile'));

function startPlatform(): Promise<() => void> {
  const child = spawn(process.execPath, ['bench/platform.ts', String(PLATFORM_PORT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () =>
      reject(new Error(`No platform on port ${PLATFORM_PORT}: is another run under way?`)),
    );
    child.stdout?.once('data', () => resolve(() => child.kill()));
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function medians(all: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [
      name,
      median(all.map((figures) => figures[name] ?? Number.NaN)),
    ]),
  );
}

function shown(value: number): string {
  return value < 10 && value % 1 !== 0 ? value.toFixed(2) : Math.round(value).toLocaleString('en');
}

function print(profile: string, floor: Figures, own: Figures): void {
  console.log(
    `\n### ${profile}\n\n| measure | floor | console | console ÷ floor |\n| --- | ---: | ---: | ---: |`,
  );
  for (const [name, value] of Object.entries(own)) {
    const base = floor[name] ?? 0;
    console.log(
      `| ${name} | ${shown(base)} | ${shown(value)} | ${base > 0 ? (value / base).toFixed(2) : '–'} |`,
    );
  }
}

const stopPlatform = await startPlatform();
process.on('exit', stopPlatform);
const { subjects, close } = await serveSubjects();
const executablePath = findChromium() ?? findHeadlessChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath !== null && { executablePath }),
});
console.log(
  `${runs} interleaved runs, load ${loadavg()[0]?.toFixed(2)}, ${executablePath ?? 'Playwright’s Chromium'} ${browser.version()}`,
);
for (const profile of profiles) {
  const figures: Record<Subject['name'], Figures[]> = { floor: [], console: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const subject of subjects)
      figures[subject.name].push(await undisturbed(() => measure(browser, subject, profile)));
  }
  print(profile.name, medians(figures.floor), medians(figures.console));
}
const own = subjects.find(({ name }) => name === 'console');
const [desktop] = PROFILES;
const heaviest: Figures[] = [];
const hasWorkloads = !has('profile') || has('workloads');
for (let run = 0; own && desktop && hasWorkloads && run < runs; run += 1) {
  heaviest.push(
    await undisturbed(async () => {
      const { context, page } = await openPage(browser, own, desktop);
      const figures = await measureWorkloads(page, own.url);
      await context.close();
      return { ...figures, ...(await measureTriage(browser, own)) };
    }),
  );
}
await browser.close();
if (own && hasWorkloads) {
  // Long tasks are measured while no other browser is open.
  const executable = executablePath ?? chromium.executablePath();
  const quiet: Figures[] = [];
  for (let run = 0; run < runs; run += 1)
    quiet.push({
      ...(await measureWideTable(executable, own)),
      ...(await undisturbed(() => measureBreakdown(executable, own))),
      ...(await undisturbed(() => measureLargeOrder(executable, own))),
    });
  console.log('\n### the heaviest pages, the console alone\n\n| measure | console |\n| --- | ---: |');
  for (const [name, value] of Object.entries({ ...medians(quiet), ...medians(heaviest) }))
    console.log(`| ${name} | ${shown(value)} |`);
}
if (countDisturbed() > 0)
  console.log(
    `\n${countDisturbed()} measurements were disturbed: this machine's processors were lent to others.`,
  );
await close();
stopPlatform();
