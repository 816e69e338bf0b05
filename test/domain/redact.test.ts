import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REDACTED, redact } from '#domain/console/redact.ts';

describe('text sent to support contains no secret and no customer', () => {
  it.each([
    ['a token', 'token eyJhbGciOi.eyJzdWIi.c2ln-x_1 ends', `token ${REDACTED} ends`],
    ['half a token', 'eyJhbGciOi.eyJzdWIi', REDACTED],
    ['an authorization header', 'Authorization: Bearer abc.def-ghi', `Authorization: Bearer ${REDACTED}`],
    ['an email address', 'from ana.ruiz+shop@example.co.uk today', `from ${REDACTED} today`],
    ['an email address with characters beyond ASCII', 'zoë@bücher.example', REDACTED],
    ['a search text', 'GET /?searchTerm=Ana%20Ruiz&page=2', `GET /?searchTerm=${REDACTED}&page=2`],
    [
      'the code of a sign-in',
      '/login/callback?code=abc&state=xyz',
      `/login/callback?code=${REDACTED}&state=${REDACTED}`,
    ],
    [
      'a customer’s name that was looked up as an ID',
      'GET https://order-manager.test/v1/orders/M%C3%BCller 404',
      `GET https://order-manager.test/v1/orders/${REDACTED} 404`,
    ],
    ['an unknown parameter', '/x?customer=Ruiz', `/x?customer=${REDACTED}`],
  ])('%s is removed', (_title, text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it.each([
    'GET https://order-service.test/v1/orders/0b6c-11 404 Not Found',
    '/v1/items?orderId=0b6c-11&size=200',
    'auth0|5f1e9a3c0b7d42006e1c8a01',
    'TypeError: x is not a function\n    at Row (assets/index-abc.js:1:2)',
  ])('data that support needs stays: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('no email address and no token survives in any context', () => {
    const secret = fc.oneof(
      fc.emailAddress(),
      fc.stringMatching(/^eyJ[A-Za-z0-9_-]{4,20}\.[A-Za-z0-9_-]{4,20}\.[A-Za-z0-9_-]{4,20}$/),
    );
    const words = fc.stringMatching(/^[a-z ]{0,20}$/);
    fc.assert(
      fc.property(words, secret, words, (before, found, after) => {
        expect(redact(`${before} ${found} ${after}`)).not.toContain(found);
      }),
    );
  });
});
