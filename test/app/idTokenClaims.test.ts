import { describe, expect, it } from 'vitest';
import { idTokenProblem } from '#app/signIn/idTokenClaims.ts';
import { aToken } from './browserStub.ts';

const NOW = 1_800_000_000;
const EXPECTED = { issuer: 'https://issuer.test', clientId: 'console', nonce: 'n-1' };
const GOOD = { iss: 'https://issuer.test', aud: 'console', exp: NOW + 600, nonce: 'n-1' };

describe('an ID token is taken only from our issuer, for us, in time and in answer to our own request', () => {
  it.each([
    ['all four claims fit', GOOD, null],
    ['an audience of one', { ...GOOD, aud: ['console'] }, null],
    [
      'several audiences, and we are the authorized party',
      { ...GOOD, aud: ['api', 'console'], azp: 'console' },
      null,
    ],
    ['a clock that is four minutes off', { ...GOOD, exp: NOW - 240 }, null],
    ['another issuer', { ...GOOD, iss: 'https://evil.test' }, /issuer/],
    ['the issuer with another ending', { ...GOOD, iss: 'https://issuer.test/' }, /issuer/],
    ['no issuer', { ...GOOD, iss: undefined }, /issuer/],
    ['another audience', { ...GOOD, aud: 'other' }, /client/],
    ['no audience', { ...GOOD, aud: undefined }, /client/],
    ['several audiences without an authorized party', { ...GOOD, aud: ['api', 'console'] }, /client/],
    [
      'several audiences, another authorized party',
      { ...GOOD, aud: ['api', 'console'], azp: 'api' },
      /client/,
    ],
    ['expired six minutes ago', { ...GOOD, exp: NOW - 360 }, /expired/],
    ['no expiry', { ...GOOD, exp: undefined }, /expired/],
    ['an expiry that is no number', { ...GOOD, exp: String(NOW + 600) }, /expired/],
    ['another nonce', { ...GOOD, nonce: 'n-2' }, /another sign-in/],
    ['no nonce', { ...GOOD, nonce: undefined }, /another sign-in/],
  ])('%s', (_title, claims, problem) => {
    const found = idTokenProblem(aToken(claims), EXPECTED, NOW);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });

  it('a renewal by refresh token answers no request of ours, so its nonce is not looked at', () => {
    const token = aToken({ ...GOOD, nonce: 'of the first sign-in' });
    expect(idTokenProblem(token, { ...EXPECTED, nonce: null }, NOW)).toBeNull();
  });

  it.each([undefined, '', 'abc', 'a.b.c'])('no readable token: %s', (token) => {
    expect(idTokenProblem(token, EXPECTED, NOW)).toMatch(/cannot be read/);
  });
});
