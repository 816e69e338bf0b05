/** The separators that the console's languages use, and all of them together, which LibreOffice offers. */
const SEPARATORS = [',', ';', '\t', ',;\t'];

/**
 * For each quoting rule of a spreadsheet program, the text that it imports as one field, including the
 * quotes.
 */
const QUOTE_RULES: readonly ((separators: string) => RegExp)[] = [
  // A quote opens only at the start of a field. Text after the closing quote belongs to the field.
  (separators) => RegExp(`"(?:[^"]|"")*(?:"|$)[^${separators}\\r\\n]*|[^${separators}\\r\\n]+`, 'g'),
  // As above, but a quote closes only before a separator.
  (separators) => RegExp(`"(?:[^"]|""|"(?![${separators}\\r\\n]|$))*(?:"|$)|[^${separators}\\r\\n]+`, 'g'),
  // A quote opens and closes at any position.
  (separators) => RegExp(`(?:"[^"]*(?:"|$)|[^${separators}"\\r\\n])+`, 'g'),
  // Quotes have no special meaning.
  (separators) => RegExp(`[^${separators}\\r\\n]+`, 'g'),
];

/** Matches a formula. Spreadsheet programs ignore spaces, control characters and quotes before it. */
const LIVE = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u;

/** The cells that at least one spreadsheet program would execute as a formula, with any field separator. */
export function liveCells(csv: string): string[] {
  const text = csv.replace('\uFEFF', '');
  return SEPARATORS.flatMap((separators) => QUOTE_RULES.map((rule) => rule(separators)))
    .flatMap((field) => text.match(field) ?? [])
    .filter((cell) => LIVE.test(cell));
}
