import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeFiles } from './codeFiles.ts';

/**
 * A file has one subject and can be read in one go. Data may be longer, because tables of rows have no logic
 * to follow.
 */

const ROOT = join(import.meta.dirname, '../..');
const MAX_LINES = 250;
const AIM_LINES = 180;
const AIM_SHARE = 0.9;
const IS_DATA = /^src\/mocks\/data\//;

const sizes = codeFiles('src')
  .filter((path) => !IS_DATA.test(path))
  .map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n').length }));

describe('the files of the house', () => {
  it(`have at most ${MAX_LINES} lines`, () => {
    expect(sizes.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });

  it(`nine in ten have at most ${AIM_LINES}`, () => {
    const within = sizes.filter(({ lines }) => lines <= AIM_LINES).length;
    expect(within / sizes.length).toBeGreaterThan(AIM_SHARE);
  });

  it('have no barrel, and no place for what has no place', () => {
    const homeless = sizes.filter(({ path }) =>
      /\/(index|utils?|helpers?|common|types|constants)\.tsx?$/.test(path),
    );
    expect(homeless).toEqual([]);
  });
});
