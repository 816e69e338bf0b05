import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from '../mutants/all.ts';

const ROOT = join(import.meta.dirname, '../..');

test('each seeded defect has an ID of its own', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(MUTANTS.map(({ id }) => id)).size).toBe(MUTANTS.length);
});

test.each(MUTANTS)('the seeded defect $id changes its file in one place', ({ file, find, replace }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});
