import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { visitFiles } from './visitFiles.ts';

/**
 * Compares the compressed sizes of parts of the build with their budgets in bytes, and exits with 1 if one is
 * exceeded. The parts are the JavaScript that a browser fetches before the first results are rendered (for a
 * signed-in user, and for one who signs in first), the CSS for these visits, and the largest other chunk.
 * The hashes in file names do not count: they are random, so that any change could exceed a budget by chance.
 */
const DIST = join(import.meta.dirname, '../dist');
const BUDGETS = { signedIn: 174_700, first: 194_750, css: 25_000, chunk: 60_000 };

const files = readdirSync(join(DIST, 'assets'));
const hashes = new Set(files.flatMap((name) => /-([\w-]{7})\.\w+$/.exec(name)?.[1] ?? []));

function brotli(file: string): number {
  const content = readFileSync(join(DIST, file), 'utf8');
  const counted = [...hashes].reduce((text, hash) => text.replaceAll(hash, '0'.repeat(7)), content);
  return brotliCompressSync(counted, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

const { signedIn, first, css } = visitFiles(DIST);
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotli(file), 0);
const others = files
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
