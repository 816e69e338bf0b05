import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Test files share the modules of their worker, in an order that differs from run to run, so nothing that a
 * file replaces may reach the next one. `test/support/setUp.ts` undoes spies, stubs and fake timers. It
 * cannot undo the replacement of a module, so the files that replace modules have a worker of their own
 * (`*.alone.test.ts`).
 */

const TESTS = join(import.meta.dirname, '..');
const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/^(e2e|attack|house)\//.test(path));
const textOf = (path: string) => readFileSync(join(TESTS, path), 'utf8');
const REPLACES = /\bvi\.(mock|doMock|resetModules)\(/;
/** Matches assignments to environment variables. No clean-up undoes them. */
const KEEPS = /\bprocess\.env(\.\w+|\[[^\]]+\]) =(?!=)/;

describe('test files that share a worker', () => {
  it('replace no module', () => {
    const replacing = files.filter((path) => REPLACES.test(textOf(path)));
    expect(replacing.length).toBeGreaterThan(0);
    expect(replacing.filter((path) => !path.includes('.alone.test.'))).toEqual([]);
  });

  it('assign no environment variable', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((path) => KEEPS.test(textOf(path)))).toEqual([]);
  });
});
