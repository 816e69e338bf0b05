import type { Page } from '@playwright/test';
import { UPDATE_TYPES, type UpdateType } from '#domain/actions/statusUpdate.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { anItem, anOrder } from '#test/builders.ts';
import { DEEP_ONLY } from '#test/depth.ts';
import { attackFields } from './support/fields.ts';
import { PAYLOADS } from './support/payloads.ts';
import { expect, FEW_RESULTS, goTo, test } from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog').last();
const filters = (page: Page) => page.getByRole('region', { name: 'Advanced search' });
const main = (page: Page) => page.getByRole('main');

const ITEMS = Array.from({ length: 6 }, (_, index) => `typed-${index + 1}`);
/** An order that its fulfiller has accepted, with an alert on each item: every action is available. */
const ORDER = anOrder()
  .id('typed-into')
  .with(
    ...ITEMS.map((id) => anItem().id(id).by('printworks-venlo').quantity(4).at('accepted').late('preparing')),
  )
  .event('productionAccepted')
  .build();
const order = (parameters: Record<string, string> = {}) =>
  `/orders/typed-into?${new URLSearchParams({ itemId: 'typed-1', ...parameters })}`;

/** A place with text fields, how to open it, and its minimum number of fields. */
interface Place {
  name: string;
  fields: number;
  /** It is opened from the previous place, which stays open. */
  isWithin?: true;
  open: (page: Page) => Promise<void>;
  scope: (page: Page) => ReturnType<Page['locator']>;
}

/** A dialog that is opened by a URL parameter. */
function modal(name: string, fields: number, heading: string): Place {
  return {
    name: `the dialog ${name}`,
    fields,
    open: async (page) => {
      await goTo(page, order({ modal: name }));
      await expect(dialog(page).getByRole('heading', { name: heading }).first()).toBeVisible();
    },
    scope: dialog,
  };
}

/**
 * The option and the number of fields of each update type. Those that send a quantity have one more field for
 * each item.
 */
const UPDATES: Readonly<Record<UpdateType, [option: string, fields: number]>> = {
  productionAccepted: ['Production accepted', 0],
  productionStarted: ['Production started', ITEMS.length],
  fulfillerRejected: ['Rejected by fulfiller', 1 + ITEMS.length],
  fulfillment: ['Shipped', 5 + ITEMS.length],
  cancellationResponse: ['Cancellation accepted', 0],
  nothingCancelled: ['Cancellation rejected', 1],
};

function update(type: UpdateType): Place {
  const [option, fields] = UPDATES[type];
  return {
    name: `an update: ${option}`,
    fields,
    isWithin: true,
    open: async (page) => {
      await dialog(page).getByRole('combobox', { name: 'Update' }).selectOption(type);
      const boxes = dialog(page).getByRole('list').getByRole('checkbox', { disabled: false });
      for (const box of await boxes.all()) await box.check();
    },
    scope: dialog,
  };
}

const PLACES: readonly Place[] = [
  {
    name: 'the search',
    fields: 5,
    open: (page) => expect(page.getByRole('searchbox', { name: 'Search text' })).toBeVisible(),
    scope: main,
  },
  {
    name: 'the advanced search',
    fields: 1,
    open: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
    scope: filters,
  },
  {
    name: 'the name of a saved search',
    fields: 1,
    isWithin: true,
    open: (page) => filters(page).getByRole('button', { name: 'Save search' }).click(),
    scope: dialog,
  },
  {
    name: 'the problem report',
    fields: 2,
    open: async (page) => {
      await goTo(page, '/support');
      await expect(page.getByRole('textbox', { name: 'What happened?' })).toBeVisible();
    },
    scope: main,
  },
  {
    name: 'the settings',
    fields: 1,
    open: (page) => page.getByRole('button', { name: 'Settings' }).click(),
    scope: dialog,
  },
  {
    name: 'the palette',
    fields: 1,
    open: (page) => page.keyboard.press('Control+k'),
    scope: dialog,
  },
  {
    name: 'the pages of a bulk reorder',
    fields: 1,
    open: async (page) => {
      await goTo(page, '/?page=1');
      await page.getByRole('checkbox', { name: /^Select all orders on this page/ }).check();
      await page.getByRole('button', { name: 'Bulk actions' }).click();
      await page.getByRole('button', { name: 'Reorder…' }).click();
      await dialog(page)
        .getByRole('checkbox', { name: /next result pages/ })
        .check();
    },
    scope: dialog,
  },
  {
    name: 'the quick search and the event workbench',
    fields: 2,
    open: async (page) => {
      await goTo(page, order({ view: 'events' }));
      await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeVisible();
    },
    scope: main,
  },
  {
    name: 'the filter above the items',
    fields: 2,
    open: async (page) => {
      await goTo(page, '/orders/typed-into');
      await expect(page.getByRole('button', { name: 'Filter items' })).toBeVisible();
    },
    scope: main,
  },
  {
    name: 'the item filter',
    fields: 4,
    open: (page) => page.getByRole('button', { name: 'Filter items' }).click(),
    scope: dialog,
  },
  modal('changeAddress', 13, 'Change delivery address'),
  modal('callback', 1, 'Callback URL'),
  modal('clearAlerts', 1, 'Clear alerts'),
  modal('clearItemAlerts', 1, 'Clear alerts'),
  modal('rejectItem', 1, 'Reject item'),
  modal('updateStatus', 0, 'Update status'),
  ...UPDATE_TYPES.map(update),
  {
    name: 'the size of a split',
    fields: 1,
    open: (page) => goTo(page, `/orders/${LANDMARKS.large26}?modal=reorder`),
    scope: dialog,
  },
];

async function closeAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

test(
  `${PAYLOADS.length} payloads typed into every field of every screen and dialog leak nothing`,
  DEEP_ONLY,
  async ({ page, platform, signIn }) => {
    test.slow();
    page.setDefaultTimeout(10_000);
    await platform.control({ command: 'addOrder', order: ORDER });
    await signIn('staff', '/');
    let met = 0;
    for (const { name, fields, isWithin, open, scope } of PLACES) {
      await test.step(name, async () => {
        if (!isWithin) await closeAll(page);
        await open(page);
        await expect(scope(page)).toBeVisible();
        met += await attackFields(page, scope(page), fields);
      });
    }
    expect(met).toBeGreaterThanOrEqual(60);
  },
);

test(`${PAYLOADS.length} payloads typed into a developer’s inspector leak nothing`, async ({
  page,
  signIn,
}) => {
  await signIn('developer', FEW_RESULTS);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  for (const key of ['g', 'i']) await page.keyboard.press(key);
  const inspector = page.getByRole('complementary');
  await expect(inspector).toBeVisible();
  await attackFields(page, inspector, 1);
});
