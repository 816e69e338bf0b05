import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The project can be built and tested in any folder, whatever characters its path contains, and without
 * system-specific programs.
 */

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['.', 'scripts', 'bench', 'src', 'test'];

/** Each forbidden pattern with an example line. */
const HABITS = [
  {
    name: 'takes the path of a file URL, which is encoded, for the path of a file',
    pattern: /import\.meta\.url[^;]*\.pathname/,
    example: "const root = new URL('../', import.meta.url).pathname;",
  },
  {
    name: 'asks a program of one system where another program is',
    pattern: /(['"`])which\1/,
    example: "spawnSync('which', ['caddy']);",
  },
  {
    name: "starts a program by a shell's link, which another system keeps in another form",
    pattern: /node_modules\/\.bin/,
    example: "execFileSync(join(ROOT, 'node_modules/.bin/vite'));",
  },
  {
    name: 'looks for a slash in a path that this system has joined, where another joins with another character',
    pattern:
      /\b(resolve|join|relative|dirname|fileURLToPath)\([^()]*\)\.(split|includes|startsWith|endsWith|indexOf|replace)\(['"`/]/,
    example: "if (relative(ROOT, file).startsWith('src/mocks/')) continue;",
  },
];

function sources(): string[] {
  const found = FOLDERS.flatMap((folder) => {
    const names = readdirSync(join(ROOT, folder), { recursive: folder !== '.', encoding: 'utf8' });
    return names.map((name) => join(folder, name));
  });
  return found.filter((name) => /\.tsx?$/.test(name) && !/portability\.test/.test(name));
}

describe.each(HABITS)('no file $name', ({ pattern, example }) => {
  it('in the scripts, the tests or the console', () => {
    const files = sources();
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((name) => pattern.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([]);
  });

  it('and a violation would be detected', () => {
    expect(example).toMatch(pattern);
  });
});
