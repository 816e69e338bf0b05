import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { installProbe, type Probe } from './probe.ts';
import type { Profile } from './profiles.ts';
import type { Subject } from './subjects.ts';

/** The figures of one run by name. They are in milliseconds unless the name says otherwise. */
export type Figures = Record<string, number>;

const TRIPS = 80;
const TRIPS_SETTLED = 40;
const KEYS = 20;

/**
 * Opens a page with the subject's session and the probe. Processor and network have the speed of the profile.
 * The caller closes the context.
 */
export async function openPage(browser: Browser, subject: Subject, profile: Profile) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript((storage) => {
    for (const [key, value] of Object.entries(storage)) sessionStorage.setItem(key, value);
  }, subject.storage);
  await page.addInitScript(installProbe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  if (profile.network) {
    const { latency, download, upload } = profile.network;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: download,
      uploadThroughput: upload,
    });
  }
  return { context, page, cdp };
}

const probeOf = (page: Page) => page.evaluate(() => (window as unknown as { probe: Probe }).probe);

/**
 * Returns figures that grow with each file transferred from now on: the number of files, and the bytes of
 * JavaScript and of CSS.
 */
function countTransfers(cdp: CDPSession): Figures {
  const counted: Figures = { 'JavaScript bytes': 0, 'CSS bytes': 0, files: 0 };
  const kinds = new Map<string, string>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script')
      counted['JavaScript bytes'] = (counted['JavaScript bytes'] ?? 0) + encodedDataLength;
    if (kind === 'Stylesheet') counted['CSS bytes'] = (counted['CSS bytes'] ?? 0) + encodedDataLength;
    if (kind === 'Script' || kind === 'Stylesheet' || kind === 'Document')
      counted.files = (counted.files ?? 0) + 1;
  });
  return counted;
}

const POLL_MS = 50;

/**
 * Waits until all results are painted. It polls through the DevTools protocol, because Playwright's waits
 * inject half a megabyte of scripts into the page, which would distort the figures.
 */
async function waitForList(cdp: CDPSession): Promise<void> {
  const listAt = async () =>
    (await cdp.send('Runtime.evaluate', { expression: 'probe.listAt' })).result.value;
  while (!((await listAt()) > 0)) await wait(POLL_MS);
}

/** The time after which background work has usually finished, except on a slow network. */
const QUIET_MS = 600;

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

async function heapBytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

async function waitAfter(page: Page, what: 'order' | 'list', act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(
    (name) => (window as unknown as { waitFor: (name: string) => void }).waitFor(name),
    what,
  );
  await act();
  await page.waitForFunction(() => (window as unknown as { probe: Probe }).probe.lastWait >= 0, null, {
    polling: 20,
  });
  return (await probeOf(page)).lastWait;
}

/**
 * Returns a function that locates the link to an order by index, and starts over after the last link. It uses
 * the first twenty links with plain IDs, because the baseline does not support IDs that need encoding.
 */
async function orderLinks(page: Page) {
  const hrefs = await page.$$eval('tbody tr a[href^="/orders/"]', (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const plain = hrefs.filter((href) => /^\/orders\/[0-9a-f-]{36}$/.test(href)).slice(0, 20);
  return (index: number) => page.locator(`tbody tr a[href="${plain[index % plain.length]}"]`).first();
}

async function measureLoads(page: Page, cdp: CDPSession, subject: Subject): Promise<Figures> {
  const transfers = countTransfers(cdp);
  await page.goto(subject.url);
  await waitForList(cdp);
  const coldTransfers = { ...transfers };
  await wait(QUIET_MS);
  const script = await scriptTime(cdp);
  const heap = await heapBytes(cdp);
  const cold = await probeOf(page);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.reload();
  await waitForList(cdp);
  await wait(QUIET_MS);
  const warm = await probeOf(page);
  return {
    ...coldTransfers,
    'first paint, cold': cold.firstPaint,
    'rows in sight readable, cold': cold.rowsAt,
    'all 100 results painted, cold': cold.listAt,
    'rows in sight readable, warm': warm.rowsAt,
    'all 100 results painted, warm': warm.listAt,
    'script time, cold': script,
    'blocking time, cold': cold.longTasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    'longest task, cold': Math.max(0, ...cold.longTasks),
    'layout shift': cold.shift,
    'heap with results, bytes': heap,
    'DOM elements': elements,
  };
}

/** The longest time in milliseconds from a key press until its character is painted. */
async function measureTyping(page: Page): Promise<number> {
  const field = page.getByLabel('Search text', { exact: true });
  await field.click();
  await page.evaluate(() => {
    const { probe } = window as unknown as { probe: Probe };
    window.addEventListener('keydown', () => probe.keysPainted.push(-performance.now()), { capture: true });
    window.addEventListener('keydown', () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          const at = probe.keysPainted.findIndex((time) => time < 0);
          probe.keysPainted[at] = performance.now() + (probe.keysPainted[at] ?? 0);
        }),
      ),
    );
  });
  for (let key = 1; key <= KEYS; key += 1) {
    await page.keyboard.press('a');
    await page.waitForFunction(
      (count) =>
        (window as unknown as { probe: Probe }).probe.keysPainted.filter((time) => time >= 0).length ===
        count,
      key,
    );
  }
  await field.fill('');
  return Math.max(...(await probeOf(page)).keysPainted);
}

async function measureScroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const frame = document.querySelector('.table-frame') ?? document.scrollingElement;
        let slow = 0;
        let left = 90;
        let last = performance.now();
        const step = () => {
          const now = performance.now();
          if (now - last > 50) slow += 1;
          last = now;
          frame?.scrollBy(0, 40);
          left -= 1;
          if (left > 0) requestAnimationFrame(step);
          else resolve(slow);
        };
        requestAnimationFrame(step);
      }),
  );
}

async function measureTrips(page: Page, cdp: CDPSession): Promise<Figures> {
  const link = await orderLinks(page);
  const first = await waitAfter(page, 'order', () => link(2).click());
  const back = await waitAfter(page, 'list', () => page.evaluate(() => history.back()));
  const fresh = await waitAfter(page, 'order', () => link(4).click());
  await waitAfter(page, 'list', () => page.evaluate(() => history.back()));
  let settled = 0;
  for (let trip = 0; trip < TRIPS; trip += 1) {
    if (trip === TRIPS_SETTLED) settled = await heapBytes(cdp);
    // Clicks through the DOM, because moving the mouse to the link takes longer than the trip.
    await waitAfter(page, 'order', () => link(trip).evaluate((element: HTMLElement) => element.click()));
    await waitAfter(page, 'list', () => page.evaluate(() => history.back()));
  }
  return {
    'click → order, very first': first,
    'click → order, new order': fresh,
    'Back → results': back,
    'heap growth per trip, bytes': ((await heapBytes(cdp)) - settled) / (TRIPS - TRIPS_SETTLED),
  };
}

/** Measures a subject on a profile once: loading, typing, scrolling and round trips. */
export async function measure(browser: Browser, subject: Subject, profile: Profile): Promise<Figures> {
  const { context, page, cdp } = await openPage(browser, subject, profile);
  try {
    const loads = await measureLoads(page, cdp, subject);
    const typing = await measureTyping(page);
    const scroll = await measureScroll(page);
    const trips = await measureTrips(page, cdp);
    return { ...loads, 'worst keystroke': typing, 'scroll frames over 50 ms': scroll, ...trips };
  } finally {
    await context.close();
  }
}
