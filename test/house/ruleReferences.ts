import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's folder, to which all paths here are relative. */
export const ROOT = join(import.meta.dirname, '../..');
const TEXT_FILE = /\.(ts|tsx|css|json|md)$/;
/** A rule is one line of a page: its ID in bold, then a sentence. */
const RULE = /^- \*\*([^*]+)\*\* (.*)$/gm;
const ID = /\b(?:S\d\.\d+|R\d+)\b/g;
const RANGE = /\b([SR])(?:(\d)\.)?(\d+) to \1(?:\2\.)?(\d+)\b/g;
const PATH = /(?<![\w./])docs(?:\/[\w.-]+)+/g;

export interface Line {
  id: string;
  text: string;
  page: string;
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/**
 * The paths of all code, style and documentation files in a folder of the repository and the folders below
 * it.
 */
export function textFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return textFiles(path);
    return TEXT_FILE.test(entry.name) ? [path] : [];
  });
}

/** The lines of a page that begin with an ID in bold. */
export function linesOf(page: string): Line[] {
  return [...textOf(page).matchAll(RULE)].map(([, id = '', text = '']) => ({ id, text, page }));
}

function idsOfRange([, letter, section, first, last]: RegExpMatchArray): string[] {
  const prefix = section === undefined ? letter : `${letter}${section}.`;
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => `${prefix}${Number(first) + index}`);
}

/** Every ID in the text, once. A range such as "S5.26 to S5.28" includes all three. */
export function citedIds(text: string): string[] {
  const single = [...text.matchAll(ID)].map(([id]) => id);
  return [...new Set([...single, ...[...text.matchAll(RANGE)].flatMap(idsOfRange)])];
}

/** Every path in the folder `docs` that the text names, once. */
export function citedPaths(text: string): string[] {
  return [...new Set([...text.matchAll(PATH)].map(([path]) => path.replace(/\.+$/, '')))];
}
