import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LEFT_BEHIND = /^\.merge_file_|\.(orig|rej)$/;

it('no merge has left files in the project', () => {
  expect('.merge_file_1tnv2d.s').toMatch(LEFT_BEHIND);
  const names = readdirSync(join(import.meta.dirname, '../..'));
  expect(names.filter((name) => LEFT_BEHIND.test(name))).toEqual([]);
});
