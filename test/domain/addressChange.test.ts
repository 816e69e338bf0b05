import { describe, expect, test } from 'vitest';
import { isImplausible, type ValidatedField } from '#domain/actions/addressChange.ts';
import { EMPTY_ADDRESS } from '#domain/address.ts';

describe('R162: a postal code that its country cannot have', () => {
  test.each([
    ['NL', ['5911 AB', '5911ab', 'NL-5911 AB', ' 5911 AB '], ['5911', '0911 AB', '5911 A', '59110']],
    ['DE', ['01067', 'D-10115'], ['1067', '101155', 'ABCDE']],
    ['AT', ['1010', 'A-1010'], ['0100', '10100']],
    ['CH', ['8001', 'CH-8001'], ['80010', 'x']],
    ['FR', ['75001', '75 001', '20000'], ['7500', '2A000']],
    ['IT', ['00118', 'I-00118'], ['118', '001180']],
    ['BE', ['1000', 'B-1000'], ['100', '10000']],
    ['GB', ['LS1 4AB', 'sw1a1aa', 'M1 1AE', 'EC1A 1BB', 'GIR 0AA'], ['LS1', '12345', 'LS1 4A']],
    ['US', ['10001', '10001-1234', '10001 1234'], ['1000', '10001-12', 'NY 10001']],
    // The console has no pattern for the other countries.
    ['IE', ['D02 AF30', 'x'], []],
    ['', ['x'], []],
  ])('%s', (country, right, wrong) => {
    const isWrong = (postalCode: string) =>
      isImplausible('postalCode', { ...EMPTY_ADDRESS, country, postalCode });
    expect(right.filter(isWrong)).toEqual([]);
    expect(wrong.filter((code) => !isWrong(code))).toEqual([]);
  });
});

test.each<[ValidatedField, string, boolean]>([
  ['email', 'ana.example', true],
  ['email', '@example', true],
  ['email', 'ana@example', false],
  ['email', '', false],
  ['phone', 'call me', true],
  ['phone', '+31 77 555', false],
  ['phone', '٠١٢٣', false],
  ['phone', '  ', false],
  ['postalCode', '', false],
])('R162: %s "%s" is doubtful: %s', (field, value, isWrong) => {
  expect(isImplausible(field, { ...EMPTY_ADDRESS, country: 'NL', [field]: value })).toBe(isWrong);
});
