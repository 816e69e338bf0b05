import Papa from 'papaparse';
import type { Money } from './money.ts';
import { roundedAmount } from './roundedAmount.ts';

/**
 * Matches a character that a spreadsheet skips before a formula: a space, a control or format character, or a
 * quote. Tabs and line breaks are not included, because they end a cell.
 */
const SKIPPED = '[^\\S\\t\\r\\n]|(?![\\t\\r\\n])\\p{Cc}|\\p{Cf}|"';
const SIGN = '[=+\\-@＝＋－＠]';

/**
 * Matches a separator before a formula. A spreadsheet could split the text there and run the formula. The
 * character that separates cells depends on the user's region. Quotes do not prevent this, because a
 * spreadsheet that splits at semicolons ignores quotes within its cells.
 */
const FORMULA_AFTER_SEPARATOR = new RegExp(`[,;\\t\\r\\n](?=(?:${SKIPPED})*${SIGN})`, 'gu');
const FORMULA_AT_START = new RegExp(`^(?:[\\s\\p{Cc}\\p{Cf}"]*${SIGN}|[\\s\\0]*[\\t\\r\\n\\0])`, 'u');

/** The separator between two cells. In regions with a decimal comma, spreadsheets expect semicolons. */
export type CsvSeparator = ',' | ';';

/** R378: the rounded amount. In regions with a decimal comma, the separator is a semicolon. */
export function amountText(money: Money, separator: CsvSeparator): string {
  const text = roundedAmount(money);
  return separator === ';' ? text.replace('.', ',') : text;
}

type Rows = readonly (readonly string[])[];

function unparse(rows: Rows, config: Papa.UnparseConfig): string {
  const safe = rows.map((row) => row.map((cell) => cell.replace(FORMULA_AFTER_SEPARATOR, "$&'")));
  return Papa.unparse(safe, { ...config, escapeFormulae: FORMULA_AT_START, header: false });
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The rows as CSV for spreadsheets, in UTF-8 with a byte order mark and CRLF. Text with a comma, a semicolon
 * or a tab is quoted. A `'` is inserted wherever a spreadsheet could detect a formula, even in phone numbers
 * and negative amounts.
 */
export function toCsv(rows: Rows, separator: CsvSeparator): string {
  const quotes = (cell: string) => /[,;\t]/.test(cell);
  return `${BYTE_ORDER_MARK}${unparse(rows, { delimiter: separator, newline: '\r\n', quotes })}`;
}

/** The rows as tab-separated text that users can safely paste into a spreadsheet. */
export function toTabText(rows: Rows): string {
  return unparse(rows, { delimiter: '\t', newline: '\n' });
}
