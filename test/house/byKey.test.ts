import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles } from './codeFiles.ts';

/**
 * No object is looked up by a key that a stranger chose: `seen['constructor']` finds what nobody stored. An index
 * access by any text type-checks only where a type has an index signature, so this keeps index signatures out of the
 * code; values by such keys are a `ByKey` (domain/byKey.ts) or a map.
 */
const ROOT = join(import.meta.dirname, '../..');

/** Where keys are names of the console's own: written in the code, or made by it. */
const OWN_KEYS: ReadonlyMap<string, string> = new Map([
  ['src/domain/byKey.ts', 'what everybody else goes through'],
  ['src/app/shell/overlays.ts', 'names of overlays'],
  ['src/api/url.ts', 'query parameters, which are only listed'],
  ['src/store/announcements.ts', 'values of texts, and names of operations'],
  ['src/store/messagesSlice.ts', 'values of texts'],
  ['src/store/sentWritesSlice.ts', 'an operation and its subject, in one key'],
  ['src/store/bulkSlice.ts', 'ids of runs, made here'],
  ['src/domain/searchUrl.ts', 'names of filters'],
  ['src/api/savedSearchWire.ts', 'names of filters'],
  ['src/api/fulfillerIdentity.ts', 'names of flags'],
  ['src/app/preferences.ts', 'names of preferences'],
]);

/** Values of any kind are documents as they came: an access to one of their fields proves nothing about it. */
const FORMS = [
  ['an index signature', /\bRecord<string,(?! unknown>)|\[\w+: string\]:/],
  ['an inferred index signature', /\b(?:const|let) \w+ = Object\.fromEntries\(/],
  ['a search along the prototypes', /(?:[(=&|?]\s*|\breturn )[A-Za-z_][\w.]* in [A-Za-z_]/],
  ['a method of the object itself', /\.hasOwnProperty\(|\b__proto__\b/],
] as const;

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

function breachesIn(code: string): string[] {
  const lines = withoutComments(code).split('\n');
  return FORMS.flatMap(([name, form]) =>
    lines.filter((line) => form.test(line)).map((line) => `${name}: ${line.trim()}`),
  );
}

describe('objects by keys of strangers', () => {
  it.each([
    'const seen: Record<string, Order> = {};',
    'type Seen = Readonly<Record<string, string[]>>;',
    'interface Seen { [id: string]: Order }',
    'const seen = Object.fromEntries(orders.map((order) => [order.orderId, order]));',
    'return name in KNOWN;',
    'if (id in state.seen) return;',
    'const isKnown = id in seen && true;',
    'return seen.hasOwnProperty(id);',
  ])('are seen by this test: %s', (code) => expect(breachesIn(code)).toHaveLength(1));

  it.each([
    'const { [id]: _, ...others }: ByKey<Order> = seen;',
    'function isRecord(value: unknown): value is Record<string, unknown> {',
    "if ('failure' in outcome) return null;",
    'type Texts = { [Name in keyof T]?: T[Name] };',
    'for (const id in ids) ids.push(id);',
    'return Object.fromEntries(entries);',
    '  // the order is in seen',
  ])('others are not: %s', (code) => expect(breachesIn(code)).toEqual([]));

  const files = codeFiles('src').filter((path) => !path.startsWith('src/mocks/'));
  const codeOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

  it('are nowhere', () => {
    const strangers = files.filter((path) => !OWN_KEYS.has(path));
    expect(strangers.flatMap((path) => breachesIn(codeOf(path)).map((line) => `${path}: ${line}`))).toEqual(
      [],
    );
  });

  it('the exceptions still need to be ones', () =>
    expect([...OWN_KEYS.keys()].filter((path) => breachesIn(codeOf(path)).length === 0)).toEqual([]));
});
