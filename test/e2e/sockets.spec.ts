import type { Page } from '@playwright/test';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { deepUnless, IS_DEEP } from '#test/depth.ts';
import { type Control, expect, expectWhole, FEW_RESULTS, goTo, test } from './support/test.ts';

interface Match {
  service: string;
  method: string;
  path?: string;
}

/** Data that a screen reads, and how the screen shows that it has loaded. */
interface Reading {
  title: string;
  /** The regular run includes it too, not only the deep run. */
  isAlways?: true;
  route: string;
  match: Match;
  content: (page: Page) => ReturnType<Page['locator']>;
}

const ORDER = `/orders/${LANDMARKS.single}`;
const READINGS: readonly Reading[] = [
  {
    title: 'search results',
    isAlways: true,
    route: FEW_RESULTS,
    match: { service: 'order-manager', method: 'POST' },
    content: (page) => page.getByRole('table'),
  },
  {
    title: 'an order',
    route: ORDER,
    match: { service: 'order-service', method: 'GET', path: '/v1/orders/' },
    content: (page) => page.getByLabel('Order summary'),
  },
  {
    title: 'the items of an order',
    route: ORDER,
    match: { service: 'item-service', method: 'GET', path: 'orderId=' },
    content: (page) => page.getByRole('article'),
  },
  {
    title: 'the events of an item',
    route: `${ORDER}?itemId={itemId}&tab=events`,
    match: { service: 'backend', method: 'GET', path: 'eventquery' },
    content: (page) => page.getByRole('tabpanel').getByRole('listitem').first(),
  },
  {
    title: 'the history of an item',
    route: `${ORDER}?itemId={itemId}&tab=status`,
    match: { service: 'item-history', method: 'GET' },
    content: (page) => page.getByRole('tabpanel').getByRole('table'),
  },
  {
    title: 'the callback of an order',
    route: `${ORDER}?modal=callback`,
    match: { service: 'backend', method: 'GET', path: 'callbacks' },
    content: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
];

/** Faults of the network during a read; `isLost` if no attempt succeeds. */
const FAULTS = [
  { title: 'reset before it is applied', fault: { kind: 'networkError' }, isLost: true },
  { title: 'reset after it is applied', fault: { kind: 'networkErrorAfterApplying' }, isLost: true },
  { title: 'truncated', fault: { kind: 'truncated' }, isLost: true },
  {
    title: 'a 502 that a browser cannot read',
    fault: { kind: 'status', status: 502, isHidden: true },
    isLost: true,
  },
  { title: 'a drip', fault: { kind: 'trickle', ms: 60, pieces: 5 }, isLost: false },
  { title: 'reset once', fault: { kind: 'networkError' }, isLost: false },
] as const;

/** The regular run has one fault without a response, and one with a part of it. */
const MET = IS_DEEP ? FAULTS : FAULTS.filter(({ title }) => /^(reset before|truncated)/.test(title));

/**
 * The number of requests that meet a fault: more than two calls of a page and their retries, each of which the
 * browser sends twice if its connection breaks. Unused faults are removed before the next case.
 */
const PERSISTENT = 40;

async function mend(control: Control): Promise<void> {
  await control({ command: 'mend' });
}

/** Checks that the browser complains only about the failed calls, and clears the complaints. */
function expectOnlyBrokenCalls(complaints: string[]): void {
  expect(complaints.filter((text) => !/net::|CORS policy/.test(text))).toEqual([]);
  complaints.length = 0;
}

for (const { title, isAlways = false, route, match, content } of READINGS) {
  const name = `${title}: over a broken socket they are worded and had again, ${MET.length} times`;
  test(name, deepUnless(isAlways), async ({ page, signIn, platform, complaints }) => {
    await signIn('staff', ORDER);
    await page.waitForURL(/itemId=/);
    const itemId = new URL(page.url()).searchParams.get('itemId') ?? '';
    for (const { title: how, fault, isLost } of MET) {
      await test.step(how, async () => {
        await platform.control({ command: 'fault', match, fault, times: isLost ? PERSISTENT : 1 });
        await page.goto(route.replace('{itemId}', itemId));
        if (isLost) {
          await expect(page.getByRole('alert').first()).toBeVisible();
          await expectWhole(page);
          await mend(platform.control);
          await page.getByRole('button', { name: 'Try again' }).first().click();
        }
        await expect(content(page).first()).toBeVisible();
        await expectWhole(page);
        await mend(platform.control);
      });
    }
    expectOnlyBrokenCalls(complaints);
  });
}

/** The number of writes applied to an order. */
async function applied(control: Control, orderId: string): Promise<number> {
  const { log } = (await control({ command: 'log' })) as { log: { subject: string; operation: string }[] };
  return log.filter(({ subject }) => subject === orderId).length;
}

const WRITE_FAULTS = [
  { title: 'reset before it is applied', fault: { kind: 'networkError' }, commits: 0 },
  { title: 'reset after it is applied', fault: { kind: 'networkErrorAfterApplying' }, commits: 1 },
  { title: 'truncated', fault: { kind: 'truncated' }, commits: 1 },
  { title: 'a hidden 502 before', fault: { kind: 'status', status: 502, isHidden: true }, commits: 0 },
  {
    title: 'a hidden 502 after',
    fault: { kind: 'status', status: 502, isHidden: true, isApplied: true },
    commits: 1,
  },
  { title: 'a drip', fault: { kind: 'trickle', ms: 60, pieces: 5 }, commits: 1 },
] as const;

test(`cancelling an order over a broken socket: an unknown outcome is not called failed, ${WRITE_FAULTS.length} times`, async ({
  page,
  signIn,
  platform,
  complaints,
}) => {
  await signIn('staff', '/support');
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toBeVisible();
  for (const [index, { title, fault, commits }] of WRITE_FAULTS.entries()) {
    await test.step(title, async () => {
      const orderId = `over-a-socket-${index}`;
      await platform.control({ command: 'addOrder', order: anOrder().id(orderId).with(anItem()).build() });
      await goTo(page, `/orders/${orderId}?modal=cancelOrder`);
      const dialog = page.getByRole('dialog', { name: 'Cancel order' });
      const send = dialog.getByRole('button', { name: 'Cancel order' });
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
      await platform.control({
        command: 'fault',
        match: { service: 'merchant-order', method: 'POST', path: 'cancelrequest' },
        fault,
        times: PERSISTENT,
      });
      await send.click();
      if (fault.kind === 'trickle') {
        await expect(dialog).toBeHidden();
      } else {
        await expect(dialog.getByRole('alert')).toContainText(
          'We could not confirm the result. Do not send the request again.',
        );
        await expect(send).toBeHidden();
        await expect(dialog.getByRole('button', { name: 'Check' })).toBeVisible();
      }
      await expectWhole(page);
      expect(await applied(platform.control, orderId)).toBeGreaterThanOrEqual(commits);
      await mend(platform.control);
    });
  }
  expectOnlyBrokenCalls(complaints);
});
