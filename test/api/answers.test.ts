import { describe, expect, test } from 'vitest';
import { ignoreBody } from '#api/http/lenient.ts';
import {
  aCall,
  answers,
  aScene,
  CALL_KINDS,
  cutOff,
  ended,
  failureOf,
  fine,
  json,
  onFakeTime,
} from './scene.ts';

onFakeTime();

const HTML = '<html><head><title>Gateway</title></head></html>';
/** 180 kB, with characters of two and four bytes at odd places. */
const LONG = `a${'é🧀'.repeat(30_000)}`;

describe('a call that expects no content', () => {
  test.each([
    ['204', answers(204)],
    ['202 with nothing', answers(202)],
    ['200 with an object', fine],
    ['200 with a word', answers(200, { 'Content-Type': 'text/plain' }, 'OK')],
    ['200 with a word and a charset', answers(200, { 'Content-Type': 'text/plain; charset=utf-8' }, 'OK')],
  ])('accepts %s', async (_title, answer) => {
    const scene = aScene(answer);
    const { failure } = await ended(scene.http.request(aCall('write', { read: ignoreBody })));
    expect(failure).toBeNull();
  });

  test('rejects an HTML page, which another server has sent', async () => {
    const scene = aScene(answers(200, { 'Content-Type': 'text/html' }, HTML));
    const failure = await failureOf(scene.http.request(aCall('write', { read: ignoreBody })));
    expect(failure).toMatchObject({ outcome: 'unknown', reason: 'unreadable', status: 200 });
  });
});

describe('R46: reading a response', () => {
  const echo = { read: (body: unknown) => body };

  test.each([
    ['JSON without a content type', answers(200, {}, '{"a":1}'), { a: 1 }],
    ['JSON after a byte order mark', answers(200, {}, '\uFEFF{"a":1}'), { a: 1 }],
    ['JSON between spaces', answers(200, {}, '\n {"a":1} \n'), { a: 1 }],
    ['plain text', answers(200, { 'Content-Type': 'text/plain' }, ' done '), 'done'],
    ['nothing', answers(200), undefined],
    ['204', answers(204), undefined],
    ['text beyond ASCII, however it is split', json({ name: 'Käse 🧀' }), { name: 'Käse 🧀' }],
    ['a long text beyond ASCII', json(LONG), LONG],
  ])('%s', async (_title, answer, expected) => {
    const { value } = await ended(aScene(answer).http.request(aCall('read', echo)));
    expect(value).toEqual(expected);
  });

  test('characters split between two chunks stay intact', async () => {
    const bytes = new TextEncoder().encode('{"name":"🧀é"}');
    const scene = aScene(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
              controller.close();
            },
          }),
        ),
    );
    expect((await ended(scene.http.request(aCall('read', echo)))).value).toEqual({ name: '🧀é' });
  });

  test('an unreadable response keeps its status, service, source and body for support', async () => {
    const scene = aScene(answers(200, { 'Content-Type': 'text/html', 'X-Correlation-Id': 'c-7' }, HTML));
    expect(await failureOf(scene.http.request(aCall('read')))).toEqual({
      outcome: 'unavailable',
      reason: 'unreadable',
      service: 'order-service',
      status: 200,
      statusText: 'Status 200',
      message: 'An API call failed.',
      source: 'GET https://order-service.platform.example/v1/orders/1',
      correlationId: 'c-7',
      body: HTML,
      validationErrors: [],
    });
  });
});

describe('a 404 to which the call gives a meaning', () => {
  test.each(CALL_KINDS)('returns its value for a %s', async (kind) => {
    const scene = aScene(json({ message: 'none' }, 404));
    const { value } = await ended(scene.http.request(aCall(kind, { absent: null })));
    expect(value).toBeNull();
    expect(scene.records).toMatchObject([{ outcome: 'ok', status: 404 }]);
  });

  test('may return undefined: deleting what no longer exists succeeds', async () => {
    const scene = aScene(answers(404));
    const gone = aCall('idempotentWrite', { method: 'DELETE', absent: undefined, read: ignoreBody });
    expect((await ended(scene.http.request(gone))).failure).toBeNull();
  });

  test.each([400, 403, 410])('does not cover a %i', async (status) => {
    const scene = aScene(answers(status));
    expect(await failureOf(scene.http.request(aCall('read', { absent: null })))).toMatchObject({ status });
  });
});

describe('an error with an incomplete body', () => {
  test.each(CALL_KINDS)('is still the refusal of its status, for a %s', async (kind) => {
    const scene = aScene(cutOff(409));
    const failure = await failureOf(scene.http.request(aCall(kind)));
    expect(failure).toMatchObject({ outcome: 'rejected', reason: 'answered', status: 409, body: null });
    expect(scene.seen).toHaveLength(1);
  });
});
