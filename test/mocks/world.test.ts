import { describe, expect, test } from 'vitest';
import { PLATFORM_EVENT_TYPES } from '#mocks/data/eventTypes.ts';
import { STAGES } from '#mocks/data/stages.ts';
import { LANDMARKS } from '#mocks/landmarks.ts';
import { PEOPLE } from '#mocks/people.ts';
import type { OrderRecord } from '#mocks/records.ts';
import { searchSummaries } from '#mocks/search/searchSummaries.ts';
import { type OrderSummary, summarize } from '#mocks/summary.ts';
import { createWorld, type World } from '#mocks/world.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;
const clock = () => NOW;

const started = process.threadCpuUsage();
const world = createWorld({ now: NOW, clock });
const found = searchSummaries(world, PEOPLE.staff, {
  pageSize: 100,
  offset: 0,
  sortField: 'createdDate',
  sortOrder: 'descending',
  sortMode: null,
  startDateUtc: '',
  endDateUtc: '',
});
const firstAnswerMs = process.threadCpuUsage(started).user / 1000;

const summaries = world.summaries();
const sample = summaries.filter((_, index) => index % 97 === 0 && index > 500);

function records(from: World, ids: readonly string[]) {
  return ids.map((id) => from.record(id));
}

/** A summary without the fields that only plans have, and with its current statuses sorted. */
function comparable(summary: OrderSummary) {
  const { orderId, merchantOrderId, merchantId, merchantSalesChannel, customerName, createdAt } = summary;
  return {
    orderId,
    merchantOrderId,
    merchantId,
    merchantSalesChannel,
    customerName,
    createdAt,
    testingConfiguration: summary.testingConfiguration,
    promises: summary.promises,
    relations: summary.relations,
    items: summary.items.map((item) => ({
      ids: [item.itemId, item.merchantItemId, item.fulfillerItemId, item.shortItemId, item.fulfillerOrderId],
      groups: [item.fulfillmentGroupId, item.shortFulfillmentGroupId],
      product: [item.productName, item.skuCode, item.orderedSkuCode, item.categoryId],
      fulfillerId: item.fulfillerId,
      changeRequestTypes: item.changeRequestTypes,
      current: item.current.map(({ name, due }) => `${name} ${due}`).sort(),
    })),
  };
}

describe('the generated orders', () => {
  test('answer the first search within a second of work', () => {
    expect(firstAnswerMs).toBeLessThan(1000);
    expect(found.length).toBeGreaterThan(11_000);
  });

  test('are the same for the same day, at any hour', () => {
    expect(sample.length).toBeGreaterThan(100);
    const evening = createWorld({ now: NOW + 9 * HOUR, clock: () => NOW + 9 * HOUR });
    const ids = sample.map((one) => one.orderId);
    expect(records(evening, ids)).toEqual(records(world, ids));
  });

  test.each([8, 40])('are all placed before today on a platform of %i orders', (orders) => {
    const midnight = Date.parse('2026-11-20T00:00:00Z');
    const small = createWorld({ now: midnight, clock: () => midnight, orders, hasLandmarks: false });
    const ids = small.summaries().map((one) => one.orderId);
    expect(ids).toHaveLength(orders);
    expect(records(small, ids)).not.toContain(null);
  });

  test('differ for another seed', () => {
    const newestOf = (seed?: number) =>
      createWorld({
        now: NOW,
        orders: 50,
        hasLandmarks: false,
        ...(seed !== undefined && { seed }),
      }).summaries()[0]?.orderId;
    expect(newestOf(1)).not.toBe(newestOf());
  });

  test('match their documents in the search', () => {
    for (const one of sample) {
      const record = world.record(one.orderId);
      expect(comparable(one)).toEqual(comparable(summarize(record as OrderRecord)));
    }
  });

  test('contain no events from the future', () => {
    const events = sample.flatMap(({ orderId }) => world.record(orderId)?.events ?? []);
    expect(events.length).toBeGreaterThan(1_000);
    expect(events.filter(({ eventDate }) => !(Date.parse(eventDate) <= NOW))).toEqual([]);
  });

  test('leave no hour of the last day empty, and more are still to come', () => {
    for (let hour = 0; hour < 10; hour += 1) {
      const end = NOW - hour * HOUR;
      expect(summaries.some((one) => one.createdAt <= end && one.createdAt > end - HOUR)).toBe(true);
    }
    expect(summaries.filter((one) => one.createdAt > NOW).length).toBeGreaterThan(100);
    const coming = summaries.find((one) => one.createdAt > NOW);
    expect(world.record(coming?.orderId ?? '')).toBeNull();
  });

  test('include every stage', () => {
    const stages = new Set(
      summaries.flatMap((one) => one.items.flatMap((item) => ('stage' in item ? [item.stage] : []))),
    );
    expect([...Object.keys(STAGES)].filter((stage) => !stages.has(stage))).toEqual([]);
  });

  test('are late, delayed and in error often enough to work with', () => {
    const late = found.filter((one) =>
      one.items.some((item) => item.current.some(({ due }) => due !== null && due < NOW)),
    );
    expect(late.length).toBeGreaterThan(150);
    expect(late.length).toBeLessThan(1500);
  });

  test('include related orders that exist, both ways', () => {
    const tied = summaries.filter((one) => one.relations.includes('reorderClaim')).slice(0, 20);
    expect(tied.length).toBe(20);
    for (const one of tied) {
      const reorder = world.record(one.orderId);
      const link = [reorder?.order?._links?.originalOrder ?? []].flat()[0]?.href ?? '';
      const original = world.record(link.split('/').at(-1) ?? '');
      expect(original?.claims[0]?.reorders[0]?.orderId).toBe(one.orderId);
      expect(original?.order?.customerName).toBe(reorder?.order?.customerName);
    }
  });
});

describe('the landmarks', () => {
  const landmark = (role: keyof typeof LANDMARKS) => world.record(LANDMARKS[role]);

  test('all exist', () => {
    for (const [role, id] of Object.entries(LANDMARKS)) expect(world.record(id)?.orderId, role).toBe(id);
  });

  test('are as large as described', () => {
    expect(landmark('large130')?.items).toHaveLength(130);
    expect(landmark('large26')?.items).toHaveLength(26);
    expect(landmark('manyEvents')?.events).toHaveLength(1000);
    expect(landmark('noItems')?.items).toEqual([]);
  });

  test('include every event type', () => {
    const types = landmark('allEvents')?.events.map((event) => event.eventType) ?? [];
    expect([...PLATFORM_EVENT_TYPES].filter((type) => !types.includes(type))).toEqual([]);
    expect(types).toContain('hologramApproved');
  });

  test('that only the merchant knows have not started', () => {
    for (const role of ['merchantOnlyFresh', 'merchantOnlyStuck'] as const) {
      expect(landmark(role)).toMatchObject({ order: null, items: [] });
      expect(landmark(role)?.request?.fulfillmentGroups).not.toHaveLength(0);
    }
    const age = NOW - Date.parse(landmark('merchantOnlyFresh')?.request?.merchantPlacedDate ?? '');
    expect(age).toBeLessThan(5 * 60_000);
  });

  test('are related to each other', () => {
    expect(landmark('claimed')?.claims[0]?.reorders[0]?.orderId).toBe(LANDMARKS.claimReorder);
    expect(landmark('complained')?.complaints[0]?.reorders[0]?.orderId).toBe(LANDMARKS.complaintReorder);
    expect(landmark('reorder')?.order?._links?.originalOrder).toMatchObject({
      href: expect.stringContaining(LANDMARKS.reordered),
    });
  });
});
