import { describe, expect, test } from 'vitest';
import { RenewalUnavailableError } from '#api/http/callToken.ts';
import { aCall, answers, aScene, CALL_KINDS, ended, failureOf, fine, lost, onFakeTime } from './scene.ts';

onFakeTime();

const sentTokens = (scene: ReturnType<typeof aScene>) =>
  scene.seen.map(({ headers }) => headers.get('Authorization'));

describe.each(CALL_KINDS)('a 401 on a call whose kind is %s', (kind) => {
  test('renews the token once and repeats the call: a 401 was not processed', async () => {
    const scene = aScene([answers(401), fine]);
    const { value } = await ended(scene.http.request(aCall(kind)));
    expect(value).toEqual({ fine: true });
    expect(scene.renewed).toEqual(['token-1']);
    expect(sentTokens(scene)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test('a second 401 is final, and the user has to sign in', async () => {
    const scene = aScene(answers(401));
    const failure = await failureOf(scene.http.request(aCall(kind)));
    expect(failure).toMatchObject({ outcome: 'rejected', status: 401 });
    expect(scene.seen).toHaveLength(2);
    expect(scene.renewed).toHaveLength(1);
  });

  test('R521: after a second 401 the call is sent once more if the session has a newer token by then', async () => {
    const access = ['token-1', 'token-2', 'token-3', 'token-3'];
    const tokens = {
      access: () => Promise.resolve(access.shift() ?? 'token-4'),
      identity: () => '',
      renew: () => Promise.resolve('token-2'),
    };
    const scene = aScene([answers(401), answers(401), fine], { tokens });
    const { value } = await ended(scene.http.request(aCall(kind)));
    expect(value).toEqual({ fine: true });
    expect(sentTokens(scene)).toEqual(['Bearer token-1', 'Bearer token-2', 'Bearer token-3']);
  });

  test('R521: a third 401 is final, even if there is a newer token again', async () => {
    const access = ['token-1', 'token-2', 'token-3', 'token-3', 'token-4'];
    const tokens = {
      access: () => Promise.resolve(access.shift() ?? 'token-5'),
      identity: () => '',
      renew: () => Promise.resolve('token-2'),
    };
    const scene = aScene(answers(401), { tokens });
    expect(await failureOf(scene.http.request(aCall(kind)))).toMatchObject({ status: 401 });
    expect(scene.seen).toHaveLength(3);
  });

  test('a failed renewal ends the session, and nothing more is sent', async () => {
    const tokens = {
      access: () => Promise.resolve('token-1'),
      identity: () => '',
      renew: () => Promise.reject(new Error('invalid_grant')),
    };
    const scene = aScene(answers(401), { tokens });
    const failure = await failureOf(scene.http.request(aCall(kind)));
    expect(failure).toMatchObject({ outcome: 'rejected', reason: 'signedOut', status: null });
    expect(scene.seen).toHaveLength(1);
  });

  test('a renewal without a response is no sign-out: the call was not processed, and may be repeated later', async () => {
    const tokens = {
      access: () => Promise.resolve('token-1'),
      identity: () => '',
      renew: () => Promise.reject(new RenewalUnavailableError('no answer')),
    };
    const scene = aScene(answers(401), { tokens });
    const failure = await failureOf(scene.http.request(aCall(kind)));
    expect(failure).toMatchObject({ outcome: 'unavailable', reason: 'unrenewed', status: null });
    expect(scene.seen).toHaveLength(1);
  });

  test('without a signed-in user nothing is sent', async () => {
    const tokens = {
      access: () => Promise.reject(new Error('no user')),
      identity: () => '',
      renew: () => Promise.resolve('token-2'),
    };
    const scene = aScene(fine, { tokens });
    const failure = await failureOf(scene.http.request(aCall(kind)));
    expect(failure).toMatchObject({ outcome: 'rejected', reason: 'signedOut' });
    expect(scene.seen).toHaveLength(0);
  });

  test('the renewal does not reduce the retries', async () => {
    const scene = aScene([answers(429), answers(401), answers(429), answers(429), fine]);
    const { value } = await ended(scene.http.request(aCall(kind)));
    expect(value).toEqual({ fine: true });
    expect(scene.renewed).toHaveLength(1);
  });
});

describe('after the renewal', () => {
  test('a write without a response is unknown, and not sent a third time', async () => {
    const scene = aScene([answers(401), lost]);
    const failure = await failureOf(scene.http.request(aCall('write')));
    expect(failure).toMatchObject({ outcome: 'unknown', reason: 'network' });
    expect(scene.seen).toHaveLength(2);
  });

  test('a repeated write without a response stays unknown if its repetition needs a token that cannot be renewed', async () => {
    const tokens = {
      access: () => Promise.resolve('token-1'),
      identity: () => '',
      renew: () => Promise.reject(new Error('invalid_grant')),
    };
    const scene = aScene([lost, answers(401)], { tokens });
    const failure = await failureOf(scene.http.request(aCall('idempotentWrite')));
    expect(failure).toMatchObject({ outcome: 'unknown', reason: 'network' });
    expect(scene.seen).toHaveLength(2);
  });

  test('a 403 stays a 403', async () => {
    const scene = aScene([answers(401), answers(403)]);
    expect(await failureOf(scene.http.request(aCall('read')))).toMatchObject({
      outcome: 'rejected',
      reason: 'answered',
      status: 403,
    });
  });
});
