import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLUMN_IDS } from '#domain/results/columns.ts';
import {
  columnWidthInLetters,
  mayOverflow,
  widthInLetters,
} from '#screens/search/table/cells/letterWidths.ts';

it.each(COLUMN_IDS)('the column %s has a width in columns.css', (id) => {
  const path = join(import.meta.dirname, '../../src/screens/search/table/columns/columns.css');
  const rules = readFileSync(path, 'utf8').split('}');
  const own = rules.filter((rule) => new RegExp(`\\.col-${id}\\b`).test(rule));
  expect(own.join('}')).toMatch(/^ +width: [\d.]+rem;$/m);
});

describe('truncated texts in the results', () => {
  it.each([
    ['a text of lowercase letters that just fits', 'printing company', 16, false],
    ['one letter more', 'printing company.', 16, true],
    ['fewer letters, but capitals', 'PRINTING COMPANY', 16, true],
    ['fewer letters, but each as wide as two', '印刷株式会社東京支店', 16, true],
    ['a platform ID, in a column made for it', '3f1c1f5a-9a0e-4f0b-8c37-2d1f6f5f0b11', 36, false],
    ['nothing', '', 16, false],
  ])('%s', (_, text, room, isCut) => {
    expect(mayOverflow([text], room)).toBe(isCut);
  });

  it('leaves space for the button beside the first of several values, in every column', () => {
    for (const id of COLUMN_IDS) {
      for (const kind of ['text', 'id', 'number'] as const) {
        const room = columnWidthInLetters(id, kind, null);
        const letters = room - widthInLetters(['', '']);
        expect(letters).toBeGreaterThan(0);
        expect(mayOverflow(['x'.repeat(letters), 'more'], room)).toBe(false);
        expect(mayOverflow([`${'x'.repeat(letters)}x`, 'more'], room)).toBe(true);
      }
    }
  });
});
