import { nextTask } from './nextTask.ts';

/** Characters parsed in one task: a few milliseconds on a slow machine. */
const PIECE_LENGTH = 50_000;
/** A list of objects near the start of the text, and the first key of its first object. */
const LIST = /"([a-z]\w*)":\[(\{"\w+":)/;
const HEAD_LENGTH = 1_000;

type Page = Record<string, unknown>;

/**
 * A page with a long list: the list's name, the fields next to it, and its entries in batches, in their
 * order.
 */
interface LongPage {
  name: string;
  frame: Page;
  pieces: AsyncIterable<unknown[]>;
}

function entriesOf(page: Page, name: string): unknown[] {
  const entries = page[name];
  if (!Array.isArray(entries)) throw new SyntaxError(`${name} is no list`);
  return entries;
}

/** The boundaries between two entries of the list, about one in each piece of text. */
function seamsOf(text: string, opening: string, pieceLength: number): number[] {
  const seams: number[] = [];
  for (let at = pieceLength; ; at += pieceLength) {
    at = text.indexOf(`},${opening}`, at);
    if (at < 0) return seams;
    seams.push(at + 1);
  }
}

/** The entries between the boundaries, each batch parsed in a task of its own. */
async function* piecesOf(
  text: string,
  seams: readonly number[],
  first: unknown[],
  last: unknown[],
): AsyncGenerator<unknown[]> {
  await nextTask();
  yield first;
  for (let place = 1; place < seams.length; place += 1) {
    await nextTask();
    const piece = JSON.parse(`[${text.slice((seams[place - 1] ?? 0) + 1, seams[place])}]`) as unknown[];
    // Reading the entries takes as long as parsing them.
    await nextTask();
    yield piece;
  }
  await nextTask();
  yield last;
}

/** Throws a SyntaxError where the first or the last boundary is wrong. */
function open(text: string, name: string, seams: readonly number[]): LongPage {
  const start = JSON.parse(`${text.slice(0, seams[0])}]}`) as Page;
  if (Object.keys(start).at(-1) !== name) throw new SyntaxError(`The seam is in another list than ${name}`);
  const end = JSON.parse(`{"${name}":[${text.slice((seams.at(-1) ?? 0) + 1)}`) as Page;
  const pieces = piecesOf(text, seams, entriesOf(start, name), entriesOf(end, name));
  return { name, frame: { ...start, ...end }, pieces };
}

function openLong(text: string, pieceLength: number): LongPage | null {
  const [, name, opening] = LIST.exec(text.slice(0, HEAD_LENGTH)) ?? [];
  const seams = opening ? seamsOf(text, opening, pieceLength) : [];
  if (!name || seams.length === 0) return null;
  try {
    return open(text, name, seams);
  } catch {
    return null;
  }
}

/**
 * Splits a page of results into several, each with a part of the list of that name; null where the text
 * cannot be split. The iteration rejects with a SyntaxError where the text is not JSON; the caller must then
 * discard every part.
 */
export function pagesOf(
  text: string,
  list: string,
  pieceLength = PIECE_LENGTH,
): AsyncIterable<unknown> | null {
  const long = openLong(text, pieceLength);
  if (long?.name !== list) return null;
  const { frame, pieces } = long;
  return (async function* pages() {
    for await (const entries of pieces) yield { ...frame, [list]: entries };
  })();
}

/**
 * Parses a page of results like `JSON.parse`, but in tasks of a few milliseconds, so that a click does not
 * have to wait; it parses any other text at once. No string contains a quote right after a bare brace, and a
 * boundary inside an entry leaves pieces that are not JSON; the whole text is then parsed again. Rejects with
 * a SyntaxError where the text is not JSON.
 */
export async function parseLong(text: string, pieceLength = PIECE_LENGTH): Promise<unknown> {
  const long = openLong(text, pieceLength);
  if (!long) return JSON.parse(text);
  const all: unknown[] = [];
  try {
    for await (const entries of long.pieces) all.push(...entries);
    return { ...long.frame, [long.name]: all };
  } catch {
    await nextTask();
    return JSON.parse(text);
  }
}
