import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareStructure } from '#domain/console/shareStructure.ts';
import { holds } from './holds.ts';

const plain = fc.jsonValue({ maxDepth: 4 });
const copyOf = <T>(value: T): T => structuredClone(value);

describe('data that is read again reuses the previous objects', () => {
  test('the value is always the new one', () => {
    holds(
      fc.property(plain, plain, (before, now) => {
        const was = copyOf([before, now]);
        expect(shareStructure(before, now)).toEqual(was[1]);
        expect([before, now]).toEqual(was);
      }),
    );
  });

  test('an equal value is the previous object', () => {
    holds(fc.property(plain, (before) => Object.is(shareStructure(before, copyOf(before)), before)));
  });

  test('parts beside a changed one stay the same objects', () => {
    const parts = fc.array(fc.dictionary(fc.string(), plain), { minLength: 2 });
    holds(
      fc.property(parts, fc.nat(), (before, number) => {
        const changed = number % before.length;
        const now = copyOf(before).with(changed, { changed: { now: ['', number] } });
        const shared = shareStructure(before, now);
        expect(shared).toEqual(now);
        for (const [index, part] of shared.entries()) expect(part === before[index]).toBe(index !== changed);
      }),
    );
  });

  test.each([
    ['an undefined name in place of another one', { a: undefined }, { b: undefined }],
    ['a list in place of an object with the same parts', { 0: 'a' }, ['a']],
    ['fewer parts', { a: 1, b: 2 }, { a: 1 }],
    ['a shorter list', [1, 2], [1]],
    ['a name that every object inherits', {}, JSON.parse('{"__proto__":{"a":1}}')],
  ])('never counts as equal: %s', (_title, before, now) => {
    const shared = shareStructure(before, now);
    expect(shared).not.toBe(before);
    expect(shared).toStrictEqual(now);
    expect(Object.keys(shared)).toEqual(Object.keys(now));
  });
});
