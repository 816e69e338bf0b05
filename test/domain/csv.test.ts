import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { amountText, toCsv, toTabText } from '#domain/csv.ts';
import { liveCells } from '#test/spreadsheet.ts';
import { anyText, holds } from './holds.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const parse = (text: string, delimiter = ',') =>
  Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''), { delimiter, newline: '\r\n' }).data;

/**
 * Whether a spreadsheet could read the cell as a formula: it skips leading spaces and accepts full-width
 * signs.
 */
const isLive = (cell: string) => /^[\s\0]*[=+\-@＝＋－＠\t\r\n\0]/.test(cell);

describe('R378: an amount', () => {
  test.each([
    [24.5 + 2.005, 'EUR', ',', '26.51'],
    [24.5 + 2.005, 'EUR', ';', '26,51'],
    [1234567, 'EUR', ',', '1234567.00'],
    [-0.3, 'EUR', ',', '-0.30'],
    [13.845, 'KWD', ';', '13,845'],
    [1.0005, 'TND', ',', '1.001'],
  ] as const)('of %s %s with %s is rounded as on the screen: %s', (amount, currency, separator, text) => {
    expect(amountText({ amount, currency }, separator)).toBe(text);
    const onScreen = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
    expect(onScreen.replace(/[€,A-Z\s]/g, '').replace('.', separator === ';' ? ',' : '.')).toBe(text);
  });

  test.each([
    [1200, 'JPY', '1200.00'],
    [12.345, 'euro', '12.35'],
    [3, '', '3.00'],
  ])('of %s %s has two decimals (S9.6): %s', (amount, currency, text) => {
    expect(amountText({ amount, currency }, ',')).toBe(text);
  });
});

describe('a file for spreadsheets', () => {
  test('is UTF-8 with a byte order mark, commas and CRLF', () => {
    expect(
      toCsv(
        [
          ['Order ID', 'Recipient'],
          ['1', 'Inès'],
        ],
        ',',
      ),
    ).toBe(`${BYTE_ORDER_MARK}Order ID,Recipient\r\n1,Inès`);
  });

  test.each([
    ['a comma', 'Ruiz, Ana', '"Ruiz, Ana"'],
    ['a quote', 'the "best"', '"the ""best"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['an amount', '41.50', '41.50'],
    ['a date', '2026-11-20 12:00:00', '2026-11-20 12:00:00'],
  ])('%s', (_, cell, written) => expect(toCsv([[cell]], ',')).toBe(`${BYTE_ORDER_MARK}${written}`));
});

test('R446: an ID that looks like a number or a date is written as it is', () => {
  const ids = ['00374', '1E10', '2026-11-21', '12345678901234567890'];
  expect(toCsv([ids], ';')).toBe(`${BYTE_ORDER_MARK}${ids.join(';')}`);
});

describe('R24: a text that could run as a formula gets a quote before it', () => {
  test.each([
    '=1+1',
    '+49 30 1234',
    '-5.00',
    '@SUM(A1)',
    '\tplain',
    '\rplain',
    '\nplain',
    ' =1+1',
    '\0=1+1',
    '"=1+1"',
    '=HYPERLINK("http://evil.example")\nfoo',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('%j', (cell) => expect(parse(toCsv([['id', cell]], ','))[0]?.[1]).toBe(`'${cell}`));

  test('also a header', () => {
    expect(
      parse(
        toCsv(
          [
            ['=cmd', 'x'],
            ['1', '2'],
          ],
          ',',
        ),
      )[0]?.[0],
    ).toBe("'=cmd");
  });

  test.each(['CIM-AB12', 'a=b', '1-2', 'Ana', ''])('%j needs none', (cell) =>
    expect(parse(toCsv([['id', cell]], ','))[0]?.[1]).toBe(cell),
  );
});

describe('a text after a separator of another language also gets a quote before it', () => {
  test.each([
    ['Ana;=cmd|1', "Ana;'=cmd|1"],
    ['Ana\t=1', "Ana\t'=1"],
    ['Ruiz,=1', "Ruiz,'=1"],
    ['Ana; ＝1', "Ana;' ＝1"],
    ['Ana;"=1"', 'Ana;\'"=1"'],
    ['first\r\n@second', "first\r\n'@second"],
    [';\t-1', ";\t'-1"],
  ])('%j', (cell, written) => {
    const csv = toCsv([['id', cell]], ',');
    expect(parse(csv)[0]?.[1]).toBe(written);
    expect(liveCells(csv)).toEqual([]);
  });

  test('also a header', () =>
    expect(
      liveCells(
        toCsv(
          [
            ['id', 'Total;=1'],
            ['1', 'a;'],
          ],
          ',',
        ),
      ),
    ).toEqual([]));

  test.each(['a;b', 'a\tb', 'Ruiz, Ana', 'two\r\nlines'])('%j needs none', (cell) => {
    expect(toCsv([[cell]], ',')).toBe(`${BYTE_ORDER_MARK}"${cell}"`);
  });

  test('a very long text is written quickly', () => {
    const started = performance.now();
    toCsv([[`${';\t "'.repeat(200_000)}=`]], ',');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

/**
 * The text without the guarding quotes at its start and after separators. The comparison with the original
 * shows which quotes belong to the text itself.
 */
function withoutGuards(read: string, original: string): string {
  let kept = '';
  for (const [at, character] of [...read.split('')].entries()) {
    const isGuard =
      character === "'" && original[kept.length] !== "'" && /^[,;\t\r\n]?$/.test(read[at - 1] ?? '');
    if (!isGuard) kept += character;
  }
  return kept;
}

const cell = fc.oneof(
  anyText({ maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '＝',
        '－',
        ' ',
        '\t',
        '\0',
        ';',
        ',',
        '"',
        "'",
        '\r',
        '\n',
        'a',
        '\u200B',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);
const table = fc
  .integer({ min: 2, max: 5 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 20 }),
  );

test('no content makes a spreadsheet run a formula', () =>
  holds(
    fc.property(table, fc.constantFrom(',', ';'), (rows, separator) => {
      const csv = toCsv(rows, separator);
      expect(parse(csv, separator).flat().filter(isLive)).toEqual([]);
      expect(liveCells(csv)).toEqual([]);
    }),
    2_000,
  ));

test('any content reads back as written, except for the added quotes', () =>
  holds(
    fc.property(table, (rows) => {
      const read = parse(toCsv(rows, ','));
      const originals = read.map((row, y) => row.map((one, x) => withoutGuards(one, rows[y]?.[x] ?? '')));
      expect(originals).toEqual(rows);
    }),
    2_000,
  ));

describe('R24, R82: a table on the clipboard', () => {
  test.each([
    ['x;=1', "x;'=1"],
    ['=1', `"'=1"`],
    ['x,@SUM(A1)', "x,'@SUM(A1)"],
    ['x', 'x'],
  ])('%j', (id, written) => expect(toTabText([[id, 'Done']])).toBe(`${written}\tDone`));

  test('no content makes a spreadsheet run a formula', () =>
    holds(
      fc.property(table, (rows) => {
        expect(liveCells(toTabText(rows))).toEqual([]);
      }),
      2_000,
    ));

  test('any content reads back as written, except for the added quotes', () =>
    holds(
      fc.property(table, (rows) => {
        const read = Papa.parse<string[]>(toTabText(rows), { delimiter: '\t', newline: '\n' }).data;
        const originals = read.map((row, y) => row.map((one, x) => withoutGuards(one, rows[y]?.[x] ?? '')));
        expect(originals).toEqual(rows);
      }),
      2_000,
    ));
});
