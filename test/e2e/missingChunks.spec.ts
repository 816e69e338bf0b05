import type { Page } from '@playwright/test';
import { DEEP_ONLY, deepUnless } from '#test/depth.ts';
import { LANDMARKS } from '../../src/mocks/landmarks.ts';
import { asset, forgetFiles, happened, PERSISTENT } from './support/lostFiles.ts';
import { expect, expectWhole, FEW_RESULTS, goTo, test } from './support/test.ts';

/** A part that is loaded on first use, and how to open it. */
interface Surface {
  /** The name in the notice if it does not load. */
  title: string;
  /** Its file name, without the hash. */
  chunk: string;
  open: (page: Page) => Promise<void>;
  content: (page: Page) => ReturnType<Page['locator']>;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const LONG = `/orders/${LANDMARKS.large26}`;

async function openTab(page: Page, name: string): Promise<void> {
  await goTo(page, `/orders/${LANDMARKS.single}`);
  await page.getByRole('tab', { name }).click();
}

const SURFACES: readonly Surface[] = [
  {
    title: 'Command palette',
    chunk: 'overlays',
    open: (page) => page.keyboard.press('Control+k'),
    content: (page) => dialog(page, 'Command palette'),
  },
  // This is the first surface that opens an order, because an open order loads this file in idle time. The
  // file of the dialogs is also loaded then, so both are missing.
  {
    title: 'Events',
    chunk: 'order-(?:panels|dialogs)',
    open: (page) => openTab(page, 'Events'),
    content: (page) => page.getByRole('tabpanel').getByRole('listitem').first(),
  },
  {
    title: 'Cancel order',
    chunk: 'order-dialogs',
    open: async (page) => {
      await goTo(page, `${LONG}?modal=cancelOrder`);
      // The order is long: content below its items is out of view.
      await expect(page.getByRole('article').nth(2)).toBeAttached();
    },
    content: (page) => dialog(page, 'Cancel order'),
  },
  {
    title: 'Result pages',
    chunk: 'search-tools',
    open: (page) => goTo(page, '/?page=1'),
    content: (page) => page.getByRole('navigation', { name: 'Result pages' }),
  },
  {
    title: 'Pick start date',
    chunk: 'date-picker',
    open: async (page) => {
      await goTo(page, '/?page=1');
      await page.getByRole('button', { name: 'Pick start date' }).click();
    },
    content: (page) => page.getByRole('gridcell').first(),
  },
];

/** How a file fails to load. */
const LOSSES = [
  { title: 'that no longer exists', fault: { kind: 'status', status: 404, body: 'Not found' } },
  { title: 'whose connection breaks', fault: { kind: 'networkError' } },
  { title: 'that is incomplete', fault: { kind: 'truncated' } },
] as const;

const NEW_VERSION = 'A new version of the console is available.';
const TYPED = 'It began at nine o’clock.';
/** Checks that the browser complains only about the missing file, and clears the complaints. */
function expectOnlyMissing(complaints: string[], chunk: string): void {
  expect(complaints.filter((text) => !text.includes(`/assets/${chunk}-`))).toEqual([]);
  complaints.length = 0;
}

for (const { title: loss, fault } of LOSSES) {
  test(
    `code ${loss} is reported, can be loaded again, and loses no typed text`,
    deepUnless(loss === 'that no longer exists'),
    async ({ page, signIn, platform }) => {
      await forgetFiles(page);
      await signIn('staff', '/support');
      await happened(page).fill(TYPED);
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      for (const { title, chunk, open, content } of SURFACES) {
        await test.step(title, async () => {
          await platform.control({ command: 'fault', match: asset(chunk), fault, times: PERSISTENT });
          await open(page);
          const notice = page.getByRole('alert').filter({ hasText: `“${title}” could not be displayed.` });
          await expect(notice).toBeInViewport();
          await expect(page.getByText(NEW_VERSION)).toBeVisible();
          await expectWhole(page);
          await platform.control({ command: 'mend' });
          await notice.getByRole('button', { name: 'Try again' }).click();
          await expect(content(page)).toBeVisible();
          await expect(notice).toBeHidden();
          await page.keyboard.press('Escape');
        });
      }
      expect(loads).toBe(0);
      await goTo(page, '/support');
      await expect(happened(page)).toHaveValue(TYPED);
    },
  );
}

test(
  'code that arrives in pieces is rendered once it is complete',
  DEEP_ONLY,
  async ({ page, signIn, platform }) => {
    await forgetFiles(page);
    await signIn('staff', '/support');
    await expect(happened(page)).toBeVisible();
    for (const { title, chunk, open, content } of SURFACES) {
      await test.step(title, async () => {
        const fault = { kind: 'trickle', ms: 60, pieces: 6 };
        await platform.control({ command: 'fault', match: asset(chunk), fault });
        await open(page);
        await expect(content(page)).toBeVisible();
        // The calendar has a live region of its own, which is an empty alert.
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        await page.keyboard.press('Escape');
      });
    }
  },
);

test('the typed search text stays if the advanced search does not load', async ({
  page,
  signIn,
  platform,
  complaints,
}) => {
  const fault = { kind: 'status', status: 404, body: 'Not found' };
  await platform.control({ command: 'fault', match: asset('search-tools'), fault, times: PERSISTENT });
  await signIn('staff', '/');
  // The start page is in the same file. The page reloads once for it, and later failures only show a notice.
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  const term = page.getByRole('searchbox', { name: 'Search text' });
  await term.fill('poster');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByText('There was a problem loading the search form.')).toBeVisible();
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  await expect(term).toHaveValue('poster');
  await term.press('Enter');
  await expect(page).toHaveURL(/searchTerm=poster/);
  await expectWhole(page);
  expectOnlyMissing(complaints, 'search-tools');
});

test('a missing screen reloads the page once, and then keeps the frame; a console that does not load says how to continue', async ({
  page,
  signIn,
  platform,
  complaints,
}) => {
  await forgetFiles(page);
  await signIn('staff', FEW_RESULTS);
  const reports = page.getByRole('link', { name: 'Reports' });
  await expect(reports).toBeVisible();
  const fault = { kind: 'status', status: 404, body: 'Not found' };
  await platform.control({ command: 'fault', match: asset('reports'), fault, times: PERSISTENT });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await reports.click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page');
  await expectWhole(page);
  expect(loads).toBe(1);
  await platform.control({ command: 'mend' });
  await page.getByRole('alert').getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expectOnlyMissing(complaints, 'reports');
  await page.getByRole('link', { name: 'Report a problem' }).first().click();
  await happened(page).fill(TYPED);

  // The notice appears after some seconds. Faster animations shorten this wait.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 20 });
  const cut = { kind: 'truncated' };
  await platform.control({ command: 'fault', match: asset('start'), fault: cut, times: PERSISTENT });
  await page.goto('/support');
  await expect(page.getByText('Order operations is loading.')).toBeVisible();
  await platform.control({ command: 'mend' });
  await page.getByRole('link', { name: 'reload the page' }).click();
  await expect(happened(page)).toHaveValue(TYPED);
});

test('without the deferred use cases the first screen works, and says how to load the rest', async ({
  page,
  signIn,
  platform,
  complaints,
}) => {
  await forgetFiles(page);
  await signIn('staff', '/support');
  // The page that is open would reload itself if it missed the file first.
  await page.goto('about:blank');
  const fault = { kind: 'status', status: 404, body: 'Not found' };
  await platform.control({ command: 'fault', match: asset('deferred'), fault, times: PERSISTENT });
  await page.goto('/?page=1');
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await platform.control({ command: 'mend' });
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expectOnlyMissing(complaints, 'deferred');
});
