import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The size budget of the build, exact to the byte: what a browser must fetch before the first results are
 * drawn, and the largest single chunk beside the entry. Prints the figures; exits 1 where one is over.
 */
interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const DIST = join(import.meta.dirname, '../dist');
const BUDGETS = { entryJs: 200_000, entryCss: 25_000, chunk: 60_000 };
/** What the entry loads for whatever screen it opens (scripts/firstScreenChunks.ts). */
const SECOND_STAGE = 'src/app/start.tsx';
/** The English texts that the first screen needs; every language has the same files. */
const FIRST_TEXTS = /assets\/texts-en-/;

const manifest: Record<string, ManifestChunk> = JSON.parse(
  readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
);

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(join(DIST, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
}

function closure(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry || !manifest[SECOND_STAGE]) throw new Error('The build has no entry, or no second stage.');
const first = closure(SECOND_STAGE, closure(entry));
for (const [key, { file }] of Object.entries(manifest)) if (FIRST_TEXTS.test(file)) closure(key, first);

const firstFiles = new Set([...first].map((key) => manifest[key]?.file ?? ''));
const firstCss = new Set([...first].flatMap((key) => manifest[key]?.css ?? []));
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotli(file), 0);
const entryJs = sum(firstFiles);
const entryCss = sum(firstCss);
const others = readdirSync(join(DIST, 'assets'))
  .filter((name) => name.endsWith('.js') && !firstFiles.has(`assets/${name}`))
  .map((name) => ({ name, bytes: brotli(`assets/${name}`) }))
  .sort((a, b) => b.bytes - a.bytes);
const largest = others[0] ?? { name: 'none', bytes: 0 };

const rows: [string, number, number][] = [
  [`JavaScript until results (${firstFiles.size} files)`, entryJs, BUDGETS.entryJs],
  [`CSS until results (${firstCss.size} files)`, entryCss, BUDGETS.entryCss],
  [`largest other chunk (${largest.name})`, largest.bytes, BUDGETS.chunk],
];
for (const [what, bytes, budget] of rows)
  console.log(`${bytes <= budget ? 'ok  ' : 'OVER'} ${what}: ${bytes} of ${budget} bytes (brotli)`);
if (rows.some(([, bytes, budget]) => bytes > budget)) process.exit(1);
