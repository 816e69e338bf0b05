import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  amount,
  coercedText,
  createReader,
  flag,
  id,
  idOrEmpty,
  instant,
  links,
  list,
  namedList,
  orNull,
  record,
  text,
  textOrNull,
} from '#api/http/lenient.ts';

const ABSENT = Symbol('absent');

/** The parsed field of an object with this value, or of one without the field. */
function read(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.parse(v.object({ field: schema }), value === ABSENT ? {} : { field: value });
  return (parsed as { field: unknown }).field;
}

const WRONG = [ABSENT, null, undefined, [], {}, () => 1];

describe('a null, missing or wrongly typed field affects that field, never the screen', () => {
  test.each([
    ['text', text, '', [...WRONG, 7, true]],
    ['text or null', textOrNull, null, [...WRONG, 7, true]],
    ['an amount', amount, null, [...WRONG, true, Number.NaN, Number.POSITIVE_INFINITY]],
    [
      'an amount of text',
      amount,
      null,
      ['', ' ', '1,5', '1.', '.5', '+1', '12 pcs', '0x10', '1e3', 'NaN', '9'.repeat(400)],
    ],
    ['an id that may be missing', idOrEmpty, '', [...WRONG, true, 7.5, 1e21, Number.NaN]],
    ['a plain value', coercedText, '', [ABSENT, null, undefined, [], {}]],
    ['a flag', flag, false, [...WRONG, 'true', 1, 'yes']],
    ['an instant', instant, null, [...WRONG, 7, 'soon', '2026-03-01', '2026-03-01T10:15:00', '']],
    ['an object or null', orNull(v.object({ a: id })), null, [...WRONG, 7, 'x', { a: '' }, { a: null }]],
  ] as const)('%s', (_title, schema, nothing, wrong) => {
    for (const value of wrong) expect(read(schema, value)).toEqual(nothing);
  });

  test.each([
    ['text', text, 'a'],
    ['text', text, ''],
    ['text or null', textOrNull, ''],
    ['an amount', amount, -0.5],
    ['an amount', amount, 0],
    ['an id', id, '007'],
    ['an id that may be missing', idOrEmpty, ''],
    ['a flag', flag, true],
    ['an object', orNull(v.object({ a: id })), { a: '1' }],
  ] as const)('%s keeps a valid value: %j', (_title, schema, value) => {
    expect(read(schema, value)).toEqual(value);
  });

  test.each([
    ['2026-03-01T10:15:00Z', '2026-03-01T10:15:00.000Z'],
    ['2026-03-01T10:15Z', '2026-03-01T10:15:00.000Z'],
    ['2026-03-01T10:15:00.123456Z', '2026-03-01T10:15:00.123Z'],
    ['2026-03-01T10:15:00+02:00', '2026-03-01T08:15:00.000Z'],
  ])('the instant %s is read as UTC', (value, expected) => {
    expect(read(instant, value)).toBe(expected);
  });

  test.each([
    ['an id', id, 1009, '1009'],
    ['an id', id, 0, '0'],
    ['an id that may be missing', idOrEmpty, 1009, '1009'],
    ['an amount', amount, '41.50', 41.5],
    ['an amount', amount, '-3', -3],
    ['a plain value', coercedText, 0.5, '0.5'],
    ['a plain value', coercedText, false, 'false'],
  ] as const)('%s is read from its other type: %j', (_title, schema, value, expected) => {
    expect(read(schema, value)).toBe(expected);
  });

  test.each(['', null, undefined, 7.5, 1e21, {}, ABSENT])(
    'only an ID is strict: %j rejects the whole document',
    (value) => {
      expect(() => read(id, value)).toThrow(v.ValiError);
      expect(() => createReader(v.object({ id }), (wire) => wire.id)({ id: value })).toThrow(v.ValiError);
    },
  );
});

describe('a list', () => {
  const entries = list(v.object({ id, name: text }));

  test('drops entries without an ID and corrects the rest', () => {
    const found = read(entries, [{ id: '1', name: 'a' }, { id: '' }, null, 'x', { id: 2, name: 7 }]);
    expect(found).toEqual([
      { id: '1', name: 'a' },
      { id: '2', name: '' },
    ]);
  });

  test.each([ABSENT, null, undefined, {}, 'x', 7, { 0: { id: '1' }, length: 1 }])(
    'anything else is empty: %j',
    (value) => {
      expect(read(entries, value)).toEqual([]);
    },
  );

  test('two empty lists are not the same object', () => {
    expect(read(entries, null)).not.toBe(read(entries, null));
  });
});

describe('values by name', () => {
  const values = record(v.number());

  test('keep the readable ones', () => {
    expect(read(values, { EUR: 41.5, USD: '1', GBP: null, CHF: 0 })).toEqual({ EUR: 41.5, CHF: 0 });
  });

  test.each([ABSENT, null, undefined, [], [1], 'x', 7])('anything else is empty: %j', (value) => {
    expect(read(values, value)).toEqual({});
  });

  test('a hostile name affects only itself', () => {
    const found = read(values, JSON.parse('{"__proto__":1,"constructor":2}'));
    expect(Object.entries(found as object)).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ]);
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
  });
});

test('of several named entries with the same name, the first one is kept', () => {
  const named = namedList(v.object({ id, text }), (one) => one.id);
  const wire = [{ id: 'a', text: 'first' }, {}, { id: 'b' }, { id: 'a', text: 'second' }];
  expect(v.parse(named, wire)).toEqual([
    { id: 'a', text: 'first' },
    { id: 'b', text: '' },
  ]);
});

test('a lenient field can read any value', () => {
  const lenient = v.object({
    text,
    textOrNull,
    amount,
    flag,
    instant,
    links,
    list: list(v.object({ id })),
    record: record(v.number()),
    object: orNull(v.object({ id })),
  });
  const field = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });
  const names = Object.keys(lenient.entries);
  const wire = fc.dictionary(fc.constantFrom(...names), field);
  fc.assert(
    fc.property(wire, (value) => {
      expect(Object.keys(v.parse(lenient, value)).sort()).toEqual([...names].sort());
    }),
    { seed: 6, numRuns: 500 },
  );
});
