import { nextTask } from './nextTask.ts';

/** Characters that are parsed in one go: some milliseconds on a slow machine. */
const PIECE_LENGTH = 250_000;
/** A list of objects that stands early in the text, and the first key of the first of them. */
const LIST = /"([a-z]\w*)":\[(\{"\w+":)/;
const HEAD_LENGTH = 1_000;

type Page = Record<string, unknown>;

function entriesOf(page: Page, name: string): unknown[] {
  const entries = page[name];
  if (!Array.isArray(entries)) throw new SyntaxError(`${name} is no list`);
  return entries;
}

/** Where one entry of the list ends and, after a comma, the next begins: about one place in each piece. */
function seamsOf(text: string, opening: string, pieceLength: number): number[] {
  const seams: number[] = [];
  for (let at = pieceLength; ; at += pieceLength) {
    at = text.indexOf(`},${opening}`, at);
    if (at < 0) return seams;
    seams.push(at + 1);
  }
}

/** Rejects with a SyntaxError where a seam is none: then no piece but the whole is JSON. */
async function parsePieces(text: string, name: string, seams: readonly number[]): Promise<Page> {
  const start = JSON.parse(`${text.slice(0, seams[0])}]}`) as Page;
  if (Object.keys(start).at(-1) !== name) throw new SyntaxError(`The seam is in another list than ${name}`);
  const entries = [...entriesOf(start, name)];
  for (let place = 1; place < seams.length; place += 1) {
    await nextTask();
    entries.push(...(JSON.parse(`[${text.slice((seams[place - 1] ?? 0) + 1, seams[place])}]`) as unknown[]));
  }
  await nextTask();
  const end = JSON.parse(`{"${name}":[${text.slice((seams.at(-1) ?? 0) + 1)}`) as Page;
  return { ...start, ...end, [name]: [...entries, ...entriesOf(end, name)] };
}

/**
 * What `JSON.parse` makes of a page of results, in tasks of some milliseconds each, so that a click is not kept waiting;
 * everything else is parsed at once. Within a string no quote stands behind a bare brace, and a seam within an entry
 * leaves pieces that are no JSON: those are parsed again as a whole. Rejects with a SyntaxError where the text is none.
 */
export async function parseLong(text: string, pieceLength = PIECE_LENGTH): Promise<unknown> {
  const [, name, opening] = LIST.exec(text.slice(0, HEAD_LENGTH)) ?? [];
  const seams = opening ? seamsOf(text, opening, pieceLength) : [];
  if (name && seams.length > 0) {
    try {
      return await parsePieces(text, name, seams);
    } catch {
      await nextTask();
    }
  }
  return JSON.parse(text);
}
