import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { visitFiles } from './visitFiles.ts';

/**
 * Compares the compressed sizes of parts of the build with their budgets in bytes, and exits with 1 if one is
 * exceeded. The parts are the JavaScript that a browser fetches before the first results are rendered (for a
 * signed-in user, and for one who signs in first), the CSS for these visits, and the largest other chunk.
 */
const DIST = join(import.meta.dirname, '../dist');
const BUDGETS = { signedIn: 174_900, first: 195_000, css: 25_000, chunk: 60_000 };

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(join(DIST, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
}

const { signedIn, first, css } = visitFiles(DIST);
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotli(file), 0);
const others = readdirSync(join(DIST, 'assets'))
  .filter((name) => name.endsWith('.js') && !first.has(`assets/${name}`))
  .map((name) => ({ name, bytes: brotli(`assets/${name}`) }))
  .sort((a, b) => b.bytes - a.bytes);
const largest = others[0] ?? { name: 'none', bytes: 0 };

const rows: [string, number, number][] = [
  [`JavaScript until results, signed in (${signedIn.size} files)`, sum(signedIn), BUDGETS.signedIn],
  [`JavaScript until results, first visit (${first.size} files)`, sum(first), BUDGETS.first],
  [`CSS until results (${css.size} files)`, sum(css), BUDGETS.css],
  [`largest other chunk (${largest.name})`, largest.bytes, BUDGETS.chunk],
];
for (const [what, bytes, budget] of rows)
  console.log(`${bytes <= budget ? 'ok  ' : 'OVER'} ${what}: ${bytes} of ${budget} bytes (brotli)`);
if (rows.some(([, bytes, budget]) => bytes > budget)) process.exit(1);
