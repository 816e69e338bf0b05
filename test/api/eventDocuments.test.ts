import { describe, expect, test } from 'vitest';
import { readAs } from './readAs.ts';
import { onFakeTime } from './scene.ts';

onFakeTime();

describe('the events of an order', () => {
  const events = async (...wire: unknown[]) =>
    (await readAs(({ events: service }) => service.eventsOfOrder('1'), { events: wire })).events;

  const WHOLE = {
    eventId: 'e-1',
    eventType: 'fulfillment',
    eventDate: '2026-11-18T09:12:44Z',
    eventSourceId: 'workflow',
    itemId: 'item-1',
    fake: true,
    detail: 'gone',
    createdOnBehalfOf: 'abc@clients',
    additionalData: {
      quantity: 250,
      costsIncurred: false,
      reason: 'why',
      caveats: ['one', 'two'],
      unsupportedProcesses: 'foil stamping',
      availableOn: '2026-12-01',
      fulfillerRelatedLinks: [{ name: 'Production', href: 'https://p.example/1' }],
      packages: [
        {
          trackingId: 'T-1',
          trackingUrl: 'https://t.example',
          trackingStatus: 'IN-TRANSIT',
          items: [{ mcpItemId: 'M-1', quantity: 2 }],
        },
      ],
      robotArm: { number: 7 },
    },
    attempts: [
      {
        attemptId: 'a-1',
        attemptedDate: '2026-11-18T09:13:00Z',
        success: false,
        source: 'sender',
        errorDescription: 'Bad Gateway',
        errorStackTrace: 'at x',
        errorId: 5,
        errorResponseCode: 502,
      },
      { attemptId: 'a-2', createdDate: '2026-11-18T09:14:00Z', success: true, attempt: { source: 'replay' } },
    ],
  };

  test('R342: a date that says that there is none is left out', async () => {
    const [event] = await events({
      additionalData: {
        originalPromisedArrivalDate: '0001-01-01T00:00:00Z',
        updatedPromisedArrivalDate: '9999-12-31T23:59:59',
        expectedShipDate: '2026-12-01',
      },
    });
    expect(event?.facts).toEqual([{ kind: 'date', field: 'expectedShipDate', value: '2026-12-01' }]);
  });

  test('S3.33 to S3.36: every field is read, including attempts with a flat or a nested source', async () => {
    const [event] = await events(WHOLE);
    expect(event).toMatchObject({
      eventId: 'e-1',
      eventType: 'fulfillment',
      eventDate: '2026-11-18T09:12:44.000Z',
      itemId: 'item-1',
      fake: true,
      createdOnBehalfOf: 'abc@clients',
      attempts: [
        {
          at: '2026-11-18T09:13:00.000Z',
          success: false,
          source: 'sender',
          errorDescription: 'Bad Gateway',
          errorStackTrace: 'at x',
          errorId: '5',
          errorResponseCode: '502',
        },
        { at: '2026-11-18T09:14:00.000Z', success: true, source: 'replay', errorDescription: '' },
      ],
    });
    expect(event?.facts).toEqual([
      { kind: 'number', field: 'quantity', value: 250 },
      { kind: 'flag', field: 'costsIncurred', value: false },
      { kind: 'text', field: 'reason', value: 'why' },
      { kind: 'list', field: 'caveats', value: ['one', 'two'] },
      { kind: 'list', field: 'unsupportedProcesses', value: ['foil stamping'] },
      { kind: 'date', field: 'availableOn', value: '2026-12-01' },
      {
        kind: 'links',
        field: 'fulfillerRelatedLinks',
        value: [{ name: 'Production', href: 'https://p.example/1' }],
      },
      {
        kind: 'packages',
        field: 'packages',
        value: [
          {
            trackingId: 'T-1',
            trackingUrl: 'https://t.example',
            trackingStatus: 'IN-TRANSIT',
            items: [{ itemId: 'M-1', quantity: 2 }],
          },
        ],
      },
      { kind: 'other', field: 'robotArm', value: '{"number":7}' },
    ]);
  });

  test('R274: repeated documents of one event are one event with all its attempts', async () => {
    const attempt = (attemptId: string, success = false) => ({ attemptId, success });
    const found = await events(
      { eventId: 'e-1', attempts: [attempt('a-1'), attempt('')] },
      { eventId: 'e-2', attempts: [attempt('a-1')] },
      { eventId: 'e-1', attempts: [attempt('a-1'), attempt('a-2', true), attempt('')] },
    );
    const ids = found.map(({ eventId, attempts }) => [eventId, attempts.map(({ attemptId }) => attemptId)]);
    expect(ids).toEqual([
      ['e-1', ['a-1', '', 'a-2']],
      ['e-2', ['a-1']],
    ]);
  });

  test.each([
    ['true', true, true],
    ['false', false, false],
    ['missing', undefined, null],
    ['null', null, null],
    ['a text', 'true', null],
  ])('R343: whether an attempt succeeded: %s', async (_title, success, expected) => {
    const [event] = await events({ eventId: 'e-1', attempts: [{ attemptId: 'a-1', success }] });
    expect(event?.attempts[0]?.success).toBe(expected);
  });

  test.each<[string, unknown, unknown[]]>([
    ['no attempts', null, []],
    ['a text', 'x', [null]],
    ['an object', { success: true }, [true]],
    ['a list with an unreadable entry', [{ success: false }, 'x', null], [false, null, null]],
  ])('R343: unreadable attempts have an unknown result: %s', async (_title, attempts, expected) => {
    const [event] = await events({ eventId: 'e-1', attempts });
    expect(event?.attempts.map(({ success }) => success)).toEqual(expected);
  });

  test('events without an ID are never the same', async () => {
    expect(await events({ eventType: 'delayed' }, { eventType: 'delayed' })).toHaveLength(2);
  });

  test.each<[string, unknown, unknown[]]>([
    ['nothing but its braces', {}, []],
    ['nulls everywhere', Object.fromEntries(Object.keys(WHOLE).map((name) => [name, null])), []],
    ['wrong types everywhere', Object.fromEntries(Object.keys(WHOLE).map((name) => [name, 7])), [{}]],
  ])('an event of %s is still an event', async (_case, wire, attempts) => {
    const found = await events(wire);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ eventType: '', eventDate: null, facts: [], attempts });
  });

  test('a known field of another type is kept as text', async () => {
    const [event] = await events({
      additionalData: { quantity: 'many', packages: 'none', caveats: { paper: 'thin' } },
    });
    expect(event?.facts).toEqual([
      { kind: 'other', field: 'quantity', value: 'many' },
      { kind: 'other', field: 'packages', value: 'none' },
      { kind: 'other', field: 'caveats', value: '{"paper":"thin"}' },
    ]);
  });

  test('empty fields, known or not, are dropped', async () => {
    const [event] = await events({
      additionalData: {
        packages: [],
        caveats: [],
        reason: null,
        note: '',
        robotArm: {},
        hand: [],
        foot: null,
      },
    });
    expect(event?.facts).toEqual([]);
  });

  test('names of Object.prototype do no harm', async () => {
    const additionalData = JSON.parse('{"__proto__":{"polluted":true},"constructor":"x","toString":"y"}');
    const [event] = await events({ additionalData });
    expect(event?.facts.map(({ field }) => field)).toEqual(['toString']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('they are sorted from newest to oldest, and the original list is kept', async () => {
    const wire = [
      { eventId: 'old', eventDate: '2026-11-18T09:00:00Z' },
      { eventId: 'none' },
      { eventId: 'new', eventDate: '2026-11-19T09:00:00Z' },
    ];
    const found = await readAs(({ events: service }) => service.eventsOfOrder('1'), { events: wire });
    expect(found.events.map(({ eventId }) => eventId)).toEqual(['new', 'old', 'none']);
    expect(found.raw).toEqual(wire);
  });
});

test('S3.15: a history entry needs only a name', async () => {
  const wire = [
    {
      name: 'routing',
      state: 'closed',
      startDate: '2026-11-18T09:00:00Z',
      endDate: '2026-11-18T10:00:00Z',
      quantity: 3,
    },
    { name: 'odd', state: 'thinking', startDate: 'yesterday' },
    { state: 'closed' },
  ];
  const found = await readAs(({ itemHistory }) => itemHistory.historyOfItem('1'), { statuses: wire });
  expect(found).toMatchObject([
    { name: 'routing', state: 'closed', endDate: '2026-11-18T10:00:00.000Z', quantity: 3 },
    { name: 'odd', state: 'notStarted', startDate: null },
  ]);
});
