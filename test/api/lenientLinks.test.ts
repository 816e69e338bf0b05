import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { id, linkedObject, links } from '#api/http/lenient.ts';

const ABSENT = Symbol('absent');

/** The parsed field of an object with this value, or of one without the field. */
function read(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.parse(v.object({ field: schema }), value === ABSENT ? {} : { field: value });
  return (parsed as { field: unknown }).field;
}

describe('links, in each of the three styles', () => {
  test.each([
    [
      'HAL',
      { a: { href: 'https://x.example/1', name: 'C-19' } },
      { a: [{ href: 'https://x.example/1', name: 'C-19' }] },
    ],
    [
      'a HAL list',
      { a: [{ href: 'https://x.example/1' }, { href: 'https://x.example/2', name: 'two' }] },
      {
        a: [
          { href: 'https://x.example/1', name: null },
          { href: 'https://x.example/2', name: 'two' },
        ],
      },
    ],
    [
      'the flat style',
      { a: { href: 'https://x.example/1', rel: 'a', methods: ['POST'] } },
      { a: [{ href: 'https://x.example/1', name: null }] },
    ],
    ['a text', { a: 'https://x.example/1' }, { a: [{ href: 'https://x.example/1', name: null }] }],
    ['none', {}, {}],
  ])('%s', (_title, wire, expected) => {
    expect(read(links, wire)).toEqual(expected);
  });

  test.each([
    ['an empty href', { a: { href: '' } }],
    ['a blank href', { a: { href: ' ' } }],
    ['no href', { a: { name: 'x' } }],
    ['an href of the wrong type', { a: { href: ['https://x.example'] } }],
    ['an empty list', { a: [] }],
    ['a list of nothing', { a: [null, {}, { href: '' }, ''] }],
    ['null', { a: null }],
    ['a number', { a: 7 }],
  ])('a relation with %s counts as missing', (_title, wire) => {
    expect(read(links, { ...wire, b: { href: 'https://x.example/b' } })).toEqual({
      b: [{ href: 'https://x.example/b', name: null }],
    });
  });

  test.each([ABSENT, null, undefined, 'x', 7, []])('%j has no links', (value) => {
    expect(read(links, value)).toEqual({});
  });

  test('a repeated link is one link', () => {
    const twice = [{ href: 'x:y', name: 'first' }, { href: 'x:y' }, { href: 'x:z' }];
    expect(read(links, { a: twice })).toEqual({
      a: [
        { href: 'x:y', name: 'first' },
        { href: 'x:z', name: null },
      ],
    });
  });

  test('a name of the wrong type affects only the name', () => {
    expect(read(links, { a: { href: 'x:y', name: 7 } })).toEqual({ a: [{ href: 'x:y', name: null }] });
  });
});

describe('an object with links in both styles (docs/platform/README.md)', () => {
  const document = linkedObject({ id });
  const link = (href: string) => [{ href, name: null }];

  test('has the links of both', () => {
    const wire = { id: 'a', _links: { self: { href: 'x:1' } }, links: { next: { href: 'x:2' } } };
    expect(v.parse(document, wire)._links).toEqual({ self: link('x:1'), next: link('x:2') });
  });

  test('`_links` counts for a relation that both have, if it can be read', () => {
    const wire = { id: 'a', _links: { self: { href: 'x:1' }, next: null } };
    const both = { ...wire, links: { self: { href: 'x:8' }, next: { href: 'x:9' } } };
    expect(v.parse(document, both)._links).toEqual({ self: link('x:1'), next: link('x:9') });
  });

  test.each([[null], ['x'], [7], [[]]])('%j in one style has no links', (none) => {
    const some = { self: { href: 'x:1' } };
    expect(v.parse(document, { id: 'a', _links: none, links: some })._links).toEqual({ self: link('x:1') });
    expect(v.parse(document, { id: 'a', _links: some, links: none })._links).toEqual({ self: link('x:1') });
  });
});
