import type { Page } from '@playwright/test';
import { orderPath } from '#domain/links/paths.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { expect, test } from './support/test.ts';

/** The number of DOM nodes the browser holds after garbage collection. */
async function nodesOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return nodes;
}

interface Typed {
  title: string;
  path: string;
  open: (page: Page) => Promise<void>;
  /** The name of the field to type into. */
  field: RegExp;
}

const fromOrder = (entry: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Order actions' }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
};

const DIALOGS: readonly Typed[] = [
  {
    title: 'Change delivery address',
    path: orderPath(LANDMARKS.single),
    open: fromOrder('Change delivery address'),
    field: /^First name/,
  },
  {
    title: 'Clear alerts',
    path: orderPath(LANDMARKS.missedSlas),
    open: fromOrder('Clear alerts'),
    field: /^Comment/,
  },
  {
    title: 'Save search',
    path: '/?page=1',
    open: async (page) => {
      // Closing the dialog leaves the filters open.
      if (await page.locator('.advanced-search').isHidden())
        await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('button', { name: 'Save search' }).click();
    },
    field: /^Name/,
  },
];

const TIMES = 20;
/**
 * The number of nodes that the browser itself may keep for each opening, for example for the field that last
 * had the focus.
 */
const NODES_EACH = 5;

for (const { title, path, open, field } of DIALOGS)
  test(`${title}: a closed dialog with typed text leaks no memory`, DEEP_ONLY, async ({ page, signIn }) => {
    await signIn('staff', path);
    const typeAndClose = async () => {
      await open(page);
      await page.getByRole('dialog').getByRole('textbox', { name: field }).first().pressSequentially('abc');
      for (let dialogs = await page.getByRole('dialog').count(); dialogs > 0; dialogs -= 1) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(dialogs - 1);
      }
    };
    for (let times = 0; times < 3; times += 1) await typeAndClose();
    const before = await nodesOf(page);
    for (let times = 0; times < TIMES; times += 1) await typeAndClose();
    expect((await nodesOf(page)) - before).toBeLessThan(TIMES * NODES_EACH);
  });
