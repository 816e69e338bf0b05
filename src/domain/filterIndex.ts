import { isUuidLike } from './identifiers.ts';

/** One value a filter offers, under the name a person reads. */
export interface FilterOption {
  value: string;
  label: string;
}

interface IndexedOption extends FilterOption {
  /** Label and value as they are compared with what is typed. */
  foldedLabel: string;
  foldedValue: string;
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
  if (a.foldedLabel !== b.foldedLabel) return a.foldedLabel < b.foldedLabel ? -1 : 1;
  return a.value < b.value ? -1 : 1;
}

/** S2.27: options by label; labels that look like UUIDs name nothing to a person and come last. */
export function indexOptions(options: Iterable<FilterOption>): FilterIndex {
  const indexed = [...options].map(({ value, label }) => ({
    value,
    label,
    foldedLabel: foldText(label),
    foldedValue: foldText(value),
    isUuid: isUuidLike(label),
  }));
  return indexed.sort(compareOptions);
}

/** Exact, prefix, other, and UUID-like labels after all of these unless they are what was typed. */
const RANKS = 5;

function rankOf({ foldedLabel, foldedValue, isUuid }: IndexedOption, wanted: string): number | null {
  if (foldedLabel === wanted || foldedValue === wanted) return 0;
  const isPrefix = foldedLabel.startsWith(wanted) || foldedValue.startsWith(wanted);
  if (!isPrefix && !foldedLabel.includes(wanted) && !foldedValue.includes(wanted)) return null;
  return (isPrefix ? 1 : 2) + (isUuid ? 2 : 0);
}

/** S2.27: the options whose label or id holds the text: exact ones, then prefixes, then others. Blank text matches all. */
export function matchOptions(index: FilterIndex, text: string): readonly FilterOption[] {
  const wanted = foldText(text);
  if (wanted === '') return index;
  const ranks = Array.from({ length: RANKS }, (): FilterOption[] => []);
  for (const option of index) {
    const rank = rankOf(option, wanted);
    if (rank !== null) ranks[rank]?.push(option);
  }
  return ranks.flat();
}
