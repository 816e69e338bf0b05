import { describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from '#api/platform.ts';
import type { FailureReason } from '#domain/failure.ts';
import {
  type Answer,
  answers,
  aScene,
  cutOff,
  ended,
  ending,
  json,
  lost,
  onFakeTime,
  redirected,
  silent,
} from './scene.ts';

onFakeTime();

/** Every call there is, so that no service file can leave the one road to the network. */
const CALLS: Record<
  string,
  { service: string; ask: (platform: Platform, signal?: AbortSignal) => Promise<unknown> }
> = {
  search: { service: 'order-manager', ask: (p, signal) => p.orderManager.search({} as never, { signal }) },
  find: { service: 'order-manager', ask: (p, signal) => p.orderManager.find('1', { signal }) },
  order: { service: 'order-service', ask: (p, signal) => p.orderService.order('1', { signal }) },
  placedOrder: { service: 'order-request', ask: (p, signal) => p.orderRequest.placedOrder('1', { signal }) },
  itemsOfOrder: { service: 'item-service', ask: (p, signal) => p.itemService.itemsOfOrder('1', { signal }) },
  item: { service: 'item-service', ask: (p, signal) => p.itemService.item('1', { signal }) },
  merchants: { service: 'merchant-config', ask: (p, signal) => p.merchantConfig.merchants({ signal }) },
  merchant: { service: 'merchant-config', ask: (p, signal) => p.merchantConfig.merchant('1', { signal }) },
  fulfillers: {
    service: 'fulfiller-identity',
    ask: (p, signal) => p.fulfillerIdentity.fulfillers({ signal }),
  },
  permissions: {
    service: 'access-management',
    ask: (p, signal) => p.accessManagement.permissions('1', { signal }),
  },
  settings: { service: 'customizr', ask: (p, signal) => p.customizr.settings('1', { signal }) },
};

/** The faults of the matrix that a single read can meet, and why the read is said to have failed. */
const FAULTS: readonly (readonly [string, Answer, FailureReason])[] = [
  ['F02 401, and the renewed token too', answers(401), 'answered'],
  ['F03 403', answers(403), 'answered'],
  ['F05 409', answers(409), 'answered'],
  ['F06 422', json({ message: 'x', validationErrors: [{ path: 'a', message: 'b' }] }, 422), 'answered'],
  ['F07 429 with Retry-After', answers(429, { 'Retry-After': '3' }), 'answered'],
  ['F08 429', answers(429), 'answered'],
  ['F09 500', json({ errorCode: 'E', description: 'd', errorId: 'e' }, 500), 'answered'],
  ['F10 503 with Retry-After', answers(503, { 'Retry-After': '3' }), 'answered'],
  ['F11 no answer in time', silent, 'timeout'],
  ['F12, F13, F22 no answer', lost, 'network'],
  ['F15 truncated', cutOff(), 'network'],
  ['F15 malformed', answers(200, { 'Content-Type': 'application/json' }, '{"a":'), 'unreadable'],
  ['F16 HTML', answers(200, { 'Content-Type': 'text/html' }, '<title>Sign in</title>'), 'unreadable'],
  ['F17 nothing', answers(200), 'unreadable'],
  ['F18 null', json(null), 'unreadable'],
  ['F18 a text', json('x'), 'unreadable'],
  ['F24 a redirect to a sign-in page', redirected, 'signedOut'],
];

describe.each(Object.entries(CALLS))('%s', (name, { service, ask }) => {
  // A settings document of the wrong type is an answer: it is set aside by whoever knows the document.
  const faults = FAULTS.filter(([fault]) => name !== 'settings' || !fault.startsWith('F18'));

  test.each(faults)(
    '%s: ends in one plain failure that names the service',
    async (_fault, answer, reason) => {
      const scene = aScene(answer);
      const { failure } = await ended(ask(createPlatform(scene.http)));
      expect(failure).toMatchObject({ service, reason });
      expect(failure?.source).toContain(`https://${service}.platform.example/`);
      expect(['rejected', 'unavailable']).toContain(failure?.outcome);
      expect(JSON.parse(JSON.stringify(failure))).toEqual(failure);
      for (const { url } of scene.seen) {
        const same = scene.seen.filter((other) => other.url.href === url.href);
        expect(same.length).toBeLessThanOrEqual(4);
      }
    },
  );

  test('is stopped by its signal', async () => {
    const scene = aScene(silent);
    const controller = new AbortController();
    const call = ending(ask(createPlatform(scene.http), controller.signal));
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    expect((await call).failure).toMatchObject({ outcome: 'aborted', reason: 'aborted' });
  });
});
