import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MUTANTS } from './all.ts';
import type { Mutant } from './mutant.ts';

/**
 * `npm run test:mutants`: seeds the defects one at a time into a copy of the last commit, and reports which
 * of them the tests of `npm test` detect. For each mutant, the tests that import its file run first, then
 * those that read the sources, then the browser test that it names. `--only id,id` tries some of them,
 * without the tests of the unchanged copy.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const ids = values.only?.split(',');
const chosen = MUTANTS.filter(({ id }) => ids?.includes(id) ?? true);

/** The scripts that start the project's tools, in node_modules. */
const TOOLS = {
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
  playwright: '@playwright/test/cli.js',
} as const;
/** Ends a command that a mutant keeps busy forever. All journeys take 15 minutes on a slow machine. */
const HANGS_MS = 2_400_000;
const ROOT = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
}

class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * Whether a command of the project's tools succeeds in the copy. Throws TimeoutError if it does not end, because
 * on a slow machine this does not mean that a test noticed the mutant.
 */
function succeeds(tool: keyof typeof TOOLS, ...args: string[]): boolean {
  const env = { ...process.env, CONSOLE_CACHE: join(copy, '.cache') };
  const script = join(ROOT, 'node_modules', TOOLS[tool]);
  const options = { cwd: copy, env, stdio: 'ignore', timeout: HANGS_MS } as const;
  const { error, status } = spawnSync(process.execPath, [script, ...args], options);
  if (error) throw new TimeoutError(`${tool} ${args.join(' ')}: ${error.message}`);
  return status === 0;
}

const related = (file: string, ...projects: string[]) =>
  succeeds('vitest', 'related', file, '--run', '--bail=1', '--passWithNoTests', ...projects);

/** The name of the first tests that fail with a mutant; null if it survives. */
function noticedBy({ file, browser }: Mutant): string | null {
  if (/\.tsx?$/.test(file)) {
    if (!related(file, '--project=rules')) return 'rules';
    if (!related(file, '--project=journeys', '--project=alone')) return 'journeys';
  }
  if (!succeeds('vitest', 'run', '--bail=1', 'test/house')) return 'house';
  if (browser && !(succeeds('vite', 'build') && succeeds('playwright', 'test', '--max-failures=1', browser)))
    return browser;
  return null;
}

/** Seeds a mutant, runs its tests, and removes it again. */
function tryOut(mutant: Mutant): string | null {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  if (source.split(mutant.find).length !== 2)
    throw new Error(`${mutant.id}: its text is not once in ${mutant.file}`);
  writeFileSync(
    path,
    source.replace(mutant.find, () => mutant.replace),
  );
  try {
    return noticedBy(mutant);
  } finally {
    writeFileSync(path, source);
  }
}

git('worktree', 'add', '--quiet', '--detach', copy);
const survivors: Mutant[] = [];
const undecided: Mutant[] = [];

/** Tries a mutant, keeps it if no test noticed it, and returns what happened to it. */
function verdictOn(mutant: Mutant): string {
  try {
    const tests = tryOut(mutant);
    if (tests !== null) return `noticed by ${tests}`;
    survivors.push(mutant);
    return 'SURVIVED';
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    undecided.push(mutant);
    return `UNDECIDED: ${error.message}`;
  }
}

try {
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // This test looks for the text that the mutant replaces.
  rmSync(join(copy, 'test/house/mutants.test.ts'));
  if (!ids && !succeeds('vitest', 'run')) throw new Error('The tests fail without a mutant');
  for (const mutant of chosen) {
    const begun = performance.now();
    const verdict = verdictOn(mutant);
    const seconds = String(Math.round((performance.now() - begun) / 1_000)).padStart(5);
    console.log(`${seconds} s  ${mutant.id}: ${verdict}`);
  }
} finally {
  git('worktree', 'remove', '--force', copy);
  rmSync(copy, { recursive: true, force: true });
}

const noticed = chosen.length - survivors.length - undecided.length;
console.log(`\n${noticed} of ${chosen.length} noticed, ${undecided.length} undecided`);
for (const { id, concern, breaks } of survivors)
  console.log(`survived: ${id}${concern ? ` (${concern})` : ''}. ${breaks}`);
process.exitCode = noticed === chosen.length && chosen.length > 0 ? 0 : 1;
