import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  normalizedSearchText,
  queryTokens,
  singleTerm,
  toQueryString,
  withShortIdWildcards,
} from '#domain/search/queryText.ts';
import { anyText, holds } from './holds.ts';

describe('S5.6, S5.7: the query text that is sent', () => {
  test.each([
    ['a single word must match', '4711', '+"4711"'],
    ['words are quoted', 'ana ruiz', '"ana" "ruiz"'],
    ['wildcard, minus and phrase are kept', 'VP-1* -"test order"', 'VP-1* -"test order"'],
    ['a phrase is kept', '"ana ruiz"', '"ana ruiz"'],
    ['a plus is kept', '+ana ruiz', '+ana "ruiz"'],
    ['a minus is kept', 'ana -ruiz', '"ana" -ruiz'],
    ['a plus before a phrase is kept', '+"ana ruiz" x', '+"ana ruiz" "x"'],
    ['a single wildcard is kept as it is', 'VP-1*', 'VP-1*'],
    ['a single phrase gets no plus', '"4711"', '"4711"'],
    ['a single excluded word stays excluded', '-4711', '-4711'],
    ['a single word with a plus keeps one', '+4711', '+4711'],
    ['an unclosed quote is closed', '"ana ruiz', '"ana ruiz"'],
    ['an unclosed quote after a word is closed', 'x "ana ruiz', '"x" "ana ruiz"'],
    ['an unclosed quote after a minus is closed', '-"ana', '-"ana"'],
    ['a minus inside a word is part of it', 'VP-100-7', '+"VP-100-7"'],
    ['a star inside a word is a wildcard', 'V*P x', 'V*P "x"'],
    ['spaces around it do not matter', '  4711\t', '+"4711"'],
    ['invisible characters are no part of it', '\u200bsolo-1\u200e', '+"solo-1"'],
    ['line breaks and wide spaces separate words', 'a\nb\u00a0c', '"a" "b" "c"'],
    ['an empty phrase is nothing', '"" x', '+"x"'],
    ['a lone operator is nothing', '+ - x', '+"x"'],
    ['a lone quote is nothing', '"', ''],
    ['nothing is nothing', '', ''],
    ['spaces are nothing', '   ', ''],
    ['many IDs, pasted', 'a1\nb2\nc3', '"a1" "b2" "c3"'],
    ['many IDs, from a list', '4711,VP-12;4713, 4714;', '"4711" "VP-12" "4713" "4714"'],
    ['one ID, from a list', '4711,', '+"4711"'],
    ['a comma after a name is part of it', 'Ruiz, Ana', '"Ruiz," "Ana"'],
    ['a comma within a phrase is part of it', '"4711,4712"', '"4711,4712"'],
    ['letters of any script', 'Müller 李', '"Müller" "李"'],
    ['a backslash separates words, as a space does', 'a1\\b2', '"a1" "b2"'],
    ['a backslash typed with the Enter key is nothing', '4711\\', '+"4711"'],
    ['a backslash before a quote leaves the phrase closed', '"ana\\" -x\\', '"ana " -x'],
    ['a lone backslash is nothing', '\\', ''],
    ['text that looks like code is a word', '<b>{}', '+"<b>{}"'],
  ])('%s: %j → %j', (_title, text, expected) => {
    expect(toQueryString(text)).toBe(expected);
  });
});

describe('S2.37: the single term that may be an ID', () => {
  test.each([
    ['4711', '4711'],
    ['4711\\', '4711'],
    [' 4711 ', '4711'],
    ['+4711', '4711'],
    ['"4711"', '4711'],
    ['+"4711"', '4711'],
    ['"4711', '4711'],
    ['VP-100-7', 'VP-100-7'],
    ['" 4711 "', '4711'],
    ['"ana ruiz"', 'ana ruiz'],
    ['-4711', null],
    ['47*', null],
    ['ana ruiz', null],
    ['', null],
    ['"', null],
    ['+', null],
    ['""', null],
  ])('of %j is %j', (text, expected) => {
    expect(singleTerm(text)).toBe(expected);
  });
});

describe('R604: the IDs in a link or in a sentence that somebody sent', () => {
  const one = '10000000-0000-4000-a000-000000000001';
  const two = '10000000-0000-4000-A000-000000000002';

  test.each([
    ['a link to an order', `https://orders.example:8443/orders/${one}?itemId=${two}&view=events#x`, one],
    ['a link of another application', `https://claims.example/?order=${one}`, one],
    ['a sentence', `Order ID: ${one} is 5 days late.`, one],
    ['a full stop, brackets and a comma', `(${one}), <${two}>.`, `${one} ${two}`],
    ['a field of a document', `orderId=${one};`, one],
    ['an ID and a link to it', `Order ${one}: https://orders.example/orders/${one}`, one],
    ['a list with another ID', `${one}, VP-4711;${two}`, `${one} VP-4711 ${two}`],
    ['an ID alone', one, one],
  ])('%s: %j → %j', (_title, text, expected) => {
    expect(normalizedSearchText(` ${text}\u200b`)).toBe(expected);
  });

  test.each([
    ['part of a longer ID', `ACME-${one}`],
    ['part of a longer ID, before more', `${one}-2 of Acme`],
    ['with a phrase', `"Ana Ruiz" ${one}`],
    ['as a phrase', `"${one}"`],
    ['excluded', `acme -${one}`],
    ['with a wildcard', `${one.slice(0, 20)}* ${two}`],
    ['no whole ID', '10000000 is late'],
  ])('%s: %j stays', (_title, text) => {
    expect(normalizedSearchText(text)).toBe(text);
  });

  test('a text that was normalized stays', () => {
    const words = fc.constantFrom(
      one,
      two,
      `<${one}>,`,
      'late',
      'VP-1',
      '"x"',
      '-a',
      `https://x.example/${one}`,
    );
    holds(
      fc.property(fc.array(words), (parts) => {
        const once = normalizedSearchText(parts.join(' '));
        expect(normalizedSearchText(once)).toBe(once);
      }),
    );
  });
});

describe('R90: the text that also finds IDs by their start', () => {
  const whole = '10000000-0000-4000-a000-000000000001';

  test.each([
    ['a short form', 'e59d2f1d', 'e59d2f1d*'],
    ['several', 'e59d2f1d, 12345678', 'e59d2f1d* 12345678*'],
    ['one beside a whole ID', `${whole} 5a70130f`, `${whole} 5a70130f*`],
    ['one beside an ID of the merchant', 'VP-1001;5a70130f', 'VP-1001 5a70130f*'],
    ['eight digits beside an ID of the merchant', 'VP-1001 12345678', null],
    ['whole IDs', `${whole} ${whole}`, null],
    ['a word that is not an ID', 'ana 5a70130f', null],
    ['an exclusion', '5a70130f -4711', null],
    ['a phrase', '5a70130f "4711 4712"', null],
    ['a wildcard', '5a70130f*', null],
    ['nothing', '', null],
  ])('%s: %j → %j', (_title, text, expected) => {
    expect(withShortIdWildcards(text)).toBe(expected);
  });

  test('each ID of a list is treated on its own, in any order', () => {
    const short = fc.stringMatching(/^[a-f][0-9a-f]{7}$/);
    const id = fc.oneof(fc.uuid(), short, fc.stringMatching(/^VP-[0-9]{4}$/));
    holds(
      fc.property(fc.array(id, { minLength: 1 }), (ids) => {
        const wanted = ids.map((one) => (one.length === 8 ? `${one}*` : one));
        const hasShort = ids.some((one) => one.length === 8);
        expect(withShortIdWildcards(ids.join('\n'))).toBe(hasShort ? wanted.join(' ') : null);
      }),
    );
  });
});

const text = fc.oneof(
  anyText(),
  fc.string({ unit: fc.constantFrom('a', 'b1', '"', '+', '-', '*', ' ', '\\', '\t', '\n', '""', '-"') }),
);
const plainWord = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,7}$/);

describe('laws of the tokens', () => {
  test('no text makes them throw, and none is blank or has an open quote', () => {
    holds(
      fc.property(text, (given) => {
        for (const token of queryTokens(given)) {
          expect(token.replaceAll(/[+\-"\s]/g, '')).not.toBe('');
          expect((token.match(/"/g)?.length ?? 0) % 2).toBe(0);
        }
      }),
      1_000,
    );
  });

  test('searching for the sent text again changes nothing', () => {
    holds(
      fc.property(text, (given) => {
        expect(toQueryString(toQueryString(given))).toBe(toQueryString(given));
      }),
      1_000,
    );
  });

  test('S5.7: no backslash is sent, because before a quote it would leave the phrase open', () => {
    holds(
      fc.property(text, (given) => {
        expect(toQueryString(given)).not.toContain('\\');
      }),
      1_000,
    );
  });

  test('quoted and operator tokens stay exactly as typed', () => {
    const kept = fc.oneof(
      fc
        .tuple(fc.constantFrom('', '+', '-'), plainWord, plainWord)
        .map(([sign, a, b]) => `${sign}"${a} ${b}"`),
      fc.tuple(fc.constantFrom('+', '-'), plainWord).map((parts) => parts.join('')),
      plainWord.map((word) => `${word}*`),
    );
    holds(
      fc.property(fc.array(kept, { minLength: 1 }), (tokens) => {
        expect(toQueryString(tokens.join(' '))).toBe(tokens.join(' '));
      }),
    );
  });

  test('every other word is quoted, and only a single one must match', () => {
    holds(
      fc.property(fc.array(plainWord, { minLength: 1 }), fc.constantFrom(' ', '  ', '\n'), (words, space) => {
        const quoted = words.map((word) => `"${word}"`).join(' ');
        expect(toQueryString(words.join(space))).toBe(words.length === 1 ? `+${quoted}` : quoted);
      }),
    );
  });

  test('no letter or digit of the text is lost or added', () => {
    const letters = (given: string) => given.replaceAll(/[^a-z0-9*]/g, '');
    holds(
      fc.property(text, (given) => {
        expect(letters(toQueryString(given))).toBe(letters(given));
      }),
      1_000,
    );
  });

  test('a single plain word is the term that may be an ID', () => {
    holds(
      fc.property(plainWord, (word) => {
        expect(singleTerm(toQueryString(word))).toBe(word);
      }),
    );
  });
});
