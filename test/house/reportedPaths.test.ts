import { expect, it } from 'vitest';
import { reportedPath } from '#domain/console/failureReport.ts';
import * as paths from '#domain/paths.ts';
import { namedCalls } from './platformCalls.ts';
import { textFiles, textOf } from './ruleReferences.ts';

/** The console's own paths, from src/domain/paths.ts. */
const OWN_PATHS = Object.values(paths).filter((path) => typeof path === 'string');
const PLATFORM_PATHS = textFiles('docs/platform')
  .flatMap(namedCalls)
  .map(({ path }) => path.replace(/\{\w+\}/g, '{id}'));

it('R78: a report names the fixed words of all paths, and replaces everything else', () => {
  expect(PLATFORM_PATHS.length).toBeGreaterThan(50);
  const known = [...PLATFORM_PATHS, ...OWN_PATHS, '/orders/{id}'];
  expect(known.filter((path) => reportedPath(path) !== path)).toEqual([]);
});

it('R78: a report names no word that no path has', () => {
  const source = textOf('src/domain/console/failureReport.ts');
  const [, listed = ''] = /PATH_WORDS = new Set\(\s*`([^`]*)`/.exec(source) ?? [];
  expect(listed).not.toBe('');
  const used = new Set([...PLATFORM_PATHS, ...OWN_PATHS, '/orders'].flatMap((path) => path.split('/')));
  expect(listed.split(/\s+/).filter((word) => !used.has(word))).toEqual([]);
});
