import { spawn } from 'node:child_process';

/**
 * Runs the parts of the tests, stops at the first failure, and prints the duration of each part. `npm test`
 * runs the checks that every change requires. `npm run test:deep` runs them with more cases
 * (test/support/depth.ts).
 */
const CHECKS = ['check:types', 'check:lint', 'check:dead'];
const PARTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  check: [CHECKS],
  // `test:tools` comes first, so that missing tools are reported before the long parts start.
  test: [['test:tools'], CHECKS, ['test:unit'], ['build'], ['check:size'], ['test:e2e']],
};
const [command = '', ...options] = process.argv.slice(2);
const env = { ...process.env, ...(options.includes('--deep') && { TEST_DEPTH: 'deep' }) };

interface Took {
  part: string;
  code: number;
  ms: number;
}

/** Runs one part. Parallel parts print their output when they finish, so that it is not interleaved. */
function run(part: string, isAlone: boolean): Promise<Took> {
  const begun = performance.now();
  const npm = process.env.npm_execpath ?? '';
  return new Promise((resolve) => {
    const stdio = isAlone ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, [npm, 'run', '--silent', part], { stdio, env });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => printed.push(data));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve({ part, code: code ?? 1, ms: performance.now() - begun });
    });
  });
}

const line = (ms: number, what: string) => `${String(Math.round(ms / 1000)).padStart(5)} s  ${what}`;
const took: Took[] = [];
const begun = performance.now();
for (const parts of PARTS[command] ?? []) {
  took.push(...(await Promise.all(parts.map((part) => run(part, parts.length === 1)))));
  if (took.some(({ code }) => code !== 0)) break;
}
const failed = took.filter(({ code }) => code !== 0);
console.log(
  [
    '',
    ...took.map(({ part, code, ms }) => line(ms, code === 0 ? part : `${part} failed`)),
    line(performance.now() - begun, 'in all'),
  ].join('\n'),
);
process.exitCode = failed.length > 0 || took.length === 0 ? 1 : 0;
