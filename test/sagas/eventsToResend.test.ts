import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/http/apiError.ts';
import type { Platform } from '#api/platform.ts';
import { consoleFailure } from '#domain/failure.ts';
import { readEventsToResend } from '#sagas/bulk/eventsToResend.ts';
import { anItem } from '#test/domainBuilders.ts';
import { anAttempt, anEvent } from '#test/panelBuilders.ts';

const refusal = (status: number) =>
  new ApiError({ ...consoleFailure('The callback cannot be read'), reason: 'answered', status });

const MOCK = 'https://mock.test/';
const REAL = 'https://merchant.test/events';

describe('S5.36: the failed events of an order that a run resends', () => {
  const failed = (eventId: string, itemId: string) =>
    anEvent('delayed', { eventId, itemId, attempts: [anAttempt(null)] });
  const own = [failed('of-one', 'one'), failed('of-two', 'two')];

  const noCallback = async (): Promise<{ url: string } | null> => null;

  /** Returns the IDs of the events to resend, and how many times the order's request was read. */
  async function eventsFor(
    urls: { one: string; two: string },
    requestUrl: string | null,
    { events = own, callback = noCallback } = {},
  ) {
    let requestReads = 0;
    const platform = {
      events: { eventsOfOrder: async () => ({ events, raw: [] }) },
      callbacks: { callback },
      orderRequest: {
        placedOrder: async () => {
          requestReads += 1;
          return requestUrl === null ? null : { eventCallbackUrl: requestUrl };
        },
      },
    } as unknown as Platform;
    const items = Object.entries(urls).map(([itemId, eventCallbackUrl]) =>
      anItem({ itemId, eventCallbackUrl }),
    );
    const found = await readEventsToResend(platform, { orderId: 'order', items }, MOCK, {});
    return { ids: found.map(({ eventId }) => eventId), requestReads };
  }

  test.each([
    ['are all if the callback is the merchant’s', { one: REAL, two: REAL }, null, ['of-one', 'of-two'], 0],
    ['are none if it is the mock callback', { one: MOCK, two: `${MOCK}2` }, REAL, [], 0],
    ['are those of the items with a recipient', { one: MOCK, two: REAL }, null, ['of-two'], 0],
    ['follow the request if no item names a callback', { one: '', two: '' }, REAL, ['of-one', 'of-two'], 1],
    ['are none if the request names the mock callback', { one: '', two: '' }, MOCK, [], 1],
    ['are none if nothing names a callback', { one: '', two: '' }, null, [], 1],
  ])('%s', async (_title, urls, requestUrl, ids, requestReads) => {
    expect(await eventsFor(urls, requestUrl)).toEqual({ ids, requestReads });
  });

  test.each([
    ['that of the request, if the items name the mock callback', MOCK, REAL, ['of-order']],
    ['that of the first item, if the request names none', REAL, null, ['of-order']],
    ['the mock callback of the request', REAL, MOCK, []],
  ])('S4.42: the recipient of an event of the whole order is %s', async (_title, url, requestUrl, ids) => {
    const found = await eventsFor({ one: url, two: url }, requestUrl, {
      events: [failed('of-order', '')],
    });
    expect(found).toEqual({ ids, requestReads: 1 });
  });

  test.each([
    ['are all if the callback of the order is the merchant’s', REAL, ['of-one', 'of-two']],
    ['are none if the callback of the order is the mock one', MOCK, []],
  ])('%s, and no item names one', async (_title, url, ids) => {
    const callback = async () => ({ url });
    expect(await eventsFor({ one: '', two: '' }, null, { callback })).toEqual({ ids, requestReads: 0 });
  });

  test('depend on the request for a user who is not permitted to read the callback', async () => {
    const callback = () => Promise.reject(refusal(403));
    const found = await eventsFor({ one: '', two: '' }, REAL, { callback });
    expect(found).toEqual({ ids: ['of-one', 'of-two'], requestReads: 1 });
  });

  test('are not known if the callback cannot be read', async () => {
    const callback = () => Promise.reject(refusal(503));
    await expect(eventsFor({ one: '', two: '' }, REAL, { callback })).rejects.toThrow(
      'The callback cannot be read',
    );
  });
});
