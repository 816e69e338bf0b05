import { describe, expect, test } from 'vitest';
import { aCall, answers, aScene, CALL_KINDS, ended, failureOf, fine, lost, onFakeTime } from './scene.ts';

onFakeTime();

const NOT_SENT = { outcome: 'unavailable', reason: 'offline', status: null };
const writes = CALL_KINDS.filter((kind) => kind !== 'read');

describe('offline (F23)', () => {
  test.each(writes)('a %s is not sent, and surely not applied', async (kind) => {
    const scene = aScene(fine, { isOnline: () => false });
    expect(await failureOf(scene.http.request(aCall(kind)))).toMatchObject(NOT_SENT);
    expect(scene.seen).toHaveLength(0);
  });

  test('a read is tried, because the browser may be wrong about the connection', async () => {
    const scene = aScene(fine, { isOnline: () => false });
    expect((await ended(scene.http.request(aCall('read')))).value).toEqual({ fine: true });
  });

  test.each(writes)('a %s whose wait outlasts the connection is not sent either', async (kind) => {
    let isOnline = true;
    const scene = aScene(
      (seen) => {
        isOnline = false;
        return answers(429, { 'Retry-After': '5' })(seen);
      },
      { isOnline: () => isOnline },
    );
    expect(await failureOf(scene.http.request(aCall(kind)))).toMatchObject(NOT_SENT);
    expect(scene.seen).toHaveLength(1);
  });

  test('an idempotent write that was lost before stays unknown', async () => {
    let isOnline = true;
    const scene = aScene(
      (seen) => {
        isOnline = false;
        return lost(seen);
      },
      { isOnline: () => isOnline },
    );
    const failure = await failureOf(scene.http.request(aCall('idempotentWrite')));
    expect(failure).toMatchObject({ outcome: 'unknown', reason: 'offline' });
    expect(scene.seen).toHaveLength(1);
  });
});
