/** One separator for each language of the console, and all at once, as LibreOffice offers them. */
const SEPARATORS = [',', ';', '\t', ',;\t'];

/** The text that an import accepts as one field, including quotes, by its quoting rule. */
const QUOTE_RULES: readonly ((separators: string) => RegExp)[] = [
  // A quote opens only at a field's start, and text after the closing one belongs to the field.
  (separators) => RegExp(`"(?:[^"]|"")*(?:"|$)[^${separators}\\r\\n]*|[^${separators}\\r\\n]+`, 'g'),
  // The same, but a quote closes only before a separator.
  (separators) => RegExp(`"(?:[^"]|""|"(?![${separators}\\r\\n]|$))*(?:"|$)|[^${separators}\\r\\n]+`, 'g'),
  // A quote opens and closes anywhere.
  (separators) => RegExp(`(?:"[^"]*(?:"|$)|[^${separators}"\\r\\n])+`, 'g'),
  // A quote is an ordinary character.
  (separators) => RegExp(`[^${separators}\\r\\n]+`, 'g'),
];

/** A spreadsheet ignores blanks, control characters and quotes before a formula. */
const LIVE = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

/** The cells that some spreadsheet would execute, whatever its field separator. */
export function liveCells(csv: string): string[] {
  const text = csv.replace('\uFEFF', '');
  return SEPARATORS.flatMap((separators) => QUOTE_RULES.map((rule) => rule(separators)))
    .flatMap((field) => text.match(field) ?? [])
    .filter((cell) => LIVE.test(cell));
}
