/** One separator for each language of the console, and all at once, as LibreOffice offers them. */
const SEPARATORS = [',', ';', '\t', ',;\t'];

/** What an import takes for one field, the quotes around it included, by its rule for quotes. */
const QUOTE_RULES: readonly ((separators: string) => RegExp)[] = [
  // A quote opens at a field's start only, and what follows the closing one belongs to the field.
  (separators) => RegExp(`"(?:[^"]|"")*(?:"|$)[^${separators}\\r\\n]*|[^${separators}\\r\\n]+`, 'g'),
  // The same, but a quote closes only before a separator.
  (separators) => RegExp(`"(?:[^"]|""|"(?![${separators}\\r\\n]|$))*(?:"|$)|[^${separators}\\r\\n]+`, 'g'),
  // A quote opens and closes anywhere.
  (separators) => RegExp(`(?:"[^"]*(?:"|$)|[^${separators}"\\r\\n])+`, 'g'),
  // A quote is a character like any other.
  (separators) => RegExp(`[^${separators}\\r\\n]+`, 'g'),
];

/** A spreadsheet drops blanks, control characters and quotes before a formula. */
const LIVE = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

/** The cells that some spreadsheet would run, whatever separates fields where the file is opened. */
export function liveCells(csv: string): string[] {
  const text = csv.replace('\uFEFF', '');
  return SEPARATORS.flatMap((separators) => QUOTE_RULES.map((rule) => rule(separators)))
    .flatMap((field) => text.match(field) ?? [])
    .filter((cell) => LIVE.test(cell));
}
