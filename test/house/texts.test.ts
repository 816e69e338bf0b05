import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseKeys } from 'i18next';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/people/languages.ts';
import { COGNATES } from './cognates.ts';
import { OTHERS, type Texts, textFilesOf, textsOf, withoutPlural } from './localeTexts.ts';

/**
 * Checks the texts themselves. English is the source of truth. The other languages have the same content,
 * complete and in their own words.
 */

const ROOT = join(import.meta.dirname, '../..');
const PLURAL = /_(zero|one|two|few|many|other)$/;

const TEXTS = new Map<string, Texts>(LANGUAGES.map((language) => [language, textsOf(language)]));
const ENGLISH = textsOf('en');
const textsIn = (language: string): Texts => TEXTS.get(language) ?? new Map();
const baseKeys = (texts: Texts) => new Set([...texts.keys()].map(withoutPlural));

function placeholders(text: string): string[] {
  return [...text.matchAll(/{{-?\s*(\w+)/g)].map((match) => match[1] ?? '').sort();
}

/** For each key, the names of the placeholders in all its plural forms together. */
function allPlaceholders(texts: Texts): Map<string, string> {
  const found = new Map<string, string[]>();
  for (const [key, text] of texts) {
    const base = withoutPlural(key);
    found.set(base, [...(found.get(base) ?? []), ...placeholders(text)]);
  }
  return new Map([...found].map(([base, names]) => [base, [...new Set(names)].sort().join(', ')]));
}

/** Plural forms by key, for the keys that have any. */
function pluralForms(texts: Texts): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const key of texts.keys()) {
    const category = PLURAL.exec(key)?.[1];
    if (category) forms.set(withoutPlural(key), [...(forms.get(withoutPlural(key)) ?? []), category]);
  }
  return forms;
}

describe.each(OTHERS)('S1.7: the texts in %s', (language) => {
  const texts = textsIn(language);

  it('are in the same files as the English ones', () => {
    expect(textFilesOf(language)).toEqual(textFilesOf('en'));
  });

  it('have exactly the same keys', () => {
    const own = baseKeys(texts);
    const english = baseKeys(ENGLISH);
    expect([...english].filter((key) => !own.has(key))).toEqual([]);
    expect([...own].filter((key) => !english.has(key))).toEqual([]);
  });

  it('show millions like any other number, because numbers are shown in digits', () => {
    const millions = [...texts].filter(([key]) => key.endsWith('_many'));
    const other = (key: string) => texts.get(key.replace(/_many$/, '_other'));
    expect(millions.filter(([key, text]) => text !== other(key))).toEqual([]);
  });

  it('have the same placeholders', () => {
    const own = allPlaceholders(texts);
    const differing = [...allPlaceholders(ENGLISH)].filter(
      ([key, names]) => own.has(key) && own.get(key) !== names,
    );
    expect(differing).toEqual([]);
  });

  it('use them in every plural form', () => {
    const differing = [...texts].filter(([key, text]) => {
      const english = ENGLISH.get(key.replace(/_many$/, '_other'));
      const isForMore = /_(many|other)$/.test(key) && english !== undefined;
      return isForMore && String(placeholders(text)) !== String(placeholders(english));
    });
    expect(differing.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('are not English, except for words that both languages share', () => {
    const shared = new Set(COGNATES[language]);
    const copied = [...texts].filter(([key, text]) => {
      const words = text.replace(/\$t\(.*?\)|{{.*?}}/g, '').match(/\p{Ll}{2,}/gu) ?? [];
      return words.length > 0 && ENGLISH.get(key) === text && !shared.has(text);
    });
    expect(copied.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('use every shared word in the list', () => {
    const equal = new Set(
      [...texts].filter(([key, text]) => ENGLISH.get(key) === text).map(([, text]) => text),
    );
    expect(COGNATES[language].filter((text) => !equal.has(text))).toEqual([]);
  });
});

describe.each(LANGUAGES)('every text in %s', (language) => {
  const texts = textsIn(language);

  it('has exactly the plural forms of its language', () => {
    const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const wrong = [...pluralForms(texts)].filter(
      ([, forms]) => String(forms.toSorted()) !== String(expected),
    );
    expect(wrong.map(([key, forms]) => `${key}: ${forms.join(', ')}`)).toEqual([]);
  });

  it('is not empty, not its own key, and has no extra spaces', () => {
    const bad = [...texts].filter(([key, text]) => {
      const name = key.slice(key.indexOf(':') + 1);
      return text.trim() === '' || text === name || text !== text.trim() || /\p{Zs}{2,}/u.test(text);
    });
    expect(bad.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

it.each([
  ['S4.6', 'status:partial.shipped', 'Partial shipped'],
  ['S8.1', 'failure:reason.own', 'An unknown exception occurred'],
  ['S8.7', 'filters:failed', 'Failed to load. Could not load filter values.'],
])('%s gives the text %s word by word', (_rule, key, text) => {
  expect(ENGLISH.get(key)).toBe(text);
});

it('French texts never break a line before a colon, a mark or a closing quote, nor after an opening one', () => {
  const bad = [...textsIn('fr')].filter(([, text]) => / [:;?!»]|« /.test(text));
  expect(bad.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });
}

/** A pattern for the values of a template literal; null if the literal begins with too little fixed text. */
function templatePattern(template: string): RegExp | null {
  const parts = template.split(/\$\{[^}]*\}/);
  if ((parts[0] ?? '').length < 3) return null;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('[\\w.+-]+')}$`);
}

describe('every key', () => {
  it('exists, or the code that names it does not compile', () => {
    // @ts-expect-error: there is no such key. Without this error, the keys would have no types.
    const unknown: ParseKeys<'actions'> = 'noSuchKey';
    expect(ENGLISH.has(`actions:${unknown}`)).toBe(false);
  });

  it('is used somewhere', () => {
    const sources = sourceFiles('src').filter((path) => !/src\/(locales|mocks)\//.test(path));
    const code = sources.map((path) => readFileSync(join(ROOT, path), 'utf8')).join('\n');
    const literals = new Set([...code.matchAll(/'([^'\n]*)'/g)].map((match) => match[1] ?? ''));
    const patterns = [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
      .map((match) => templatePattern(match[1] ?? ''))
      .filter((pattern) => pattern !== null);
    const isUsed = (key: string) => {
      const name = key.slice(key.indexOf(':') + 1);
      return [key, name].some((form) => literals.has(form) || patterns.some((pattern) => pattern.test(form)));
    };
    expect([...baseKeys(ENGLISH)].filter((key) => !isUsed(key))).toEqual([]);
  });
});
