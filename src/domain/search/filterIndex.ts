import { foldText } from '#domain/foldText.ts';
import { isUuidLike } from '#domain/identifiers.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** Distinguishes the option from others of the same name, for example by parent categories; or ''. */
  hint: string;
  /** Alternative words that match the user's text but are not shown. */
  synonyms: readonly string[];
}

interface IndexedOption extends FilterOption {
  /** The label, normalized for comparison with the user's text. */
  folded: string;
  foldedSynonyms: readonly string[];
  isUuid: boolean;
}

/** A filter's options in order, normalized in advance so that each keystroke only compares texts. */
export type FilterIndex = readonly IndexedOption[];

function compareOptions(a: IndexedOption, b: IndexedOption): number {
  if (a.isUuid !== b.isUuid) return a.isUuid ? 1 : -1;
  if (a.folded !== b.folded) return a.folded < b.folded ? -1 : 1;
  return a.value < b.value ? -1 : 1;
}

/** The index of the options in the given order, such as that of the pipeline. */
export function indexInOrder(options: readonly FilterOption[]): FilterIndex {
  return options.map((option) => ({
    ...option,
    folded: foldText(option.label),
    foldedSynonyms: option.synonyms.map(foldText),
    isUuid: isUuidLike(option.label),
  }));
}

/** S2.27: the index sorted by label. Labels that look like UUIDs mean nothing to users and come last. */
export function indexByLabel(options: readonly FilterOption[]): FilterIndex {
  return [...indexInOrder(options)].sort(compareOptions);
}

/** Whether a word of the text starts with `wanted`, both folded. Words consist of letters and digits. */
export function hasWordStart(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** The ranks of a name; the last one is for text inside a word. */
const NAME_RANKS = 4;

/** The number of ranks: those of names, then those of UUID-like labels that are not an exact match. */
const RANK_COUNT = NAME_RANKS + NAME_RANKS - 1;

/** 0 for the whole name, 1 for its start, 2 for the start of another word, 3 inside a word, else Infinity. */
function nameRank(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (hasWordStart(name, wanted)) return 2;
  return name.includes(wanted) ? NAME_RANKS - 1 : Number.POSITIVE_INFINITY;
}

function rankOf(option: IndexedOption, text: string, wanted: string): number {
  const { folded, foldedSynonyms, isUuid } = option;
  // An ID matches only as a whole, because users do not search for parts of an ID.
  if (folded === wanted || option.value === text) return 0;
  const labelRank = nameRank(folded, wanted) + (isUuid ? NAME_RANKS - 1 : 0);
  return Math.min(labelRank, ...foldedSynonyms.map((synonym) => nameRank(synonym, wanted)));
}

interface Matches {
  options: readonly FilterOption[];
  /** Whether the text is the start of a word of an option's name or synonym, and not only a part of words. */
  hasWordStarts: boolean;
}

/**
 * S2.27, R194: the options whose label or synonym (R88) contains the text, or whose value equals it. Exact
 * matches come first, then prefixes, starts of other words and other parts, then UUID-like labels. Blank text
 * matches all options.
 */
export function findOptions(index: FilterIndex, text: string): Matches {
  const wanted = foldText(text);
  if (wanted === '') return { options: index, hasWordStarts: true };
  const given = text.trim();
  const ranks = Array.from({ length: RANK_COUNT }, (): FilterOption[] => []);
  for (const option of index) {
    ranks[rankOf(option, given, wanted)]?.push(option);
  }
  return {
    options: ranks.flat(),
    hasWordStarts: ranks.slice(0, NAME_RANKS - 1).some((options) => options.length > 0),
  };
}

/** The options that match the text, best first. */
export function matchOptions(index: FilterIndex, text: string): readonly FilterOption[] {
  return findOptions(index, text).options;
}
