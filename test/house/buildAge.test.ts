import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isBuildOutdated } from '../../scripts/buildAge.ts';

const folder = mkdtempSync(join(tmpdir(), 'build age #'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates an empty file that, like its folders, was last changed at this second. */
function keep(name: string, second: number): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  for (let path = file; path !== folder; path = dirname(path)) utimesSync(path, second, second);
}

describe('a preview builds first', () => {
  it('if there is no build, or a source has changed since', async () => {
    keep('src/app/deferred/deferred.ts', 100);
    keep('vite.config.ts', 100);
    expect(await isBuildOutdated(folder)).toBe(true);
    keep('dist/index.html', 200);
    expect(await isBuildOutdated(folder)).toBe(false);
    for (const name of ['src/app/deferred/deferred.ts', 'vite.config.ts']) {
      keep(name, 300);
      expect(await isBuildOutdated(folder), name).toBe(true);
      keep(name, 100);
    }
  });

  it('but not after changes outside the build', async () => {
    keep('dist/index.html', 200);
    keep('test/house/new.test.ts', 300);
    keep('README.md', 300);
    expect(await isBuildOutdated(folder)).toBe(false);
  });
});
