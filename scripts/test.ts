import { spawn } from 'node:child_process';

/**
 * Runs the parts of the tests one after the other, stops at the first that fails, and says what each took.
 * `npm test` is what must hold for every change, `npm run test:deep` every surface with every fault and language.
 */
const [command = '', ...options] = process.argv.slice(2);
const PARTS: Readonly<Record<string, readonly string[]>> = {
  check: ['check:types', 'check:lint', 'check:dead'],
  test: ['check:types', 'check:lint', 'check:dead', 'test:unit', 'build', 'check:size', 'test:e2e'],
};

function run(part: string): Promise<number> {
  const env = { ...process.env, ...(options.includes('--deep') && { TEST_DEPTH: 'deep' }) };
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', part], { stdio: 'inherit', env, shell: true });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0).padStart(4)} s`;
const begun = performance.now();
const took: string[] = [];
let code = 0;
for (const part of PARTS[command] ?? []) {
  const partBegun = performance.now();
  code = await run(part);
  took.push(`${seconds(partBegun)}  ${part}${code === 0 ? '' : ' (failed)'}`);
  if (code !== 0) break;
}
console.log(['', ...took, `${seconds(begun)}  in all`].join('\n'));
process.exitCode = code;
