import { describe, expect, test } from 'vitest';
import { createPlatform } from '#api/platform.ts';
import { aScene, ended, failureOf, json, onFakeTime } from './scene.ts';

onFakeTime();

describe('S7.17: the result of resent events', () => {
  const answered = (...eventIds: string[]) =>
    json({ results: eventIds.map((eventId) => ({ eventId, success: true, message: '' })) });
  const resend = (answer: ReturnType<typeof answered>) =>
    createPlatform(aScene(answer).http).events.resendEvents('1', ['e1', 'e2']);

  test('is read from a response that names each of them', async () => {
    const { value } = await ended(resend(answered('e2', 'e1')));
    expect(value).toMatchObject([{ eventId: 'e1', success: true }, { eventId: 'e2' }]);
  });

  test('S8.13: has one entry for each of them: a failure counts, and other events do not', async () => {
    const result = (eventId: string, success: boolean) => ({ eventId, success, message: '' });
    const results = [result('e1', true), result('e1', false), result('e2', true), result('e3', false)];
    const { value } = await ended(resend(json({ results })));
    expect(value).toEqual([result('e1', false), result('e2', true)]);
  });

  test.each([undefined, null, 'true'])('R434: is unknown if success is %j', async (success) => {
    const results = [
      { eventId: 'e1', success: true, message: '' },
      { eventId: 'e2', success, message: '' },
    ];
    const failure = await failureOf(resend(json({ results })));
    expect(failure).toMatchObject({ outcome: 'unknown', reason: 'unreadable' });
  });

  test.each([[['e1']], [[]]])('is unknown if the response names only %j', async (eventIds) => {
    const failure = await failureOf(resend(answered(...eventIds)));
    expect(failure).toMatchObject({ outcome: 'unknown', reason: 'unreadable' });
  });
});
