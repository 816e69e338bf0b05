import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/people/languages.ts';

const LOCALES = join(import.meta.dirname, '../../src/locales');

/** The languages whose texts are translations of the English ones, in the order of the glossary's table. */
export const OTHERS = LANGUAGES.filter((language) => language !== 'en');

export type Texts = ReadonlyMap<string, string>;

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** The file names of a language, sorted. */
export function textFilesOf(language: string): string[] {
  return readdirSync(join(LOCALES, language)).sort();
}

/** All texts of a language by "namespace:key". */
export function textsOf(language: string): Texts {
  return new Map(
    textFilesOf(language).flatMap((file) => {
      const content = JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8'));
      const namespace = file.replace('.json', '');
      return flatten(content, '').map(([key, text]): [string, string] => [`${namespace}:${key}`, text]);
    }),
  );
}

/** The key without its plural ending: "bulk:plan.items" for "bulk:plan.items_one". */
export function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
