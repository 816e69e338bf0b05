import fc from 'fast-check';
import { expect, test } from 'vitest';
import { URL_MAX_LENGTH } from '#domain/limits.ts';
import { fullUrl, shortUrl } from '#domain/links/longUrl.ts';

const LONG = 'x'.repeat(URL_MAX_LENGTH);

test('R385: only the query of a long URL is in its fragment', () => {
  expect(shortUrl('/?page=1')).toBe('/?page=1');
  expect(shortUrl(`/orders/o1?split=${LONG}?&view=events`)).toBe(`/orders/o1#?split=${LONG}?&view=events`);
  expect(shortUrl(`/${LONG}`)).toBe(`/${LONG}`);
  expect(fullUrl('https://console.test/#?page=1')).toBe('https://console.test/?page=1');
  expect(fullUrl('/?page=1#?page=2')).toBe('/?page=1#?page=2');
  expect(fullUrl('/#top')).toBe('/#top');
});

test('R385: the full URL is the one that was made short', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.boolean(), (query, isLong) => {
      const url = `/?${query}${isLong ? LONG : ''}`;
      expect(fullUrl(shortUrl(url))).toBe(url);
    }),
  );
});
