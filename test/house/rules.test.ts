import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVICES } from '#api/endpoints.ts';
import { isNameOf, madeCalls, namedCalls, pageOf, toText } from './platformCalls.ts';
import { citedIds, citedPaths, linesOf, ROOT, textFiles, textOf } from './ruleReferences.ts';

/** Checks that the rules in docs/rules and the calls in docs/platform match the code and the tests. */

const OWN = ['test/house/rules.test.ts', 'test/house/ruleReferences.ts', 'test/house/platformCalls.ts'];
const UNTESTED = 'docs/rules/untested.md';
const FILES = [
  ...['src', 'test', 'scripts', 'bench', 'docs'].flatMap(textFiles),
  'CONTRIBUTING.md',
  'README.md',
  'CHANGELOG.md',
].filter((file) => !OWN.includes(file));
const TEXTS = new Map(FILES.map((file) => [file, textOf(file)]));
const PAGES = textFiles('docs/rules').filter((page) => page !== UNTESTED);
const RULES = PAGES.flatMap(linesOf);
const IDS = new Set(RULES.map(({ id }) => id));
const untested = linesOf(UNTESTED);
const made = await madeCalls();

/** The IDs cited in a folder's files, each with the first file that cites it. */
function citedIn(folder: string): Map<string, string> {
  const cited = new Map<string, string>();
  for (const [file, text] of TEXTS) {
    if (!file.startsWith(folder)) continue;
    for (const id of citedIds(text)) if (!cited.has(id)) cited.set(id, file);
  }
  return cited;
}

/** The findings in each file, as lines for a failed test. */
function problems(find: (text: string, file: string) => string[]): string[] {
  return [...TEXTS].flatMap(([file, text]) => find(text, file).map((problem) => `${file}: ${problem}`));
}

describe('the rules in docs/rules', () => {
  it('are one line each, under a unique ID', () => {
    const found = RULES.flatMap(({ id, page }) => {
      if (!/^(S\d\.\d+|R\d+)$/.test(id)) return [`${page}: "${id}" is no ID; write S5.24 or R12`];
      const twins = RULES.filter((other) => other.id === id);
      return twins.length > 1 ? [`${page}: ${id} is a rule ${twins.length} times; keep one line`] : [];
    });
    expect(found).toEqual([]);
  });

  it('resolve every reference in code, tests, scripts and documents', () => {
    const found = problems((text) => [
      ...citedIds(text)
        .filter((id) => !IDS.has(id))
        .map((id) => `${id} is no rule; add its line to docs/rules, or mend the reference`),
      ...(/\bS\d\b(?!\.\d)/.test(text)
        ? ['names a whole section; name a rule, or a page of docs/rules']
        : []),
    ]);
    expect(found).toEqual([]);
  });

  it(`are each cited by a test, or listed in ${UNTESTED}`, () => {
    const tested = citedIn('test/');
    const excused = new Set(untested.map(({ id }) => id));
    const found = [...IDS]
      .filter((id) => !tested.has(id) && !excused.has(id))
      .map(
        (id) => `${id}: cite it in the title of the test that proves it, or say in ${UNTESTED} why none can`,
      );
    expect(found).toEqual([]);
  });

  it('are listed as untested with a reason, and only while no test cites them', () => {
    const tested = citedIn('test/');
    const found = untested.flatMap(({ id, text }) => [
      ...(IDS.has(id) ? [] : [`${id} is no rule; delete its line`]),
      ...(tested.has(id) ? [`${tested.get(id)} cites ${id}; delete its line`] : []),
      ...(text.length >= 20 ? [] : [`${id}: say why no test can prove it`]),
    ]);
    expect(found).toEqual([]);
  });
});

describe('the calls in docs/platform', () => {
  const pages = [...SERVICES, 'backend'].map(pageOf);
  const named = textFiles('docs/platform').flatMap(namedCalls);

  it('have a page for every service', () => {
    const missing = pages.filter((page) => !existsSync(join(ROOT, page)));
    expect(missing, 'write these pages, as the others in docs/platform').toEqual([]);
  });

  it('include all calls that the code makes', () => {
    const found = made
      .filter((call) => !named.some((name) => isNameOf(name, call)))
      .map(
        (call) =>
          `${call.page}: add the heading "### \`${toText(call)}\`" with {names} for IDs, and describe it`,
      );
    expect(found).toEqual([]);
  });

  it('include no others', () => {
    const found = named
      .filter((name) => !made.some((call) => isNameOf(name, call)))
      .map((name) => `${name.page}: the code makes no call "${toText(name)}"; mend or delete its heading`);
    expect(found).toEqual([]);
  });
});

describe('references to documents', () => {
  it('name existing paths', () => {
    const found = problems((text) =>
      citedPaths(text)
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => `there is no ${path}; mend the path, or write the page`),
    );
    expect(found).toEqual([]);
  });

  it('link to existing pages', () => {
    const found = problems((text, file) =>
      [...text.matchAll(/\]\(([^)#:]+\.md)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => file.endsWith('.md') && !existsSync(join(ROOT, dirname(file), link)))
        .map((link) => `links to ${link}, which does not exist`),
    );
    expect(found).toEqual([]);
  });

  it.each(['docs/rules', 'docs/platform'])('lead to every page of %s from its README', (folder) => {
    const readme = textOf(`${folder}/README.md`);
    const found = textFiles(folder)
      .map((page) => page.slice(folder.length + 1))
      .filter((page) => page !== 'README.md' && !readme.includes(`](${page})`));
    expect(found, `add these pages to the table of ${folder}/README.md`).toEqual([]);
  });

  it('name no document outside the repository', () => {
    const found = problems((text, file) => {
      const words = /^(src|test)\/.*\.tsx?$/.test(file)
        ? text.match(/\b([Cc]ontracts?|[Rr]eadings)\b/g)
        : null;
      return (words ?? []).map((word) => `says "${word}"; cite a rule, or a page of docs/platform`);
    });
    expect(found).toEqual([]);
  });
});
