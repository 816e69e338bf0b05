import { globSync, readFileSync } from 'node:fs';
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

/** The tokens, and the console's changes to Bootstrap. */
const THEME = 'src/app/styles/theme.css';

const sized = (path: string) => ({
  path,
  lines: readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n').length,
});
const sizes = codeFiles('src')
  .filter((path) => !IS_DATA.test(path))
  .map(sized);
const styles = globSync('src/**/*.css', { cwd: ROOT }).map(sized);

describe('the files of the house', () => {
  it(`have at most ${MAX_LINES} lines`, () => {
    expect(sizes.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });

  it('have the same limit if they are style sheets, which belong to their components', () => {
    expect(styles.length).toBeGreaterThan(40);
    expect(styles.filter(({ path, lines }) => lines > MAX_LINES && path !== THEME)).toEqual([]);
  });

  it('have the same limit if they are tests or tools', () => {
    const others = ['test', 'bench', 'scripts'].flatMap(codeFiles).map(sized);
    expect(others.length).toBeGreaterThan(700);
    expect(others.filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });

  it(`have at most ${AIM_LINES} lines in nine of ten cases`, () => {
    const within = sizes.filter(({ lines }) => lines <= AIM_LINES).length;
    expect(within / sizes.length).toBeGreaterThan(AIM_SHARE);
  });

  it('include no barrel and no catch-all file', () => {
    const homeless = sizes.filter(({ path }) =>
      /\/(index|utils?|helpers?|common|types|constants)\.tsx?$/.test(path),
    );
    expect(homeless).toEqual([]);
  });
});
