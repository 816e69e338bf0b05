import { describe, expect, test } from 'vitest';
import { anItem, anOrder, type OrderBuilder } from '#test/builders.ts';
import { simulatedPlatform } from '#test/simulated.ts';
import { clientOf } from '#test/simulatedClient.ts';

const platform = simulatedPlatform();
const staff = clientOf(platform, 'staff');

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

function add(...orders: OrderBuilder[]): void {
  for (const order of orders) platform.world.addOrder(order.build());
}

add(
  anOrder()
    .id('cards')
    .of('acme-print')
    .having({ createdDate: ago(30), customerName: 'Ana Ruiz', merchantOrderId: 'VP-100-7' })
    .with(
      anItem()
        .id('cards-1')
        .by('k3vd81mq0z')
        .at('producing')
        .having({ merchantProductName: 'Standard business cards' }),
    ),
  anOrder()
    .id('mugs')
    .of('inkwell-gifts')
    .having({
      createdDate: ago(20),
      customerName: 'Jürgen Müller',
      merchantSalesChannel: 'web-en',
      testingConfiguration: 'donotship',
    })
    .with(
      anItem()
        .id('mugs-1')
        .by('q4nb90vs6l')
        .sku('VIP-13036')
        .late('documentReview')
        .having({ merchantProductName: 'Ceramic mug 330 ml' }),
      anItem()
        .id('mugs-2')
        .by('k3vd81mq0z')
        .sku('VIP-12740')
        .at('routingSuspended')
        .having({ merchantProductName: 'Basic T-shirt' }),
    ),
  anOrder()
    .id('shirts')
    .of('acme-print')
    .having({ createdDate: ago(10), customerName: 'Ana Müller' })
    .with(
      anItem()
        .id('shirts-1')
        .by('b7tq40xw2n')
        .sku('VIP-12740')
        .at('rejected')
        .having({ merchantProductName: 'Basic T-shirt' }),
    )
    .linked('claims', 'https://claims.simulated.example/C-1'),
  anOrder()
    .id('empty')
    .of('acme-print')
    .having({ createdDate: ago(5), customerName: '', localPromisedArrivalDate: null }),
);

describe('the filters of a search', () => {
  test.each([
    ['no filter: all orders, the newest first', {}, ['empty', 'shirts', 'mugs', 'cards']],
    ['merchants', { merchantIds: ['inkwell-gifts'] }, ['mugs']],
    [
      'values of one list are alternatives',
      { merchantIds: ['inkwell-gifts', 'acme-print'] },
      ['empty', 'shirts', 'mugs', 'cards'],
    ],
    ['all lists have to match', { merchantIds: ['acme-print'], fulfillerIds: ['b7tq40xw2n'] }, ['shirts']],
    ['sales channels', { merchantSalesChannels: ['web-en'] }, ['mugs']],
    ['testing configurations', { testingConfigurations: ['donotship', 'donotproduce'] }, ['mugs']],
    ['linked relations', { linkedRelations: ['claims', 'reorderClaim'] }, ['shirts']],
    ['a category and its descendants', { productCategories: ['clothing-and-bags'] }, ['shirts', 'mugs']],
    [
      'the lowest category',
      { productCategories: ['marketing-materials.business-cards.standard-cards'] },
      ['cards'],
    ],
    ['dates', { startDateUtc: ago(25), endDateUtc: ago(8) }, ['shirts', 'mugs']],
    ['a current status', { statusesInclusive: [{ name: 'production', state: 'current' }] }, ['cards']],
    [
      'a missed date',
      { statusesInclusive: [{ name: 'documentReview', state: 'current', missedCloseDate: true }] },
      ['mugs'],
    ],
    [
      'a date that is not missed',
      { statusesInclusive: [{ name: 'rejected', state: 'current', missedCloseDate: true }] },
      [],
    ],
    [
      'suspended in routing',
      { statusesInclusive: [{ name: 'routing', state: 'current', suspended: true }] },
      ['mugs'],
    ],
    [
      'status and fulfiller have to match the same item',
      { statusesInclusive: [{ name: 'documentReview', state: 'current' }], fulfillerIds: ['k3vd81mq0z'] },
      [],
    ],
    [
      'status and category have to match the same item',
      {
        statusesInclusive: [{ name: 'routing', state: 'current' }],
        productCategories: ['clothing-and-bags'],
      },
      ['mugs'],
    ],
    ['IDs in any format', { ids: ['mugs-2', 'merchant-cards-1', 'VP-100-7'] }, ['mugs', 'cards']],
  ])('%s', async (_rule, body, expected) => {
    expect(await staff.search({ sortField: 'createdDate', sortOrder: 'descending', ...body })).toEqual(
      expected,
    );
  });
});

describe('the query text', () => {
  test.each([
    ['+"VP-100-7"', ['cards']],
    ['+"vp-100-7"', ['cards']],
    ['+"100"', []],
    ['VP-1*', ['cards']],
    ['*P-100*', ['cards']],
    ['+"mugs-2"', ['mugs']],
    ['"ana" "müller"', ['shirts', 'mugs', 'cards']],
    ['+"ana" +"müller"', ['shirts']],
    ['"ana ruiz"', ['cards']],
    ['"ruiz ana"', []],
    ['muller', ['shirts', 'mugs']],
    ['"ana" -"ruiz"', ['shirts']],
    ['-"ana"', ['empty', 'mugs']],
    ['+"ana" "cards"', ['cards']],
    ['T-shirt', ['shirts', 'mugs']],
    ['mu*er', ['shirts', 'mugs']],
    ['+"VIP-13036"', ['mugs']],
    ['"unclosed phrase', []],
    ['', ['empty', 'shirts', 'mugs', 'cards']],
  ])('%s', async (queryString, expected) => {
    expect(await staff.search({ queryString })).toEqual(expect.arrayContaining(expected));
    expect((await staff.search({ queryString })).sort()).toEqual([...expected].sort());
  });

  test('relevance puts the best match first', async () => {
    expect((await staff.search({ queryString: '"ana" "müller"', sortField: null }))[0]).toBe('shirts');
  });
});

describe('sorting and paging', () => {
  test.each([
    [{ sortField: 'createdDate', sortOrder: 'ascending' }, ['cards', 'mugs', 'shirts', 'empty']],
    [
      { sortField: 'localPromisedArrivalDate', sortOrder: 'ascending', sortMode: 'min' },
      ['cards', 'mugs', 'shirts', 'empty'],
    ],
    [
      { sortField: 'localPromisedArrivalDate', sortOrder: 'descending', sortMode: 'max' },
      ['shirts', 'mugs', 'cards', 'empty'],
    ],
  ])('%j', async (sort, expected) => {
    expect(await staff.search(sort)).toEqual(expected);
  });

  test('pages cut the result, and the total stays', async () => {
    const answer = await staff.post('order-manager', '/v2/ordersearch', {
      pageSize: 2,
      offset: 2,
      sortField: 'createdDate',
      sortOrder: 'descending',
    });
    expect(answer.body.totalResults).toBe(4);
    expect(answer.body.results).toHaveLength(2);
    expect(answer.body.results[0].query).toEqual({ sortField: 'createdDate', sortOrder: 'descending' });
  });

  test.each([
    [{ pageSize: 100, offset: 9901 }],
    [{ pageSize: 100, offset: -1 }],
    [{ pageSize: '100', offset: 0 }],
    [{ offset: 0 }],
  ])('%j is refused', async (page) => {
    expect((await staff.post('order-manager', '/v2/ordersearch', page)).status).toBe(400);
  });

  test('the last page that the platform allows gets a response', async () => {
    expect(
      (await staff.post('order-manager', '/v2/ordersearch', { pageSize: 100, offset: 9900 })).status,
    ).toBe(200);
  });
});

test('an order is found by its ID, with its items', async () => {
  const answer = await staff.get('order-manager', '/v1/orders/mugs');
  expect(answer.body.items.map((item: { itemId: string }) => item.itemId)).toEqual(['mugs-1', 'mugs-2']);
  expect((await staff.get('order-manager', '/v1/orders/nowhere')).status).toBe(404);
});

test('the available filters are the existing values', async () => {
  const { body } = await staff.get('order-manager', '/v1/elastic/available-filters');
  expect(body.merchantIds).toEqual(['acme-print', 'inkwell-gifts']);
  expect(body.fulfillerIds).toEqual(['b7tq40xw2n', 'k3vd81mq0z', 'q4nb90vs6l']);
});
