import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byKey, entriesOf, lookUp, valuesOf, withEntry, withNewest, withoutKey } from '#domain/byKey.ts';
import { anyText, holds } from './holds.ts';

/** Properties that every object inherits. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

describe.each(INHERITED)('the key %s', (key) => {
  test('finds nothing in a record without it', () => {
    expect(lookUp({}, key)).toBeUndefined();
    expect(lookUp(byKey([['a', 1]]), key)).toBeUndefined();
    expect(withoutKey(byKey([['a', 1]]), key)).toEqual({ a: 1 });
  });

  test('works like any other key once a value is stored under it', () => {
    for (const record of [byKey([[key, 1]]), withEntry({}, key, 1), withNewest({}, key, 1, 3)]) {
      expect(lookUp(record, key)).toBe(1);
      expect(entriesOf(record)).toEqual([[key, 1]]);
      expect(entriesOf(withoutKey(record, key))).toEqual([]);
      expect(lookUp(JSON.parse(JSON.stringify(record)), key)).toBe(1);
      expect(lookUp(withEntry(record, 'other', 2), key)).toBe(1);
      expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
    }
  });
});

const key = fc.oneof(fc.constantFrom(...INHERITED, 'a', 'b'), anyText({ maxLength: 3 }));

test('a record behaves like a map for any keys', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('with', 'without'), key, fc.nat()));
  holds(
    fc.property(steps, key, (moves, asked) => {
      const map = new Map<string, number>();
      let record = byKey<number>([]);
      for (const [move, name, value] of moves) {
        if (move === 'with') map.set(name, value);
        else map.delete(name);
        record = move === 'with' ? withEntry(record, name, value) : withoutKey(record, name);
      }
      expect(lookUp(record, asked)).toBe(map.get(asked));
      expect(new Map(entriesOf(record))).toEqual(map);
      expect(valuesOf(record).sort()).toEqual([...map.values()].sort());
    }),
    1_000,
  );
});

test('a record limited to one entry keeps the newest one', () => {
  const record = withNewest(withNewest(byKey<string>([]), 'a', 'a', 1), 'b', 'b', 1);
  expect(entriesOf(record)).toEqual([['b', 'b']]);
});

test('the newest entry is last, and the first ones are removed', () => {
  const record = ['a', 'b', 'a', 'c', 'd'].reduce(
    (kept, name) => withNewest(kept, name, name, 3),
    byKey<string>([]),
  );
  expect(entriesOf(record).map(([name]) => name)).toEqual(['a', 'c', 'd']);
});
