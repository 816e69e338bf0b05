import { describe, expect, test } from 'vitest';
import {
  consoleFailure,
  GENERIC_MESSAGE,
  isFailure,
  isForbidden,
  isNotFound,
  isUnauthorized,
  platformMessage,
  statusLine,
} from '#domain/failure.ts';
import { fieldErrors, platformWords } from '#domain/failureWords.ts';
import { firstLink } from '#domain/links/links.ts';
import { withSavedSearch } from '#domain/search/savedSearch.ts';
import { aSearch } from '#test/domainBuilders.ts';

describe('a failure', () => {
  const answered = (status: number | null, statusText = '') => ({
    ...consoleFailure('x'),
    status,
    statusText,
  });

  test('of our own: no call was sent, so nothing was applied', () => {
    expect(consoleFailure('Nothing is selected')).toEqual({
      outcome: 'unavailable',
      reason: 'own',
      service: '',
      status: null,
      statusText: '',
      message: 'Nothing is selected',
      source: '',
      correlationId: null,
      body: null,
      validationErrors: [],
    });
    expect(consoleFailure('x', 'rejected').outcome).toBe('rejected');
  });

  test.each([
    [409, 'Conflict', '409 Conflict'],
    [500, '', '500'],
    [null, '', ''],
  ])('S8.1, S8.18: status %j %j reads %j', (status, statusText, expected) => {
    expect(statusLine(answered(status, statusText))).toBe(expected);
  });

  test.each([
    ['answered', 'Late.', 'Late.'],
    ['answered', GENERIC_MESSAGE, ''],
    ['network', GENERIC_MESSAGE, ''],
    ['own', 'internal', ''],
  ] as const)(
    'R265: the platform’s own words in a failure with reason %s and message %j are %j',
    (reason, message, expected) => {
      expect(platformMessage({ ...consoleFailure(message), reason })).toBe(expected);
    },
  );

  test.each([
    ['Conflict', ''],
    ['409 Conflict', ''],
    ['Conflict with another request', 'Conflict with another request'],
  ])('R421: with the status text "Conflict", the words %j are %j', (message, expected) => {
    expect(platformMessage({ ...answered(409, 'Conflict'), reason: 'answered', message })).toBe(expected);
  });

  test.each([
    ['Not valid.', 'Not valid. · reason: too short · Call us.'],
    [GENERIC_MESSAGE, 'reason: too short · Call us.'],
  ])('R512: with the message %j, the words and validation errors in one line are %j', (message, expected) => {
    const validationErrors = [
      { path: 'reason', message: 'too short' },
      { path: '', message: 'Call us.' },
    ];
    const failure = { ...answered(422), reason: 'answered', message, validationErrors } as const;
    expect(platformWords(failure)).toBe(expected);
  });

  test.each([
    ['postalCode', 'city', null],
    ['postalCode', 'postalCode', 'No.'],
    ['group[0].address.PostalCode', 'postalCode', 'No.'],
    ['/group/0/address/postalCode', 'postalCode', 'No.'],
    ["$.address['postalCode']", 'postalCode', 'No.'],
    ['postalCode.length', 'postalCode', null],
    ['', 'postalCode', null],
  ])('R513: a validation error about %j says of the field %s: %j', (path, field, expected) => {
    const validationErrors = [{ path, message: 'No.' }];
    expect(fieldErrors([{ ...answered(422), validationErrors }], [field])).toBe(expected);
  });

  test.each([
    [401, 'order-service', true],
    [403, 'order-service', false],
    [401, 'notifications', false],
  ])('with status %i of %s: whether only a new sign-in helps is %j', (status, service, expected) => {
    expect(isUnauthorized({ ...answered(status), service })).toBe(expected);
  });

  test.each([
    ['backend', true],
    ['notifications', false],
  ])('after a redirect by a sign-in proxy before %s, only a new sign-in helps: %j', (service, expected) => {
    expect(isUnauthorized({ ...answered(null), reason: 'signedOut', service })).toBe(expected);
  });

  test('is forbidden or not found by its status alone', () => {
    expect([403, 404, 401, null].map((status) => isForbidden(answered(status)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([403, 404, 410, null].map((status) => isNotFound(answered(status)))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('is distinguished from other thrown values', () => {
    expect(isFailure(consoleFailure('x'))).toBe(true);
    for (const other of [null, undefined, 'x', new Error('x'), {}, { outcome: 'rejected' }])
      expect(isFailure(other)).toBe(false);
  });
});

describe('S3.51: saving a search', () => {
  const saved = (name: string, searchTerm = '') => ({
    name,
    criteria: aSearch({ searchTerm }),
    columns: null,
  });
  const before = [saved('a'), saved('b'), saved('c')];

  test('with a new name adds it at the end', () => {
    expect(withSavedSearch(before, saved('d')).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('with an existing name replaces that one in its position', () => {
    expect(withSavedSearch(before, saved('b', 'x'))).toEqual([saved('a'), saved('b', 'x'), saved('c')]);
    expect(before[1]).toEqual(saved('b'));
  });
});

test('the first link of a relation, or null', () => {
  const links = {
    a: [
      { href: 'x:1', name: null },
      { href: 'x:2', name: 'two' },
    ],
    b: [],
  };
  expect(['a', 'b', 'c', 'toString'].map((rel) => firstLink(links, rel)?.href ?? null)).toEqual([
    'x:1',
    null,
    null,
    null,
  ]);
});
