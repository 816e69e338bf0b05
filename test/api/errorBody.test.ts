import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isErrorBody, readErrorBody, redactedBody } from '#api/http/errorBody.ts';
import { aCall, answers, aScene, failureOf, onFakeTime } from './scene.ts';

onFakeTime();

const PROBLEM = {
  type: 'https://platform.example/problems/1',
  title: 'Order is locked',
  status: 409,
  detail: 'Another change is running',
  instance: '/v1/orders/1',
};

/**
 * The eight shapes of an error body (docs/platform/README.md). Each row has a title, the body, and the
 * message, ID and validation errors that the console reads from it.
 */
const SHAPES: readonly (readonly [string, string, string | null, string | null, [string, string][]])[] = [
  ['problem details', JSON.stringify(PROBLEM), 'Order is locked: Another change is running', null, []],
  [
    'problem details with causes',
    JSON.stringify({
      ...PROBLEM,
      causes: [{ field: 'quantity', detail: 'too many' }, { title: 'no stock' }],
    }),
    'Order is locked: Another change is running',
    null,
    [
      ['quantity', 'too many'],
      ['', 'no stock'],
    ],
  ],
  [
    'code, description and id',
    JSON.stringify({ errorCode: 'E7', description: 'Item is not open', errorId: 'e-1', error: 'Conflict' }),
    'Item is not open',
    'e-1',
    [],
  ],
  [
    'title, details and id',
    JSON.stringify({ title: 'Bad request', details: 'No such group', errorId: 7002 }),
    'Bad request: No such group',
    '7002',
    [],
  ],
  ['a message', JSON.stringify({ message: 'Already cancelled' }), 'Already cancelled', null, []],
  [
    'a message with validation errors',
    JSON.stringify({
      message: 'Invalid order',
      validationErrors: [{ path: 'items[0].sku', message: 'unknown' }],
    }),
    'Invalid order',
    null,
    [['items[0].sku', 'unknown']],
  ],
  ['plain text', 'upstream connect error', 'upstream connect error', null, []],
  [
    'HTML from a proxy',
    '<html><head><title>502 Bad Gateway</title></head></html>',
    '502 Bad Gateway',
    null,
    [],
  ],
];

const ODD: typeof SHAPES = [
  ['nothing', '', null, null, []],
  ['spaces', ' \n ', null, null, []],
  ['HTML without a title', '<!doctype html><h1>Oops</h1>', null, null, []],
  ['HTML whose title is empty', '<title> </title>', null, null, []],
  ['XML', '<?xml version="1.0"?><error>no</error>', null, null, []],
  ['a text in JSON', '"not now"', 'not now', null, []],
  ['null', 'null', null, null, []],
  ['a number', '7', null, null, []],
  ['a list', '[{"message":"x"}]', null, null, []],
  ['an empty object', '{}', null, null, []],
  ['broken JSON', '{"message": "x', '{"message": "x', null, []],
  ['a title that repeats the detail', '{"title":"No","detail":"No"}', 'No', null, []],
  ['a title alone', '{"title":"No"}', 'No', null, []],
  ['fields of the wrong type', '{"title":7,"detail":null,"message":["x"],"error":{}}', null, null, []],
  ['a blank detail before a message', '{"detail":" ","message":"real"}', 'real', null, []],
  ['an error alone', '{"error":"invalid_request"}', 'invalid_request', null, []],
  ['a correlation id in the body', '{"message":"x","correlationId":"c-1"}', 'x', 'c-1', []],
  ['a trace id in the body', '{"message":"x","traceId":"t-1"}', 'x', 't-1', []],
  [
    'validation errors of every kind',
    '{"validationErrors":["a",{"message":"b"},{"field":"c","description":"d"},{"property":"e","title":"f"},{},7,null]}',
    null,
    null,
    [
      ['', 'a'],
      ['', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  [
    'the same validation error several times',
    '{"message":"x","validationErrors":["a","a"],"causes":[{"detail":"a"}]}',
    'x',
    null,
    [['', 'a']],
  ],
  ['validation errors that are no list', '{"message":"x","validationErrors":"all"}', 'x', null, []],
];

describe('reading an error body', () => {
  test.each([...SHAPES, ...ODD])('%s', (_title, raw, message, errorId, errors) => {
    expect(readErrorBody(raw)).toEqual({
      message,
      errorId,
      validationErrors: errors.map(([path, text]) => ({ path, message: text })),
    });
  });

  test.each(SHAPES)(
    '%s reaches the failure shown to the user',
    async (_title, raw, message, errorId, errors) => {
      const failure = await failureOf(aScene(answers(422, {}, raw)).http.request(aCall('write')));
      expect(failure).toEqual({
        outcome: 'rejected',
        reason: 'answered',
        service: 'order-service',
        status: 422,
        statusText: 'Status 422',
        message,
        source: 'POST https://order-service.platform.example/v1/orders/1',
        correlationId: errorId,
        body: raw,
        validationErrors: errors.map(([path, text]) => ({ path, message: text })),
      });
    },
  );

  test.each([
    ['{"title":"Forbidden","detail":"Not your merchant"}', 'Not your merchant'],
    ['{"title":"Locked","detail":"Not your merchant"}', 'Locked: Not your merchant'],
    ['{"title":"Forbidden"}', 'Forbidden'],
  ])('R421: a title that repeats the status text does not precede the details: %s', (raw, message) => {
    expect(readErrorBody(raw, 'Forbidden').message).toBe(message);
  });

  test('S8.1: without a text from the platform, the generic message is used', async () => {
    const failure = await failureOf(aScene(answers(500)).http.request(aCall('write')));
    expect(failure).toMatchObject({ message: 'An API call failed.', body: null, validationErrors: [] });
  });

  test('the correlation ID of the header takes precedence over that of the body', async () => {
    const scene = aScene(answers(400, { 'X-Correlation-Id': 'header' }, '{"errorId":"body"}'));
    expect((await failureOf(scene.http.request(aCall('read')))).correlationId).toBe('header');
  });

  test('no body makes it throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => text.slice(1)),
        ),
        (raw) => {
          const { message, validationErrors } = readErrorBody(raw);
          expect(message === null || message.trim() !== '').toBe(true);
          expect(validationErrors.every(({ message: text }) => text !== '')).toBe(true);
        },
      ),
      { seed: 5, numRuns: 500 },
    );
  });

  test('a long plain text is cut', () => {
    expect(readErrorBody('x'.repeat(9_000)).message).toHaveLength(500);
  });
});

describe('the displayed body', () => {
  test('is cut at 4,000 characters, with a mark', () => {
    expect(redactedBody('x'.repeat(4_000))).toHaveLength(4_000);
    expect(redactedBody('x'.repeat(4_001))).toBe(`${'x'.repeat(4_000)}…`);
  });

  test('is null without a body', () => {
    expect(redactedBody(' \n')).toBeNull();
  });
});

describe('R431: a successful response reports an error', () => {
  test.each<[string, unknown, boolean]>([
    ['with the problem details', PROBLEM, true],
    ['with an error code', { errorCode: 'E1', description: 'Broken' }, true],
    ['with a number as its error code', { errorCode: 17 }, true],
    ['with a flag that it did not succeed', { success: false, message: 'Already packed' }, true],
    ['not with the flag of a success', { success: true, message: 'Done' }, false],
    ['not with the flag of one of its parts', { results: [{ success: false }] }, false],
    ['not with the status of a success', { status: 202, title: 'Accepted' }, false],
    ['not with the name of a status', { status: 'NEW' }, false],
    ['not with an empty error code', { errorCode: '', results: [] }, false],
    ['not without an error code', { errorCode: null, error: '', message: 'Done', errorId: 'e' }, false],
    ['not in the entries of a list', [PROBLEM], false],
    ['not as a text', 'status 500', false],
    ['not without content', undefined, false],
  ])('%s', (_title, body, isReported) => {
    expect(isErrorBody(body)).toBe(isReported);
  });
});
