import { isUuidLike } from '#domain/identifiers.ts';

/** One value a filter offers, under the name a person reads. */
export interface FilterOption {
  value: string;
  label: string;
  /** Distinguishes it from others of the same name, such as the parent categories; '' for none. */
  hint: string;
  /** Other words for it, which find it but are not shown. */
  synonyms: readonly string[];
}

interface IndexedOption extends FilterOption {
  /** The label, normalized for the comparison with the typed text. */
  folded: string;
  /** The synonyms, normalized in the same way. */
  foldedSynonyms: readonly string[];
  isUuid: boolean;
}

/** A filter's options in their order, made ready once, so that typing only compares. */
export type FilterIndex = readonly IndexedOption[];

/** Without case and accents: who types `muller` means `Müller` too. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function compareOptions(a: IndexedOption, b: IndexedOption): number {
  if (a.isUuid !== b.isUuid) return a.isUuid ? 1 : -1;
  if (a.folded !== b.folded) return a.folded < b.folded ? -1 : 1;
  return a.value < b.value ? -1 : 1;
}

/** The options in the order they are given in, such as that of the pipeline. */
export function indexInOrder(options: readonly FilterOption[]): FilterIndex {
  return options.map((option) => ({
    ...option,
    folded: foldText(option.label),
    foldedSynonyms: option.synonyms.map(foldText),
    isUuid: isUuidLike(option.label),
  }));
}

/** S2.27: options by label; labels that look like UUIDs name nothing to a person and come last. */
export function indexByLabel(options: readonly FilterOption[]): FilterIndex {
  return [...indexInOrder(options)].sort(compareOptions);
}

/** Exact, prefix, other, and UUID-like labels after all of these unless they are what was typed. */
const RANKS = 5;

/** 0 for the whole name, 1 for its beginning, 2 for any other part, Infinity for none. */
function nameRank(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : Number.POSITIVE_INFINITY;
}

function rankOf(option: IndexedOption, text: string, wanted: string): number {
  const { folded, foldedSynonyms, isUuid } = option;
  // People do not search for parts of an ID, so it matches only as a whole.
  if (folded === wanted || option.value === text) return 0;
  const labelRank = nameRank(folded, wanted) + (isUuid ? 2 : 0);
  return Math.min(labelRank, ...foldedSynonyms.map((synonym) => nameRank(synonym, wanted)));
}

/**
 * S2.27: the options whose label or a synonym (R88) holds the text: exact ones, then prefixes, then others. Blank text
 * matches all.
 */
export function matchOptions(index: FilterIndex, text: string): readonly FilterOption[] {
  const wanted = foldText(text);
  if (wanted === '') return index;
  const given = text.trim();
  const ranks = Array.from({ length: RANKS }, (): FilterOption[] => []);
  for (const option of index) {
    ranks[rankOf(option, given, wanted)]?.push(option);
  }
  return ranks.flat();
}
