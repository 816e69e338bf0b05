import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { toCsv } from '#domain/csv.ts';
import { anyText, holds } from './holds.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const parse = (text: string) =>
  Papa.parse<string[]>(text.replace(BYTE_ORDER_MARK, ''), { delimiter: ',', newline: '\r\n' }).data;

/** Starts like a formula for a spreadsheet, which skips blanks and reads full-width signs as plain ones. */
const isLive = (cell: string) => /^[\s\0]*[=+\-@＝＋－＠\t\r\n\0]/.test(cell);

describe('a file that spreadsheets open', () => {
  test('UTF-8 with its mark, commas, CRLF', () => {
    expect(
      toCsv([
        ['Order id', 'Recipient'],
        ['1', 'Inès'],
      ]),
    ).toBe(`${BYTE_ORDER_MARK}Order id,Recipient\r\n1,Inès`);
  });

  test.each([
    ['a comma', 'Ruiz, Ana', '"Ruiz, Ana"'],
    ['a quote', 'the "best"', '"the ""best"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['an amount', '41.50', '41.50'],
    ['a date', '2026-11-20 12:00:00', '2026-11-20 12:00:00'],
  ])('%s', (_, cell, written) => expect(toCsv([[cell]])).toBe(`${BYTE_ORDER_MARK}${written}`));
});

describe('a text that could run as a formula gets a quote before it', () => {
  test.each([
    '=1+1',
    '+49 30 1234',
    '-5.00',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '\0=1+1',
    '=HYPERLINK("http://evil.example")\nfoo',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('%j', (cell) => expect(parse(toCsv([['id', cell]]))[0]?.[1]).toBe(`'${cell}`));

  test('a header as well', () => {
    expect(
      parse(
        toCsv([
          ['=cmd', 'x'],
          ['1', '2'],
        ]),
      )[0]?.[0],
    ).toBe("'=cmd");
  });

  test.each(['CIM-AB12', 'a=b', '1-2', 'Ana', ''])('%j needs none', (cell) =>
    expect(parse(toCsv([['id', cell]]))[0]?.[1]).toBe(cell),
  );
});

test('whatever the cells hold: no live formula, and what was written is read back', () => {
  const cell = fc.oneof(
    anyText({ maxLength: 12 }),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '＝', ' =', '\t+', '\0@'), anyText({ maxLength: 6 }))
      .map((parts) => parts.join('')),
  );
  holds(
    fc.property(
      fc
        .integer({ min: 2, max: 5 })
        .chain((width) =>
          fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 20 }),
        ),
      (rows) => {
        const read = parse(toCsv(rows));
        expect(read.flat().filter(isLive)).toEqual([]);
        expect(read).toEqual(rows.map((row) => row.map((one) => (isLive(one) ? `'${one}` : one))));
      },
    ),
    500,
  );
});
