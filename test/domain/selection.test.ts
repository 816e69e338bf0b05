import { describe, expect, test } from 'vitest';
import { rowsBetween } from '#domain/results/selection.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

describe('S2.62: Shift selects the rows since the last click', () => {
  test.each([
    ['downwards', 'b', 'd', ['b', 'c', 'd']],
    ['upwards', 'd', 'b', ['b', 'c', 'd']],
    ['the same row', 'c', 'c', ['c']],
    ['no row before', null, 'c', ['c']],
    ['a row before that is on another page', 'z', 'c', ['c']],
    ['a row that is not there', 'b', 'z', ['z']],
  ])('%s', (_, before, clicked, range) => expect(rowsBetween(ROWS, before, clicked)).toEqual(range));
});
