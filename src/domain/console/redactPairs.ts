import { isCredential, isCredentialInText, isPersonal } from './redactedFields.ts';

/**
 * A name and the separator before its value: in JSON, in escaped JSON, in forms, in headers and in logged
 * objects.
 */
const NAME = /(?<![\w-])(?<name>[A-Za-z_][\w-]*)(?<quote>\\*["'])?[^\S\r\n]*(?<sign>[:=])[^\S\r\n]*/g;
/**
 * A quoted text. It ends at the next quote of the same kind with the same number of backslashes before it, or
 * at the end of the line if there is none.
 */
const QUOTED = /(?<open>(\\*)["'])(?<text>.*?)(?<close>(?<!\\)\k<open>|$)/my;
const BARE = /[^\s&"'\\<>]+/y;
const BARE_IN_JSON = /[^\s,}\]"\\]+/y;
/** The parts of lists and objects. Quoted texts are separate parts, so brackets within them do not count. */
const PART = /"(?:[^"\\]|\\.)*"?|[{}[\]]|[^"{}[\]]+/gsy;
/** Field names that show that a `name` near them is the name of a person or a company. */
const OF_ADDRESS =
  /(?:street|address_?line|postal_?code|post_?code|zip|city|first_?name|last_?name)\w*\\*["']?\s*[:=]/i;
const SURROUNDINGS = 1_000;

interface Span {
  from: number;
  to: number;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * The index after the list or object that starts at `from`; the end of the line if its closing bracket is
 * missing.
 */
function endOfNested(text: string, from: number): number {
  let depth = 0;
  for (let part = matchAt(PART, text, from); part; part = matchAt(PART, text, PART.lastIndex)) {
    if (/^[{[]$/.test(part[0])) depth += 1;
    if (/^[}\]]$/.test(part[0])) depth -= 1;
    if (depth === 0) return PART.lastIndex;
  }
  return from + (text.slice(from).split(/[\r\n]/, 1)[0] ?? '').length;
}

/** The span of the value at this index, without its quotes; null if there is no value. */
function valueAt(text: string, from: number, bareValue: RegExp): Span | null {
  if (/[{[]/.test(text.charAt(from))) return { from, to: endOfNested(text, from) };
  const quoted = matchAt(QUOTED, text, from)?.groups;
  if (quoted) {
    const start = from + (quoted.open?.length ?? 0);
    return { from: start, to: start + (quoted.text?.length ?? 0) };
  }
  const bare = matchAt(bareValue, text, from);
  return bare && { from, to: from + bare[0].length };
}

function isInAddress(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - SURROUNDINGS), at);
  const after = text.slice(at, at + SURROUNDINGS);
  return OF_ADDRESS.test(before.slice(before.lastIndexOf('{') + 1) + after.split('}', 1)[0]);
}

interface Field {
  name: string;
  /** `firstName: must not be empty` is a sentence; `"firstName": "Ana"` and `firstName=Ana` are data. */
  isSentence: boolean;
  at: number;
}

function isRedacted(text: string, { name, isSentence, at }: Field): boolean {
  if (isSentence) return isCredentialInText(name);
  return isCredential(name) || isPersonal(name) || (name.toLowerCase() === 'name' && isInAddress(text, at));
}

/** Masks the values of fields whose names indicate a credential, a person or an address. */
export function maskSensitiveFields(text: string, mask: string): string {
  let kept = '';
  let done = 0;
  for (
    let found = matchAt(NAME, text, 0);
    found;
    found = matchAt(NAME, text, Math.max(NAME.lastIndex, done))
  ) {
    const { name = '', quote, sign } = found.groups ?? {};
    const from = NAME.lastIndex;
    const isSentence = sign === ':' && quote === undefined && !/["'\\{[]/.test(text.charAt(from));
    const bareValue = quote === undefined ? BARE : BARE_IN_JSON;
    const value = isRedacted(text, { name, isSentence, at: found.index })
      ? valueAt(text, from, bareValue)
      : null;
    if (!value || value.to === value.from) {
      NAME.lastIndex = from;
      continue;
    }
    kept += text.slice(done, value.from) + mask;
    done = value.to;
  }
  return kept + text.slice(done);
}
