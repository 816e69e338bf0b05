import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REDACTED, redact } from '#domain/console/redact.ts';
import { holds } from './holds.ts';

describe('phone numbers are removed', () => {
  test.each([
    '+49 30 1234567',
    '+49 (0)30 123-4567',
    '+49-30-1234567',
    '+4930123456',
    '+31 6 1234 5678',
    '+33 6 12 34 56 78',
    '+33.6.12.34.56.78',
    '+39 347 123 4567',
    '+1 206 555 0143',
    '+1 (206) 555-0143',
    '+1-206-555-0143',
    '+44 20 7946 0812',
    '+353 87 123 4567',
    '+43 6601234567',
    '0049 30 1234567',
    '00493012345678',
    '(030) 123 4567',
    '(206) 555-0143',
    '206-555-0143',
    '206.555.0143',
    '1-206-555-0143',
    '030 1234567',
    '030/123 45 67',
    '0171-1234567',
    '01711234567',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '0612345678',
    '06-12345678',
    '020 7946 0812',
    '07700 900123',
    '06 123456',
    '06/123456',
    '030 12345',
    '030-12345',
    '089 12345',
    '347 1234567',
    '%2B49301234567',
  ])('%s', (phone) => {
    expect(redact(`Call ${phone} today`)).toBe(`Call ${REDACTED} today`);
    expect(redact(`${phone}`)).toBe(REDACTED);
    expect(redact(`tel:${phone}, ${phone}.`)).toBe(`tel:${REDACTED}, ${REDACTED}.`);
  });

  test('one that was typed into the order search', () => {
    expect(redact('GET https://o.test/v1/orders/%2B49301234567 404')).toBe(
      `GET https://o.test/v1/orders/${REDACTED} 404`,
    );
  });

  const digits = (count: number) => fc.stringMatching(RegExp(`^\\d{${count}}$`));
  const filled = (pattern: string) =>
    fc
      .tuple(...[...pattern].map((sign) => (sign === '#' ? digits(1) : fc.constant(sign))))
      .map((parts) => parts.join(''));
  const phone = fc.oneof(
    ...[
      '+31 6 #### ####', '+49 15# #### ####', '+33 6 ## ## ## ##', '+39 3## ### ####', '+44 7### ######',
      '+353 8# ### ####', '+1 2## 555 01##', '+43 6## #######', '+41 79 ### ## ##', '+48 5## ### ###',
      '+45 ## ## ## ##', '0031 6 ########', '0171 #######', '02# ### ####', '06 ## ## ## ##', '(02#) ### ####',
    ].map(filled),
  ); // biome-ignore format: a list of patterns
  const words = fc.stringMatching(/^[a-z ]{0,12}$/);
  test('in any context', () =>
    holds(
      fc.property(words, phone, words, (before, number, after) => {
        expect(redact(`${before} ${number} ${after}`)).toBe(`${before} ${REDACTED} ${after}`);
      }),
      2_000,
    ));
});

describe('other numbers stay', () => {
  const LOCALES = ['en-GB', 'en-US', 'de-DE', 'de-CH', 'fr-FR', 'it-IT', 'nl-NL'];
  const code = (pattern: string) =>
    fc
      .tuple(
        ...[...pattern].map((sign) => {
          if (sign === '#') return fc.stringMatching(/^\d$/);
          return sign === '@' ? fc.stringMatching(/^[A-Z\d]$/) : fc.constant(sign);
        }),
      )
      .map((parts) => parts.join(''));
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
  const amount = fc.double({ min: -9_999_999, max: 9_999_999, noNaN: true });
  const locale = fc.constantFrom(...LOCALES);
  const kept = fc.oneof(
    fc.uuid(),
    fc.uuid().map((uuid) => uuid.replace(/[a-f]/g, '0')),
    ...[
      'VP-####-#', 'VP-####-#-#', 'NW########', '26-######', '26-######-#', 'PL-#####', 'SV/####/##', 'BHP-######-@@', '########',
      '########-#', 'IS-####-###', 'DW/######', 'PP-####-####', 'WL/26/#####', 'TA/#####', 'FO-#####', 'M@@@@@@@@@',
      'CIM-@@@@@@@@', 'PJ-#####', 'C-######', '######', '1Z############', '003########-########',
    ].map(code), // biome-ignore format: a list of patterns
    instant.map((date) => date.toISOString()),
    instant.map((date) => date.toISOString().slice(0, 10)),
    instant.map((date) => `${date.toISOString().slice(0, 19)}+02:00`),
    instant.map((date) => date.toISOString().slice(0, 19).replace('T', ' ')),
    instant.map((date) => String(date.getTime())),
    fc.tuple(instant, locale).map(([date, tag]) =>
      new Intl.DateTimeFormat(tag, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(date),
    ),
    fc
      .tuple(instant, locale)
      .map(([date, tag]) =>
        new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' }).format(
          date,
        ),
      ),
    fc
      .tuple(amount, locale)
      .map(([value, tag]) =>
        new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', signDisplay: 'always' }).format(
          value,
        ),
      ),
    fc
      .tuple(amount, locale)
      .map(([value, tag]) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(value)),
    amount.map((value) => value.toFixed(2)),
    fc.tuple(fc.ipV4(), fc.nat(65_535)).map(([ip, port]) => `${ip}:${port}`),
  );
  const word = fc.constantFrom('order', 'at', 'item', 'took', 'GET', 'by', 'for', 'of');

  test('IDs, dates, times, prices and IP addresses', () =>
    holds(
      fc.property(word, kept, word, (before, value, after) => {
        const text = `${before} ${value} ${after}`;
        expect(redact(text)).toBe(text);
      }),
      10_000,
    ));

  test.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    '2026-11-20T10:15:00.000Z GET https://o.test/v1/orders/01234567 500 unavailable 413ms tries=3 c-1',
    '{"orderId":"0612345678","itemIds":["0171 1234567"]}',
    'userId: auth0|0612345678',
    'at Row (assets/index-0612345678.js:1:23456)',
    'https://o.test/v1/orders/0612345678',
    '1440x900',
    'version 2026.11.20.1234',
    'rows 1–100 of 12,840',
    'tracking 00340434161094042557',
  ])('%s', (text) => expect(redact(text)).toBe(text));
});
