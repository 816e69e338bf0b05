import { describe, expect, test } from 'vitest';
import { readErrorBody, redactedBody } from '#api/http/errorBody.ts';
import { redactedUrl } from '#api/http/url.ts';
import { aCall, answers, aScene, ended, failureOf, fine, json, onFakeTime } from './scene.ts';

onFakeTime();

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhdXRoMHw1ZjFlIn0.c2lnbmF0dXJl-_x';

const ECHOES = [
  ['a header', `Authorization: Bearer ${TOKEN}`],
  ['a header in lowercase letters', `authorization: bearer ${TOKEN}`],
  ['a bearer within a sentence', `The token Bearer ${TOKEN} is not valid`],
  ['a token by itself', `{"jwt":"${TOKEN}"}`],
  ['an access token in JSON', `{"access_token":"${TOKEN}"}`],
  ['an ID token in JSON with spaces', `{"id_token" : "${TOKEN}"}`],
  ['a refresh token in a form', `grant_type=refresh_token&refresh_token=${TOKEN}`],
  ['headers in JSON', `{"headers":{"Authorization":"Bearer ${TOKEN}"}}`],
  ['a bare authorization', `{"authorization":"${TOKEN}"}`],
  ['basic credentials', `Authorization: Basic ${TOKEN}`],
] as const;

describe('a token is never shown', () => {
  test.each(ECHOES)('%s in a body', (_title, raw) => {
    expect(redactedBody(raw)).not.toContain(TOKEN);
    expect(redactedBody(raw)).not.toContain(TOKEN.slice(-12));
    expect(redactedBody(raw)).toContain('…');
  });

  test.each(ECHOES)('%s in the message', async (_title, raw) => {
    for (const body of [raw, JSON.stringify({ message: raw }), JSON.stringify({ validationErrors: [raw] })]) {
      const failure = await failureOf(aScene(answers(400, {}, body)).http.request(aCall('read')));
      expect(JSON.stringify(failure)).not.toContain(TOKEN.slice(0, 20));
    }
  });

  test('an opaque token of letters only is recognized by its length', () => {
    expect(redactedBody(`Bearer ${'abcde'.repeat(4)} refused`)).toBe('Bearer … refused');
    expect(redactedBody('Bearer authenticationtoken refused')).toBe('Bearer authenticationtoken refused');
  });

  test.each(['Bearer token missing', 'Basic business cards', 'The bearer is unknown'])(
    '%j is a sentence and stays',
    (raw) => {
      expect(redactedBody(raw)).toBe(raw);
      expect(readErrorBody(raw).message).toBe(raw);
    },
  );

  test('the sent token is in neither failure nor record', async () => {
    const scene = aScene(answers(500));
    const failure = await failureOf(scene.http.request(aCall('write')));
    expect(JSON.stringify([failure, scene.records])).not.toContain('token-1');
  });
});

describe('the source of a call', () => {
  test.each([
    ['access_token', 'abc'],
    ['id_token', 'abc'],
    ['token', 'abc'],
    ['client_secret', 'abc'],
    ['password', 'abc'],
    ['code', 'abc'],
    ['signature', 'abc'],
    ['sig', 'abc'],
    ['X-Amz-Signature', 'abc'],
    ['X-Amz-Credential', 'abc'],
    ['apiKey', 'abc'],
    ['Authorization', 'abc'],
  ])('hides the value of %s', (name, value) => {
    const shown = redactedUrl(new URL(`https://a.example/x?orderId=1&${name}=${value}&${name}=${value}2`));
    expect(shown).not.toContain('abc');
    expect(shown).toContain('orderId=1');
    expect(shown).toContain(name);
  });

  test.each([
    ['credentials', 'https://user:pw@a.example/x', 'https://a.example/x'],
    ['the fragment', 'https://a.example/x#access_token=abc', 'https://a.example/x'],
  ])('omits %s', (_title, href, expected) => {
    expect(redactedUrl(new URL(href))).toBe(expected);
  });

  test('keeps everything else unchanged', () => {
    const href = 'https://a.example/v1/items?orderId=a%2Fb&status=All';
    expect(redactedUrl(new URL(href))).toBe(href);
  });

  test('an invalid URL is shown without its query', async () => {
    const href = '//evil.example/x?access_token=abc';
    const failure = await failureOf(aScene(fine).http.request(aCall('read', { service: 'link', href })));
    expect(failure.source).toBe('GET //evil.example/x');
  });
});

describe('the record for the call inspector', () => {
  test('one record per call, however often it was sent', async () => {
    const scene = aScene([answers(500), json({ fine: true }, 200, { 'X-Correlation-Id': 'c-1' })]);
    await ended(scene.http.request(aCall('read', { query: { access_token: 'abc', orderId: '1' } })));
    await failureOf(scene.http.request(aCall('read', { read: () => JSON.parse('') })));
    expect(scene.records).toEqual([
      {
        id: 1,
        service: 'order-service',
        method: 'GET',
        url: 'https://order-service.platform.example/v1/orders/1?access_token=%E2%80%A6&orderId=1',
        status: 200,
        outcome: 'ok',
        reason: null,
        tries: 2,
        startedAt: Date.parse('2026-11-20T12:00:00.000Z'),
        durationMs: 250,
        correlationId: 'c-1',
      },
      expect.objectContaining({ id: 2, outcome: 'unavailable', reason: 'unreadable', tries: 1, status: 200 }),
    ]);
  });
});
