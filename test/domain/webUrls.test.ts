import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWebUrl, webUrl } from '#domain/links/links.ts';
import { holds } from './holds.ts';
import { hostile } from './hostileUrls.ts';

describe('S5.54: URLs that a user may open as a link', () => {
  test.each([
    ['https://a.example/x?y#z', 'https://a.example/x?y#z'],
    ['http://a.example', 'http://a.example/'],
    ['HTTPS://A.example/X', 'https://a.example/X'],
    [' https://a.example/ ', 'https://a.example/'],
    ['https://a.example/a b', 'https://a.example/a%20b'],
  ])('%j', (value, expected) => {
    expect(webUrl(value)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'httpx://a.example',
    'http',
    'http://',
    'data:text/html,x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'ftp://a.example',
    '//a.example',
    '/orders/1',
    'a.example',
    '',
    ' ',
    null,
    undefined,
  ])('%j is null', (value) => {
    expect(webUrl(value)).toBeNull();
  });

  test('any value is http or https or nothing', () => {
    holds(
      fc.property(hostile, (value) => {
        const url = webUrl(value);
        expect(url === null || /^https?:\/\/[^/]/.test(url)).toBe(true);
      }),
      1_000,
    );
  });

  test.each([
    ['https://a.example', true],
    ['http://a.example', true],
    ['wss://a.example', false],
    ['blob:https://a.example/1', false],
  ])('%s: %s', (value, expected) => {
    expect(isWebUrl(new URL(value))).toBe(expected);
  });
});
