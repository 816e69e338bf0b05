import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * A bundler translates syntax, but not browser APIs. So the code must not call APIs that are newer than the
 * build's targets.
 */

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'src');
const TOO_YOUNG =
  /\b(URL\.(parse|canParse)|(Object|Map)\.groupBy|Promise\.(withResolvers|try)|Array\.fromAsync|Iterator\.from|RegExp\.escape|AbortSignal\.any|Temporal\.)/;

it('the console calls nothing that the oldest supported browser does not have', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const young = files.flatMap((name) => {
    const lines = readFileSync(join(SOURCES, name), 'utf8').split('\n');
    const code = lines.filter((line) => !/^\s*(\*|\/\*|\/\/)/.test(line));
    return code.filter((line) => TOO_YOUNG.test(line)).map((line) => `${name}: ${line.trim()}`);
  });
  expect(young).toEqual([]);
});

it('this test would detect such a call', () => {
  expect('const url = URL.parse(text);').toMatch(TOO_YOUNG);
});

it('R578: the page asks browsers not to translate it', () => {
  const page = readFileSync(join(ROOT, 'index.html'), 'utf8');
  expect(page).toMatch(/<html [^>]*translate="no"/);
  expect(page).toContain('<meta name="google" content="notranslate"');
});
