import Papa from 'papaparse';

/**
 * A text that a spreadsheet would run as a formula. The library's own pattern misses what follows a line break, a
 * leading NUL and the full-width signs, so this one takes its place.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a leading NUL hides a formula from the eye, not from the spreadsheet
const LIVE_FORMULA = /^[\s\u0000]*[=+\-@\t\r\n\u0000\uFF1D\uFF0B\uFF0D\uFF20]/;

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The rows as CSV that spreadsheets open: UTF-8 with its mark, CRLF, commas. Every text that could be a formula
 * gets a quote before it, a telephone number and a negative amount as well: rather a text too many than a
 * formula that runs.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: LIVE_FORMULA, newline: '\r\n', header: false },
  );
  return `${BYTE_ORDER_MARK}${text}`;
}
