import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/people/languages.ts';
import { OTHERS, textsOf, withoutPlural } from './localeTexts.ts';
import { textOf } from './ruleReferences.ts';
import { TERMS } from './terms.ts';

const ENGLISH = textsOf('en');
const PLACEHOLDER = /{{.*?}}|\$t\(.*?\)/g;

/**
 * The rows of the glossary's table of terms, as cells: English first, then the languages in the order above.
 */
function tableRows(): string[][] {
  const section = textOf('docs/glossary.md').split('## Terms in every language')[1] ?? '';
  return [...section.matchAll(/^\| (.+) \|$/gm)]
    .map((line) => (line[1] ?? '').split(' | '))
    .filter(([name]) => name !== 'English' && name !== '---');
}

/** The words that the glossary lists as not used in a language. */
function unusedWords(language: Language): string[] {
  const line = new RegExp(`^- \\*\\*${language}\\*\\*: (.+)\\.$`, 'm').exec(textOf('docs/glossary.md'));
  return (line?.[1] ?? '').split(', ').filter((word) => word !== '');
}

describe.each(OTHERS)('in %s', (language) => {
  it.each(TERMS)('one term stands for "$name"', ({ english, forms, except }) => {
    const texts = textsOf(language);
    const excepted = new Set(except?.[language]);
    const wrong = [...ENGLISH.entries()].filter(
      ([key, text]) =>
        english.test(text.replace(PLACEHOLDER, '')) &&
        !excepted.has(withoutPlural(key)) &&
        !forms[language].test(texts.get(key) ?? ''),
    );
    expect(wrong.map(([key]) => `${key}: ${texts.get(key)}`)).toEqual([]);
  });
});

it("the glossary's table has each of these terms in every language", () => {
  const rows = new Map(tableRows().map((cells) => [cells[0], cells.slice(1)]));
  for (const { name, forms } of TERMS) {
    expect([...rows.keys()]).toContain(name);
    for (const [index, language] of OTHERS.entries()) {
      expect(rows.get(name)?.[index] ?? '', `${name} in ${language}`).toMatch(forms[language]);
    }
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('no text uses a word that the glossary rejects', () => {
    const words = unusedWords(language);
    expect(words, `the words of the line "- **${language}**: " in docs/glossary.md`).not.toEqual([]);
    const found = [...textsOf(language)].flatMap(([key, text]) =>
      words
        .filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text))
        .map((word) => `${key}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});

it('no English sentence opens with "What" or "Whoever"', () => {
  const wrong = [...ENGLISH].filter(([, text]) => /^(What|Whoever)\b/.test(text) && !text.endsWith('?'));
  expect(wrong).toEqual([]);
});
