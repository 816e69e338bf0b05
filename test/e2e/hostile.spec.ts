import type { Page, Request } from '@playwright/test';
import { FILTER_NAMES } from '#domain/search/searchCriteria.ts';
import { IS_DEEP } from '#test/depth.ts';
import { LANDMARKS } from '../../src/mocks/landmarks.ts';
import { ALL, expectHarmless, PAYLOADS } from './support/payloads.ts';
import { expect, FEW_RESULTS, goTo, test } from './support/test.ts';

/**
 * Names of fields that determine what the console shows. If their values were replaced, other fields would be
 * hidden.
 */
const DECIDES =
  /ids?$|href$|url$|uri$|date|state$|status$|type$|code$|country$|currency$|unit$|severity$|configuration$|^identifier$|^permissions$|key$|^mcpSku$|^skuCode$/i;
const LOOKS_LIKE_DATA = /^(\d{4}-\d\d-\d\dT|https?:\/\/|recs:)/;

/**
 * The value with all payloads appended to every text, except texts that determine what is shown or look like
 * data.
 */
function poisoned(value: unknown, name = '', isStatus = false): unknown {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, name));
  if (typeof value === 'string') {
    const isKept = DECIDES.test(name) || LOOKS_LIKE_DATA.test(value) || (isStatus && name === 'name');
    return isKept ? value : `${value} ${ALL}`;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, poisoned(one, key, 'state' in value)]);
  return Object.fromEntries(entries);
}

async function poison(page: Page): Promise<void> {
  await page.route(/localhost:\d+\/(v\d|api)\//, async (route) => {
    const isAbout = !/\/principals\/[^/]+\/(permissions|groups)|\/settings$/.test(route.request().url());
    // Only a browser can resolve `service.localhost`.
    const url = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: url.host };
    const response = await route.fetch({
      url: url.href.replace(url.host, `127.0.0.1:${url.port}`),
      headers,
      maxRetries: 5,
    });
    const isJson = response.headers()['content-type']?.includes('application/json');
    if (isAbout && isJson && response.ok()) {
      await route.fulfill({ response, json: poisoned(await response.json()) });
    } else await route.fulfill({ response });
  });
}

const TABS = ['details', 'status', 'events', 'changes', 'shipments', 'cancellations', 'related'];
const MODALS = [
  'relatedIds1',
  'relatedIds2',
  'additionalIds1',
  'attributes',
  'manufacturing',
  'routing',
  'shipmentPlan',
  'itemJson',
  'orderJson',
  'cancelItem',
  'changeAddress',
  'clearAlerts',
  'updateStatus',
  'callback',
  'reorder',
  'redirect',
];

async function walk(page: Page, orderId: string, tabs = TABS, modals = MODALS): Promise<void> {
  await page.goto(`/orders/${orderId}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  // If the order has only one item, it opens automatically, possibly just before the click.
  const item = page.locator('.item-toggle, .item-row-toggle').first();
  await expect(async () => {
    if (!page.url().includes('itemId=')) await item.click({ timeout: 1_000 });
    await expect(page).toHaveURL(/itemId=/, { timeout: 1_000 });
  }).toPass();
  const address = new URL(page.url());
  for (const [name, values] of [
    ['tab', tabs],
    ['modal', modals],
  ] as const) {
    for (const value of values) {
      const to = new URL(address);
      to.searchParams.set(name, value);
      await goTo(page, `${to.pathname}${to.search}`);
      await page.waitForLoadState('networkidle');
      await expectHarmless(page);
    }
  }
}

test(`${PAYLOADS.length} payloads in every text of every response leak nothing, under the policy`, async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('staff', '/support');
  await poison(page);
  await page.goto(FEW_RESULTS);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByText('<script>').first()).toBeAttached();
  await expectHarmless(page);
  await page.getByRole('button', { name: 'Split view' }).click();
  await expect(
    page.getByRole('complementary', { name: 'Results beside the order' }).getByText('<script>').first(),
  ).toBeVisible();
  await expectHarmless(page);
  await walk(page, LANDMARKS.allEvents);
  // The other tabs and dialogs show the same texts as those of the first order.
  await walk(page, LANDMARKS.changeRequests, ...(IS_DEEP ? [] : [['changes'], []]));
});

/** All parameters that a search URL may have. */
const SEARCH_PARAMETERS = [
  ...FILTER_NAMES,
  ...['searchTerm', 'startDate', 'endDate', 'period', 'sortField', 'sortOrder', 'columns', 'page'],
];
const ORDER_PARAMETERS = ['itemId', 'tab', 'modal', 'rel', 'index'];
const EVENT_PARAMETERS = ['eventType', 'eventItem', 'eventActor', 'eventDelivery', 'eventText'];

test(`${PAYLOADS.length} payloads that a user types or opens in a link leak nothing`, async ({
  page,
  signIn,
}) => {
  await signIn('staff', '/support');
  await page.getByRole('textbox', { name: 'What happened?' }).fill(ALL);
  await expectHarmless(page);
  const saying = (names: readonly string[], payload: string) =>
    new URLSearchParams(names.map((name) => [name, payload]));
  for (const payload of [...PAYLOADS, 'javascript:document.title="executed"']) {
    await goTo(page, `/?${saying(SEARCH_PARAMETERS, payload)}`);
    await expect(page.getByRole('searchbox', { name: 'Search text' })).toHaveValue(payload);
    await expectHarmless(page);
    await goTo(page, `/orders/${encodeURIComponent(payload)}?${saying(ORDER_PARAMETERS, payload)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHarmless(page);
  }
  await goTo(page, `/orders/${LANDMARKS.single}`);
  // The order has only one item, which opens automatically.
  await page.waitForURL(/itemId=/);
  await goTo(page, `${page.url()}&tab=events&${saying(EVENT_PARAMETERS, ALL)}`);
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue(ALL);
  await expectHarmless(page);
});

test('links of an order to other hosts are never followed, and the token is sent only to the platform', async ({
  page,
  signIn,
  site,
}) => {
  const sent: Request[] = [];
  await signIn('staff', '/support');
  page.on('request', (request) => sent.push(request));
  await walk(page, LANDMARKS.hostileLinks);
  const platform = new URL(site.platformUrl).port;
  const own = new URL(site.consoleUrl).port;
  expect(sent.length).toBeGreaterThan(20);
  for (const request of sent) {
    const { port, protocol, href } = new URL(request.url());
    if (['data:', 'blob:'].includes(protocol)) continue;
    expect([platform, own], href).toContain(port);
    if (request.headers().authorization) expect(port, href).toBe(platform);
  }
});
