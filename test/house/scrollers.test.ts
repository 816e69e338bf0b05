import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
/** Elements that scroll, but contain one text and nothing visually hidden. */
const PLAIN_TEXT = /\.(failure-body|json-tree|support-diagnostics)$/;

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const SCROLLS = /overflow(?:-[xy])?:[^;]*\bauto\b/;
const HOLDS = /position:\s*(?:relative|absolute|fixed|sticky)/;

it('scroll containers are positioned, so that screen-reader text does not widen the page', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const rules = sheets.flatMap((path) =>
    [...readFileSync(join(SRC, path), 'utf8').matchAll(RULE)].map(([, selector = '', body = '']) => ({
      name: `${path}: ${selector.trim()}`,
      body,
    })),
  );
  const scrolling = rules.filter(({ body }) => SCROLLS.test(body));
  expect(scrolling.length).toBeGreaterThan(20);
  const leaking = scrolling.filter(({ name, body }) => !HOLDS.test(body) && !PLAIN_TEXT.test(name));
  expect(leaking.map(({ name }) => name)).toEqual([]);
});
