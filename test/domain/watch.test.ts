import { expect, test } from 'vitest';
import { authorizationUrl } from '#domain/actions/watch.ts';
import { shortUrl } from '#domain/links/longUrl.ts';
import { splitPath } from '#domain/results/splitView.ts';

const PAGE = 'https://auth.test/emails';
const pathFor = (query: string) => `${splitPath('order-1', query)}&modal=watch`;
const returnedTo = (path: string) =>
  new URL(authorizationUrl(PAGE, `https://console.test${shortUrl(path)}`)).searchParams.get('returnUrl');

test('S4.54: the authorization page returns to the dialog beside the results', () => {
  const path = pathFor('searchTerm=ana&page=1');
  expect(returnedTo(path)).toBe(`https://console.test${path}`);
});

test('R385: a search that is too long for a query is left out, so that the dialog opens again', () => {
  const ids = Array.from({ length: 900 }, (_, index) => `missing-${index}`).join('+');
  expect(returnedTo(pathFor(`searchTerm=${ids}&page=1`))).toBe(
    'https://console.test/orders/order-1?modal=watch',
  );
});
