import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/people/languages.ts';
import { buttonKeys } from './buttonTexts.ts';
import { textsOf, withoutPlural } from './localeTexts.ts';

const MAX_LENGTH = 25;

/** Texts in a button element that may be longer, each with the reason. */
const LONGER = new Map([
  ['actions:stale.accept', 'names the data that it continues with'],
  ['bulk:menu.verb.resendEvents', 'an entry of a menu, which is as wide as its entries'],
  ['bulk:plan.start.cancel', 'the words of the menu entry that leads to it, with the number of items'],
  ['filters:failed', 'the name of an icon'],
  ['runs:action.retry', 'says that it sends only the failed orders, and how many'],
  ['reorder:options.keepDates', 'a label that S9.8 gives, shown again where it was chosen'],
]);

/** The length of a text. A placeholder counts as two characters, because a count usually has two digits. */
const lengthOf = (text: string) => text.replace(/{{.*?}}/g, '12').length;

function tooLong(language: string): [string, string][] {
  const texts = textsOf(language);
  return buttonKeys([...texts.keys()])
    .map((key): [string, string] => [key, texts.get(key) ?? ''])
    .filter(([, text]) => lengthOf(text) > MAX_LENGTH);
}

describe.each(LANGUAGES)('in %s', (language) => {
  it(`a button has at most ${MAX_LENGTH} characters`, () => {
    const wrong = tooLong(language).filter(([key]) => !LONGER.has(withoutPlural(key)));
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

it('every exception is needed in some language', () => {
  const used = new Set(LANGUAGES.flatMap(tooLong).map(([key]) => withoutPlural(key)));
  expect([...LONGER.keys()].filter((key) => !used.has(key))).toEqual([]);
});

it('the test finds the buttons in the code', () => {
  const keys = buttonKeys([...textsOf('en').keys()]);
  expect(keys).toEqual(expect.arrayContaining(['search:form.submit', 'actions:label.cancelOrder']));
  expect(keys.length).toBeGreaterThan(100);
});
